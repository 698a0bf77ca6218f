/** Short sounds, one for each kind of event; silent until the player asks. */

import { settings } from '../headless/settings.svelte';
import { SOUNDS } from './scores';
import { LOUDEST, noiseFor, sing } from './voices';

let speaker: { context: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;

const SAME_MOMENT_MS = 40;
const lately = new Map<string, number>();

type Listener = (name: string) => void;
const listeners = new Set<Listener>();

/** Tells of every sound, whether it can be heard or not; the result ends that. */
export function heard(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Plays the sound of an event or a sign of the page, if there is one and sounds are on. */
export function play(name: string): void {
  const voices = SOUNDS[name];
  if (voices) for (const listener of listeners) listener(name);
  if (!voices || !settings.wishes.sound || typeof AudioContext === 'undefined') return;
  if (!isNew(name)) return;
  const { context, out, noise } = (speaker ??= openSpeaker());
  if (context.state === 'suspended') void context.resume();
  out.gain.value = settings.wishes.volume * LOUDEST;
  for (const voice of voices) sing(context, out, noise, voice);
}

/** What happens to several ships in the same moment is heard once. */
function isNew(name: string): boolean {
  const now = performance.now();
  const before = lately.get(name) ?? -Infinity;
  if (now - before < SAME_MOMENT_MS) return false;
  lately.set(name, now);
  return true;
}

function openSpeaker() {
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  return { context, out, noise: noiseFor(context) };
}
