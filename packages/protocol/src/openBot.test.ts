import { describe, expect, it } from 'vitest';
import { BOT_PROTOCOL_VERSION, readOpenBotMessage } from './openBot.ts';

const TOKEN = 'x'.repeat(43);
const hello = { type: 'hello', protocol: BOT_PROTOCOL_VERSION };
const move = { type: 'move', match: 'm1', turn: 3, move: 'bid 1' };

describe('messages of bots', () => {
  it.each([
    hello,
    { ...hello, token: TOKEN, name: 'Deep Blue Sea' },
    { type: 'join', code: 'ABCDEFGHJK' },
    { type: 'join', code: 'ABCDEFGHJK', seat: 2 },
    { type: 'leave', match: 'm1' },
    move,
  ])('are read: %j', (message) => {
    expect(readOpenBotMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  it.each([
    ['not JSON', '{', ''],
    ['a list', '[]', '/type'],
    ['an unknown type', '{"type":"watch"}', '/type'],
    ['a prototype key', '{"type":"constructor"}', '/type'],
    ['a short token', JSON.stringify({ ...hello, token: 'x' }), '/token'],
    ['no version', '{"type":"hello"}', '/protocol'],
    ['a move that is no text', JSON.stringify({ ...move, move: 3 }), '/move'],
    ['a long move', JSON.stringify({ ...move, move: 'x'.repeat(201) }), '/move'],
    ['an odd turn', JSON.stringify({ ...move, turn: 1.5 }), '/turn'],
    ['an extra field', JSON.stringify({ ...move, seat: 1 }), '/seat'],
    ['a huge message', JSON.stringify({ ...move, move: 'x'.repeat(5000) }), ''],
  ])('are refused: %s', (_, raw, path) => {
    expect(readOpenBotMessage(raw)).toMatchObject({ ok: false, error: { path } });
  });
});
