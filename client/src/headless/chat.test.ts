import { expect, test } from 'vitest';
import { Chatting, saidText } from './chat.svelte';
import type { ClientMessage } from '../game.generated';
import { Session } from './session.svelte';

function sitting(seat: number | null) {
  const sent: ClientMessage[] = [];
  const session = new Session('ABC', 'token', () => ({
    send: (message) => void sent.push(message),
    close: () => undefined,
  }));
  session.table.seat = seat;
  session.connection.start();
  return { session, sent, chat: new Chatting(session) };
}

test('what others say is unread until the chat is looked at', () => {
  const { session, chat } = sitting(0);
  session.table.say({ t: 'chat', n: 5, from: 1, name: 'Bo', text: 'hello' });
  session.table.say({ t: 'chat', n: 6, from: 0, name: 'Bo', text: 'hi' });

  expect(chat.unread.map(({ n }) => n)).toEqual([5]);
  chat.show(true);
  expect(chat.unread).toEqual([]);
});

test('what was said before one came is not unread', () => {
  const { session, chat } = sitting(0);
  session.table.cameAt = 7;
  session.table.say({ t: 'chat', n: 5, from: 1, name: 'Bo', text: 'hello' });
  session.table.say({ t: 'chat', n: 8, from: null, name: 'Bo', text: 'bye' });

  expect(chat.unread.map(({ n }) => n)).toEqual([8]);
});

test('a muted player is not heard', () => {
  const { session, chat } = sitting(0);
  chat.mute(1);
  session.table.say({ t: 'chat', n: 5, from: 1, name: 'Bo', phrase: 'hurry' });

  expect(chat.messages).toEqual([]);
  chat.mute(1);
  expect(chat.messages).toHaveLength(1);
});

test('what comes again after a broken line is said once', () => {
  const { session } = sitting(0);
  session.table.say({ t: 'chat', n: 5, from: 1, name: 'Bo', text: 'hello' });
  session.table.say({ t: 'chat', n: 5, from: 1, name: 'Bo', text: 'hello' });

  expect(session.table.chat).toHaveLength(1);
  expect(session.table.n).toBe(5);
});

test('spectators read only', () => {
  const { chat, sent } = sitting(null);

  expect(chat.say('hello')).toBe(false);
  expect(sent.filter(({ t }) => t === 'chat')).toEqual([]);
});

test('nothing is said of blanks, and nothing too long', () => {
  const { chat, sent } = sitting(0);

  expect(chat.say('   ')).toBe(false);
  expect(chat.say('x'.repeat(400))).toBe(true);
  expect(sent.at(-1)).toEqual({ t: 'chat', text: 'x'.repeat(300) });
});

test('what the table itself tells has no speaker and cannot be muted', () => {
  const { session, chat } = sitting(0);
  const notice = { code: 'left', params: { name: 'Bo' } };
  session.table.say({ t: 'chat', n: 5, from: null, name: '', notice });

  expect(chat.unread).toHaveLength(1);
  expect(chat.messages.map(saidText)).toEqual([expect.stringContaining('notice-left')]);
  expect(saidText({ t: 'chat', n: 6, from: 1, name: 'Bo', text: 'hi' })).toBe('hi');
});
