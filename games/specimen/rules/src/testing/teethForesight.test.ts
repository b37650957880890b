import { type Advice, type Foresight, InvariantError } from '@portolan/kernel';
import { checkGame, LawBroken } from '@portolan/kernel/testing';
import { describe, expect, it } from 'vitest';
import { makeAdvice } from '../bot/advice.ts';
import { foresee } from '../bot/foresight.ts';
import { shippedComponents } from '../data/components.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { audit } from './index.ts';
import { sound } from './spoiled.ts';

type LandfallForesight = Foresight<State, Move>;

const advice = makeAdvice(shippedComponents());
const foresight = foresee(sound, advice);
const { features } = foresight;

/** What the law reports within a few games. */
function complaint(spoiled: { advice?: Advice<View, Move>; foresight?: Partial<LandfallForesight> }): string {
  try {
    for (let i = 0; i < 20; i++) {
      checkGame({
        game: sound,
        audit,
        advice: spoiled.advice ?? advice,
        foresight: { ...foresight, ...spoiled.foresight },
        rulePrefix: 'SP',
        seats: 3,
        seed: `foresight ${i}`,
        thoroughness: 'full',
      });
    }
  } catch (error) {
    if (error instanceof LawBroken && error.law === 'foresight') return error.detail;
    throw error;
  }
  throw new InvariantError('the law found nothing');
}

describe('the law of foresight finds', () => {
  it('ratings that are not numbers', () => {
    expect(complaint({ advice: { rate: (_, moves) => moves.map(() => Number.NaN) } })).toContain('NaN');
  });

  it('a rating missing', () => {
    expect(complaint({ advice: { rate: (_, moves) => moves.slice(1).map(() => 0) } })).toMatch(
      /gets 0|gets \d+ ratings/,
    );
  });

  it('ratings that use a secret of the imagined world', () => {
    const peek = { rate: ({ coasts }: State, _: number, moves: readonly Move[]) => moves.map(() => coasts[0].island) };
    expect(complaint({ foresight: { advisor: () => peek } })).toMatch(
      /is rated .* by the view, .* by an imagined state/,
    );
  });

  it('an advisor that changes the state', () => {
    const clumsy = foresight.advisor();
    const advisor = (): typeof clumsy => ({
      rate(state, seat, moves) {
        state.journal++;
        return clumsy.rate(state, seat, moves);
      },
    });
    expect(complaint({ foresight: { advisor } })).toContain('changes the state');
  });

  it('a feature that is not a number', () => {
    const write: typeof features.write = (_state, _player, out) => void out.fill(Number.NaN);
    expect(complaint({ foresight: { features: { ...features, write } } })).toContain(
      "'one' of player 0 is not a number",
    );
  });

  it('more features than names', () => {
    const write: typeof features.write = (_state, _player, out) => void out.fill(1);
    expect(complaint({ foresight: { features: { ...features, write } } })).toContain('more than 3 features');
  });

  it('a resealed world that its seat can tell from the imagined one', () => {
    const reseal = (world: State): void => void world.round++;
    expect(complaint({ foresight: { reseal } })).toMatch(/sees others' choices resealed/);
  });

  it('a world that is resealed differently every time', () => {
    const reseal = (world: State): void => void world.rng[0]++;
    expect(complaint({ foresight: { reseal } })).toContain('reseals a world twice differently');
  });

  it('a horizon that is no number of rounds', () => {
    expect(complaint({ foresight: { effort: { 3: { iterations: 10, rounds: 0.5 } } } })).toContain(
      'the horizon is 0.5 rounds',
    );
  });

  it('a Master that imagines nothing', () => {
    expect(complaint({ foresight: { levels: { master: { 3: { iterations: 0 } } } } })).toContain(
      'a Master imagines 0 games',
    );
  });

  it('a round that is no longer over', () => {
    expect(complaint({ foresight: { roundsOver: ({ round }) => -round } })).toContain('rounds were over before');
  });
});
