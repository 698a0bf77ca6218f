/** Sounds made on the spot: tones that glide, and noise through a filter. */

import type { Rumble, Tone, Voice } from './scores';

/** How loud the loudest setting is: several sounds at once stay below the limit. */
export const LOUDEST = 0.35;
const ATTACK = 0.008;
const SILENCE = 0.0001;
/** the highest tone in the noise, in hertz */
const HIGHEST = 22_050;
/** From here on the noise is drawn; chosen because all that is made of it can be heard well. */
const FIRST = 8;

/** How long it takes until the last voice is silent, in seconds. */
export const lengthOf = (voices: readonly Voice[]): number =>
  Math.max(...voices.map(({ at = 0, long }) => at + long));

/** A second of noise, from which everything that rattles and roars is made: always the same, or a
 * low rumble that takes a twentieth of it would be loud or silent as it happens. */
export function noiseFor(context: BaseAudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  let drawn = FIRST;
  for (let index = 0; index < samples.length; index += 1) {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) | 0;
    samples[index] = drawn / 2 ** 31;
  }
  return noise;
}

/** Plays a voice from now on. */
export function sing(
  context: BaseAudioContext,
  out: AudioNode,
  noise: AudioBuffer,
  voice: Voice,
): void {
  const start = context.currentTime + (voice.at ?? 0);
  const end = start + voice.long;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(loudnessOf(voice), start + attackOf(voice));
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(out);
  const source =
    'noise' in voice
      ? rumble(context, noise, voice, start, envelope)
      : tone(context, voice, start, envelope);
  source.start(start);
  source.stop(end + 0.02);
}

/** What comes near or fires up swells. */
const attackOf = ({ swell, long }: Voice): number => Math.max(ATTACK, (swell ?? 0) * long);

/** A filter lets through only a part of the noise, the lower the less: it is made up for. */
function loudnessOf(voice: Voice): number {
  const { loud = 0.5, from, to = from } = voice;
  return 'noise' in voice ? loud * Math.sqrt(HIGHEST / Math.max(from, to)) : loud;
}

function tone(
  context: BaseAudioContext,
  { wave = 'sine', from, to = from, long }: Tone,
  start: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const node = context.createOscillator();
  node.type = wave;
  node.frequency.setValueAtTime(from, start);
  node.frequency.exponentialRampToValueAtTime(to, start + long);
  node.connect(into);
  return node;
}

function rumble(
  context: BaseAudioContext,
  noise: AudioBuffer,
  { from, to = from, long }: Rumble,
  start: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const node = context.createBufferSource();
  node.buffer = noise;
  node.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  node.connect(filter);
  filter.connect(into);
  return node;
}
