import { describeProblem } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { PROTOCOL_PROBLEMS } from './problems.ts';
import { LONGEST_CHAT, LONGEST_MESSAGE, readClientMessage } from './readMessage.ts';

const GOOD: readonly object[] = [
  { type: 'watch', table: 't1' },
  { type: 'watch', table: 't1', since: 0, steps: true },
  { type: 'unwatch', table: 't1' },
  { type: 'move', id: 'a-1_B', table: 't1', seq: 3, text: 'bid 5' },
  { type: 'move', id: 'a', table: 't1', seq: 3, text: '~', seat: 7, final: true },
  { type: 'end', id: 'a', table: 't1', seq: 3 },
  { type: 'undo', id: 'a', table: 't1', seq: 3, to: 0 },
  { type: 'handOver', id: 'a', table: 't1', seat: 2 },
  { type: 'handOver', id: 'a', table: 't1', bot: 'greedy' },
  { type: 'return', id: 'a', table: 't1', seat: 2 },
  { type: 'vote', id: 'a', table: 't1', for: 1, seat: 2, off: true },
  { type: 'askBack', id: 'a', table: 't1', seq: 9, to: 4, seat: 2, hidden: true },
  { type: 'answerBack', id: 'a', table: 't1', request: 10, agree: false, seat: 2, hidden: true },
  { type: 'withdrawBack', id: 'a', table: 't1', request: 10, seat: 2 },
  { type: 'calendar', id: 'a', table: 't1', zone: 'Europe/Lisbon', seat: 2 },
  { type: 'why', id: 'a', table: 't1', text: 'x' },
  { type: 'chat', id: 'a', table: 't1', text: 'Ahoy, Niña! 👩‍✈️' },
  { type: 'lobby' },
  { type: 'lobby', off: true },
  { type: 'ping', id: 'a' },
];

function faultOf(value: unknown): string | undefined {
  const read = readClientMessage(typeof value === 'string' ? value : JSON.stringify(value));
  return read.ok ? undefined : `${read.error.path} ${describeProblem(read.error, PROTOCOL_PROBLEMS)}`;
}

describe('a message from a page', () => {
  it.each(GOOD)('is read: %j', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  it.each(GOOD.flatMap((message) => Object.keys(message).map((field) => [field, message] as const)))(
    'is refused with %s wrong: %j',
    (field, message) => {
      for (const wrong of [null, -1, 1.5, '', [], {}, 'x'.repeat(500), '\u0000', 'a b\n']) {
        expect(faultOf({ ...message, [field]: wrong })).toContain(field === 'type' ? '/type' : `/${field}`);
      }
    },
  );

  it.each(GOOD)('is refused with an unknown field: %j', (message) => {
    expect(faultOf({ ...message, more: 1 })).toBe('/more is not a known field');
    expect(faultOf(`${JSON.stringify(message).slice(0, -1)},"__proto__":1}`)).toBe('/__proto__ is not a known field');
  });

  it.each(['', '{', '[]', 'null', '7', '"x"', '{"type":7}', '{"type":"toString"}', '{"type":"__proto__"}'])(
    'is refused: %s',
    (raw) => {
      expect(faultOf(raw)).toBeDefined();
    },
  );

  it('is not parsed if it is too long', () => {
    expect(faultOf(' '.repeat(LONGEST_MESSAGE + 1))).toContain('longer than');
  });

  it.each([
    ['only spaces', ' \u00a0\u3000'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['direction override characters', '\u202egnorw'],
    ['a lone surrogate', 'a\ud800'],
    ['too many characters', 'x'.repeat(LONGEST_CHAT + 1)],
  ])('is refused as chat with %s', (_, text) => {
    expect(faultOf({ type: 'chat', id: 'a', table: 't', text })).toContain('/text must be one line');
  });
});
