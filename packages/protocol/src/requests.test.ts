import { describeProblem } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { LONGEST_NAME } from './nameProblem.ts';
import { PROTOCOL_PROBLEMS } from './problems.ts';
import { readRequest } from './requests.ts';

const NEW_TABLE = {
  game: 'g',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  visibility: 'public',
};

function faultOf(kind: Parameters<typeof readRequest>[0], body: unknown): string | undefined {
  const read = readRequest(kind, body);
  return read.ok ? undefined : `${read.error.path} ${describeProblem(read.error, PROTOCOL_PROBLEMS)}`;
}

describe('requests', () => {
  it('ask for an email address, and for the secret of a link in an email', () => {
    expect(faultOf('address', { address: 'ann' })).toBe('/address must be an email address');
    expect(faultOf('noticeLink', { token: '?' })).toBe('/token must be from a link in an email');
  });

  it('accept a name of any script', () => {
    expect(readRequest('guest', { name: 'Anne 🏴‍☠️' })).toEqual({ ok: true, value: { name: 'Anne 🏴‍☠️' } });
    expect(faultOf('rename', { name: 'عبد الرحمن' })).toBeUndefined();
  });

  it.each([
    ['', '/name must have a visible character and no space at its ends'],
    ['A\u202enn', '/name must not contain invisible characters'],
    ['x'.repeat(LONGEST_NAME + 1), '/name must have at most 24 characters'],
    [7, '/name must be a name, not a value of the type number'],
    [null, '/name must be a name, not a value of the type object'],
  ])('refuse the name %j', (name, problem) => {
    expect(faultOf('guest', { name })).toBe(problem);
  });

  it.each([
    {},
    { clock: { kind: 'live', bankSeconds: 1800, incrementSeconds: 30 }, atZero: 'resign' },
    {
      clock: { kind: 'correspondence', daysPerTurn: 2, skipWeekends: true, holidays: 10, vacationDays: 14 },
      atZero: 'standIn',
      silenceHours: 72,
      rated: true,
      language: 'pt-BR',
    },
    { hints: 'everybody' },
    { hints: 'nobody', rated: true },
  ])('accept the terms %j', (terms) => {
    expect(faultOf('newTable', { ...NEW_TABLE, terms })).toBeUndefined();
  });

  it.each([
    [{ clock: { kind: 'sand' } }, '/terms/clock/kind'],
    [{ clock: { kind: 'live', bankSeconds: 5, incrementSeconds: 0 } }, '/terms/clock/bankSeconds'],
    [{ clock: { kind: 'live', bankSeconds: 60 } }, '/terms/clock/incrementSeconds'],
    [{ clock: { kind: 'correspondence', daysPerTurn: 0 } }, '/terms/clock/daysPerTurn'],
    [{ clock: { kind: 'correspondence', daysPerTurn: 2, bankSeconds: 60 } }, '/terms/clock/bankSeconds'],
    [{ atZero: 'resign' }, '/terms/atZero makes sense only with a clock'],
    [{ silenceHours: 0.5 }, '/terms/silenceHours'],
    [{ rated: false }, '/terms/rated'],
    [{ hints: true }, '/terms/hints'],
    [{ hints: 'everybody', rated: true }, '/terms/hints makes sense only at an unrated table'],
    [{ language: 'English' }, '/terms/language must be a language tag'],
    [[], '/terms must be an object'],
  ])('refuse the terms %j', (terms, problem) => {
    expect(faultOf('newTable', { ...NEW_TABLE, terms })).toContain(problem);
  });

  it('read codes and seats', () => {
    expect(faultOf('link', { code: 'abCD2345' })).toBeUndefined();
    expect(faultOf('join', { code: 'a' })).toContain('/code');
    expect(faultOf('sit', { seat: 0 })).toBeUndefined();
    expect(faultOf('sit', { seat: 8 })).toContain('/seat');
    expect(faultOf('sit', undefined)).toContain('must be an object');
  });

  it('accept the request for a table', () => {
    expect(faultOf('newTable', NEW_TABLE)).toBeUndefined();
    expect(
      faultOf('newTable', { ...NEW_TABLE, options: [1], components: null, start: true, lesson: true }),
    ).toBeUndefined();
  });

  it.each([
    [{ ...NEW_TABLE, game: '../x' }, '/game'],
    [{ ...NEW_TABLE, seats: [] }, '/seats'],
    [{ ...NEW_TABLE, seats: Array(9).fill({ kind: 'me' }) }, '/seats'],
    [{ ...NEW_TABLE, seats: ['me'] }, '/seats/0'],
    [{ ...NEW_TABLE, seats: [{ kind: 'king' }] }, '/seats/0/kind'],
    [{ ...NEW_TABLE, seats: [{ kind: 'bot' }] }, '/seats/0/bot'],
    [{ ...NEW_TABLE, seats: [{ kind: 'me', bot: 'greedy' }] }, '/seats/0/bot'],
    [{ ...NEW_TABLE, visibility: 'secret' }, '/visibility'],
    [{ ...NEW_TABLE, start: 1 }, '/start'],
    [{ ...NEW_TABLE, lesson: 'x' }, '/lesson'],
    [{ ...NEW_TABLE, host: 'me' }, '/host'],
  ])('report the faulty field of %j', (request, path) => {
    expect(faultOf('newTable', request)?.split(' ')[0]).toBe(path);
  });
});
