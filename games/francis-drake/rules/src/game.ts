import { type Game, playByStack } from '@portolan/kernel';
import type { Box } from './box.ts';
import { decision } from './decisions/index.ts';
import { determinize } from './determinize.ts';
import { type Event, redact, reveals } from './events.ts';
import { type Move, writeMove } from './moves.ts';
import { type Options, readOptions } from './options.ts';
import { proceed } from './rounds/index.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';

export type FrancisDrake = Game<State, Move, Event, View, Options>;

export function makeGame(box: Box): FrancisDrake {
  const names = { destinations: box.names, forts: box.forts, galleons: box.galleons, yields: box.yields };
  const { players } = box.components;
  return {
    id: 'francis-drake',
    title: 'Francis Drake',
    rulesVersion: 1,
    seats: { min: players.min, max: players.max }, // [FD-SETUP-01]
    longestGame: longestGame(box),
    readOptions,
    setup: (options, seats, rng) => setup(box, options, seats, rng),
    clone,
    ...playByStack({ box, decision, proceed }),
    outcome,
    view: (state, viewer, shared) => view(box, state, viewer, shared),
    redact,
    reveals,
    determinize: (state, seat, rng) => determinize(box, state, seat, rng),
    writeMove: (move) => writeMove(names, move),
    readMove: (text) => box.moves.byText.get(text),
    allMoves: () => [...box.moves.byText.values()],
  };
}

/**
 * Per voyage and seat: every player disc followed by a choice, and the dock; then six mission discs, each laid,
 * declared, pressed and followed by the decision whether to go home. Besides, per voyage: two sets of counters laid
 * and the Informer's two decisions.
 */
function longestGame(box: Box): number {
  const { constants, voyages, players } = box.components;
  const perSeat = constants.playerDiscs * 2 + 1 + 6 * 4;
  return voyages * (players.max * perSeat + 4);
}
