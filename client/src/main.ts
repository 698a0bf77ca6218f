import { mount } from 'svelte';
import App from './App.svelte';
import { flights } from './headless/flights.svelte';
import { missedFlights } from './headless/missed-flights';
import { router } from './headless/router.svelte';
import { settings } from './headless/settings.svelte';
import { words } from './headless/words.svelte';
import './theme.css';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');

settings.open(localStorage, navigator.languages);
flights.open(localStorage);
missedFlights.open(localStorage);
router.open(window);
await words.speak(settings.wishes.language);
mount(App, { target: place });
