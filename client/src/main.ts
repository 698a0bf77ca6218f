import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './headless/router.svelte';
import { settings } from './headless/settings.svelte';
import { words } from './headless/words.svelte';
import './theme.css';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');

settings.open(localStorage, navigator.languages);
router.open(window);
await words.speak(settings.wishes.language);
mount(App, { target: place });
