import { amerigo } from '@portolan/amerigo';
import { francisDrake } from '@portolan/francis-drake';
import { type ProblemTexts, SHAPE_PROBLEMS } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';
import { PROTOCOL_PROBLEMS, REASONS, REFUSALS } from '@portolan/protocol';
import { LOG_PROBLEMS } from '@portolan/protocol/log';
import { specimen } from '@portolan/specimen';
import { describe, expect, it } from 'vitest';
import { t as faults } from './faults.ts';
import { t as refusals } from './refusals.ts';

const MESSAGES: Readonly<Record<string, unknown>> = { ...refusals.messages.english, ...faults.messages.english };

function placeholders(text: unknown): string[] {
  return [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

const FAULTS: readonly [string, ProblemTexts][] = [
  ['shapes', SHAPE_PROBLEMS],
  ['the protocol', PROTOCOL_PROBLEMS],
  ...[francisDrake, amerigo, ninaPinta, specimen].map((game): [string, ProblemTexts] => [
    game.title,
    game.problems ?? {},
  ]),
];

describe('the messages for refusals', () => {
  it.each(REFUSALS)('include the code %s', (code) => {
    expect(MESSAGES).toHaveProperty([`refusal.${code}`]);
  });

  it.each(Object.entries(REASONS))('include the reason %s, with its parameters', (reason, { params }) => {
    expect(MESSAGES).toHaveProperty([`reason.${reason}`]);
    for (const name of placeholders(MESSAGES[`reason.${reason}`])) expect(params).toContain(name);
  });

  it.each(FAULTS)('include every problem of %s, with its parameters', (_, texts) => {
    for (const [problem, text] of Object.entries(texts)) {
      expect(placeholders(MESSAGES[`fault.${problem}`]), problem).toEqual(placeholders(text));
      expect(MESSAGES, problem).toHaveProperty([`fault.${problem}`]);
    }
  });

  it('include every problem of a log, with its parameters', () => {
    for (const [problem, text] of Object.entries(LOG_PROBLEMS)) {
      // These two carry the fault of a value and have reasons of their own.
      if (problem === 'faultyOptions' || problem === 'faultyComponents') continue;
      expect(placeholders(MESSAGES[`logFault.${problem}`]), problem).toEqual(placeholders(text));
      expect(MESSAGES, problem).toHaveProperty([`logFault.${problem}`]);
    }
  });

  it('have no code that means two things', () => {
    const codes = FAULTS.flatMap(([, texts]) => Object.keys(texts));
    expect(codes.filter((code, at) => codes.indexOf(code) < at)).toEqual([]);
  });
});
