import { describe, expect, it } from 'vitest';
import { hashState } from './hash.ts';
import { opening, replay } from './replay.ts';
import { rngFromSeed } from './rng.ts';
import { tinyGame } from './testing/tinyGame.ts';

const match = { options: { heap: 5 }, seats: 2, seed: 'replay' };
const moves = [
  { seat: 0, text: 'take 2' },
  { seat: 1, text: 'roll' },
  { seat: 0, text: 'take 2' },
];

describe('opening', () => {
  it('sets up from the seed', () => {
    expect(opening(tinyGame, match)).toEqual({
      state: tinyGame.setup(match.options, 2, rngFromSeed('replay')),
      seq: 0,
    });
  });
});

describe('replay', () => {
  it('returns every move with its hash', () => {
    const steps = [...replay(tinyGame, { ...match, moves })];
    expect(steps.map((step) => step.ok && [step.value.seq, step.value.seat, step.value.text])).toEqual([
      [1, 0, 'take 2'],
      [2, 1, 'roll'],
      [3, 0, 'take 2'],
    ]);
    for (const step of steps) expect(step.ok && hashState(step.value.state)).toBe(step.ok && step.value.hash);
    const last = steps[2];
    expect(last.ok && tinyGame.outcome(last.value.state)?.scores).toEqual([4, 0]);
    expect([...replay(tinyGame, { ...match, moves })]).toEqual(steps);
  });

  it('differs between seeds if something is drawn', () => {
    const hashes = (seed: string): unknown[] =>
      [...replay(tinyGame, { ...match, seed, moves })].map((step) => step.ok && step.value.hash);
    expect(hashes('other')).not.toEqual(hashes('replay'));
  });

  it.each([
    ['a wrong seat', 2, { seat: 0, text: 'roll' }, { code: 'wrongSeat', awaiting: [1] }],
    ['an illegal move', 2, { seat: 1, text: 'take 9' }, { code: 'illegal', text: 'take 9', rule: 'TG-TAKE-01' }],
    ['a broken text', 1, { seat: 0, text: 'take' }, { code: 'unreadable', text: 'take' }],
  ])('stops at %s and reports its number', (_, seq, move, refusal) => {
    const spoiled = moves.with(seq - 1, move);
    const steps = [...replay(tinyGame, { ...match, moves: spoiled })];
    expect(steps).toHaveLength(seq);
    expect(steps.at(-1)).toEqual({ ok: false, error: { seq, refusal } });
    expect(steps.slice(0, -1).every((step) => step.ok)).toBe(true);
  });

  it('refuses a move after the end', () => {
    const steps = [...replay(tinyGame, { ...match, moves: [...moves, { seat: 1, text: 'roll' }] })];
    expect(steps.at(-1)).toEqual({ ok: false, error: { seq: 4, refusal: { code: 'over' } } });
  });
});
