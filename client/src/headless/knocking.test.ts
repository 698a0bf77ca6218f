import { afterEach, expect, it, vi } from 'vitest';
import { ASK_AGAIN_MS, Knocking } from './knocking.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A door whose host answers with these, one after the other. */
function door(...answers: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit) => {
    asked.push(method);
    const state = method === 'GET' ? answers.shift() : undefined;
    return Promise.resolve(new Response(JSON.stringify({ token: 'key', state, seat: null })));
  });
  vi.useFakeTimers();
  return asked;
}

it('asks again until the host nods, and has the seat then', async () => {
  door('waiting', 'waiting', 'seated');
  const seated = vi.fn();
  const knocking = new Knocking('ABC', seated);
  await knocking.ask('Ada', 2);
  expect(knocking.state).toBe('waiting');

  await vi.advanceTimersByTimeAsync(2 * ASK_AGAIN_MS);
  expect(seated).toHaveBeenCalledWith('key');
  expect(knocking.state).toBe('seated');
});

it('hears a no', async () => {
  const asked = door('turned_down');
  const knocking = new Knocking('ABC', () => undefined);
  await knocking.ask('Ada', 2);

  expect(knocking.state).toBe('turned_down');
  expect(asked).toEqual(['POST', 'GET']);
});

it('knocks again where a server that was started anew has forgotten it, but not for ever', async () => {
  const asked = door('waiting', 'gone', 'waiting', 'seated');
  const seated = vi.fn();
  const knocking = new Knocking('ABC', seated);
  await knocking.ask('Ada', 2);
  await vi.advanceTimersByTimeAsync(2 * ASK_AGAIN_MS);
  expect(seated).toHaveBeenCalledWith('key');
  expect(asked).toEqual(['POST', 'GET', 'GET', 'POST', 'GET', 'GET']);

  door('gone', 'gone', 'gone', 'gone', 'gone');
  await knocking.ask('Ada', 2);
  expect(knocking.state).toBe('gone');
});

it('takes the wish back when whoever asked goes', async () => {
  const asked = door('waiting');
  const knocking = new Knocking('ABC', () => undefined);
  await knocking.ask('Ada', 2);
  knocking.stop();
  await vi.advanceTimersByTimeAsync(5 * ASK_AGAIN_MS);

  expect(asked).toEqual(['POST', 'GET', 'DELETE']);
});
