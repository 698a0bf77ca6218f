/** Sounds as samples instead of out of a speaker, to be measured and listened to elsewhere. */

import { SOUNDS } from './scores';
import { lengthOf, LOUDEST, noiseFor, sing } from './voices';

export const RATE = 44_100;
const TAIL_SECONDS = 0.1;

export const names = (): string[] => Object.keys(SOUNDS);

/** These sounds at once, as loud as they can be set: samples of four bytes, in base 64. */
export async function recorded(...wanted: readonly string[]): Promise<string> {
  const voices = wanted.flatMap((name) => SOUNDS[name] ?? []);
  const length = Math.ceil((lengthOf(voices) + TAIL_SECONDS) * RATE);
  const context = new OfflineAudioContext(1, length, RATE);
  const out = context.createGain();
  out.gain.value = LOUDEST;
  out.connect(context.destination);
  const noise = noiseFor(context);
  for (const voice of voices) sing(context, out, noise, voice);
  const buffer = await context.startRendering();
  const bytes = new Uint8Array(buffer.getChannelData(0).buffer);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
