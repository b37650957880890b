import { SHAPE_PROBLEMS } from '@portolan/kernel';
import { PROTOCOL_PROBLEMS, REASONS, REFUSALS } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { describeRefusal } from '../app/describeRefusal.ts';
import { GAME_PROBLEMS } from '../games/problems.ts';
import { t as refusals } from './refusals.ts';

const MESSAGES: Readonly<Record<string, unknown>> = refusals.messages.english;

function placeholders(text: unknown): string[] {
  return [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

describe('the messages for refusals', () => {
  it.each(REFUSALS)('include the code %s', (code) => {
    expect(MESSAGES).toHaveProperty([`refusal.${code}`]);
  });

  it.each(Object.entries(REASONS))('include the reason %s, with its parameters', (reason, { params }) => {
    expect(MESSAGES).toHaveProperty([`reason.${reason}`]);
    for (const name of placeholders(MESSAGES[`reason.${reason}`])) expect(params).toContain(name);
  });

  it('say what is wrong with the log of a game without the words of its file format', () => {
    const say = (params: Readonly<Record<string, string | number>>): string =>
      describeRefusal({ code: 'badRequest', reason: 'faultyLog', params: { line: 1, ...params } });
    expect([
      say({ problem: 'otherVersion', played: 7, game: 'ferry', ours: 1 }),
      say({ problem: 'faultyTerms' }),
      say({ problem: 'faultySeats' }),
      say({ problem: 'faultyEntries' }),
    ]).toEqual([
      'Line 1: played with version 7 of the rules of ferry; only version 1 is available here',
      'Line 1: its terms are not what the players of a table can agree on',
      'Line 1: it does not say correctly who played each seat',
      'Line 1: what was undone or agreed does not fit the moves',
    ]);
  });

  it('have no code that means two things', () => {
    const texts = [SHAPE_PROBLEMS, PROTOCOL_PROBLEMS, ...GAME_PROBLEMS.map(({ messages }) => messages.english)];
    const codes = texts.flatMap((one) => Object.keys(one));
    expect(codes.filter((code, at) => codes.indexOf(code) < at)).toEqual([]);
  });
});
