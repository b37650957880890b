import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, readRequest } from './requests.ts';

const WISH = {
  game: 'g',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  visibility: 'public',
};

function faultOf(kind: Parameters<typeof readRequest>[0], body: unknown): string | undefined {
  const read = readRequest(kind, body);
  return read.ok ? undefined : `${read.error.path} ${read.error.problem}`;
}

describe('requests', () => {
  it.each(['Ann', 'Änn Ø. von 李', '🚢', 'x'.repeat(LONGEST_NAME)])('take %j for a name', (name) => {
    expect(readRequest('guest', { name })).toEqual({ ok: true, value: { name } });
    expect(faultOf('rename', { name })).toBeUndefined();
  });

  it.each(['', ' ', ' Ann', 'Ann ', '\u00a0', 'A\u200bnn', 'A\nnn', '\ud83d', 'x'.repeat(LONGEST_NAME + 1), 7, null])(
    'do not take %j for a name',
    (name) => {
      expect(faultOf('guest', { name })).toContain('/name must be a name');
    },
  );

  it('take codes and seats', () => {
    expect(faultOf('link', { code: 'abCD2345' })).toBeUndefined();
    expect(faultOf('join', { code: 'a' })).toContain('/code');
    expect(faultOf('sit', { seat: 0 })).toBeUndefined();
    expect(faultOf('sit', { seat: 8 })).toContain('/seat');
    expect(faultOf('sit', undefined)).toContain('must be an object');
  });

  it('take a wish for a table', () => {
    expect(faultOf('newTable', WISH)).toBeUndefined();
    expect(faultOf('newTable', { ...WISH, options: [1], components: null, start: true, lesson: true })).toBeUndefined();
  });

  it.each([
    [{ ...WISH, game: '../x' }, '/game'],
    [{ ...WISH, seats: [] }, '/seats'],
    [{ ...WISH, seats: Array(9).fill({ kind: 'me' }) }, '/seats'],
    [{ ...WISH, seats: ['me'] }, '/seats/0'],
    [{ ...WISH, seats: [{ kind: 'king' }] }, '/seats/0/kind'],
    [{ ...WISH, seats: [{ kind: 'bot' }] }, '/seats/0/bot'],
    [{ ...WISH, seats: [{ kind: 'me', bot: 'greedy' }] }, '/seats/0/bot'],
    [{ ...WISH, visibility: 'secret' }, '/visibility'],
    [{ ...WISH, start: 1 }, '/start'],
    [{ ...WISH, lesson: 'x' }, '/lesson'],
    [{ ...WISH, host: 'me' }, '/host'],
  ])('name what is wrong in %j', (wish, path) => {
    expect(faultOf('newTable', wish)?.split(' ')[0]).toBe(path);
  });
});
