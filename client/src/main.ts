import { mount } from 'svelte';
import App from './App.svelte';
import './page.css';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');
mount(App, { target: place });
