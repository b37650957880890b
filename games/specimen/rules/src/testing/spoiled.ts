import type { EventSink, Outcome, Rng, Seat } from '@portolan/kernel';
import { addFigures, checkGame, emptyFigures, type Figures, type Law, LawBroken } from '@portolan/kernel/testing';
import { shippedComponents } from '../data/components.ts';
import type { Event } from '../events.ts';
import { type Landfall, makeGame } from '../game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { audit } from './index.ts';

/** The correct game; the tests of the laws spoil it in one point each. */
export const sound: Landfall = makeGame(shippedComponents());

export type Spoiled = Partial<Landfall>;

export interface Finding {
  readonly law: Law | 'none';
  readonly figures: Figures;
}

/** The first law that the spoiled game breaks within a few games. */
export function lawBrokenBy(spoiled: Spoiled, games = 60): Law | 'none' {
  return findBreach(spoiled, games).law;
}

export function findBreach(spoiled: Spoiled, games = 60): Finding {
  const game = { ...sound, ...spoiled };
  let figures = emptyFigures();
  for (let i = 0; i < games; i++) {
    try {
      const request = { game, audit, rulePrefix: 'SP', seats: 4 - (i % 3), seed: `teeth ${i}` };
      figures = addFigures(figures, checkGame({ ...request, thoroughness: 'full' }));
    } catch (error) {
      if (error instanceof LawBroken) return { law: error.law, figures };
      throw error;
    }
  }
  return { law: 'none', figures };
}

/** The correct `apply`, followed by something else. */
export function andThen(more: (state: State, move: Move, emit?: EventSink<Event>) => void): Spoiled {
  return {
    apply: (state, seat, move, emit) => {
      sound.apply(state, seat, move, emit);
      more(state, move, emit);
    },
  };
}

/** The correct list, altered. */
export function listing(change: (out: Move[], state: State, seat: Seat) => void): Spoiled {
  return {
    legalMoves: (state, seat, out) => {
      sound.legalMoves(state, seat, out);
      change(out, state, seat);
      return out;
    },
  };
}

/** The correct imagined world, altered. */
export function imagining(change: (world: State, real: State, rng: Rng) => void): Spoiled {
  return {
    determinize: (state, seat, rng) => {
      const world = sound.determinize(state, seat, rng);
      change(world, state, rng);
      return world;
    },
  };
}

/** The correct view with something added. */
export function showing(more: (state: State) => object): Spoiled {
  return { view: (state, viewer) => ({ ...sound.view(state, viewer), ...more(state) }) };
}

/** The correct outcome, altered. */
export function ending(change: (outcome: Outcome) => Outcome): Spoiled {
  return {
    outcome: (state) => {
      const outcome = sound.outcome(state);
      return outcome === undefined ? undefined : change(outcome);
    },
  };
}
