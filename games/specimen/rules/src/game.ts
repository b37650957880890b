import type { Game } from '@portolan/kernel';
import type { Components } from './data/components.ts';
import { apply, awaiting, legalMoves, whyNot } from './decisions/index.ts';
import { type Event, redact, reveals } from './events.ts';
import { MOST_LOOKS, SEATS } from './ids.ts';
import { ALL_MOVES, type Move, readMove, writeMove } from './moves.ts';
import { outcome } from './scoring.ts';
import { type Options, readOptions, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { determinize, type View, view } from './view.ts';

export type Landfall = Game<State, Move, Event, View, Options>;

/** The game with its concrete types. */
export function makeGame(components: Components): Landfall {
  return {
    id: 'specimen',
    title: 'Landfall',
    rulesVersion: 1,
    seats: SEATS,
    // In every round each seat bids, and the explorer looks and settles as often as allowed.
    longestGame: components.rounds * (SEATS.max + 2 * MOST_LOOKS),
    readOptions: (input) => readOptions(components, input),
    setup: (options, seats, rng) => setup({ components, options, seats }, rng),
    clone,
    awaiting,
    legalMoves,
    apply,
    outcome,
    view,
    redact,
    reveals,
    determinize,
    writeMove,
    readMove,
    allMoves: () => ALL_MOVES,
    whyNot,
  };
}
