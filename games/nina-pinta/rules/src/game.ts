import { type Game, noSeat, onlySeat, type Seat } from '@portolan/kernel';
import type { Box } from './box.ts';
import { decision } from './decisions/index.ts';
import { determinize } from './determinize.ts';
import { type Event, redact, reveals } from './events.ts';
import { BONUSES, LANDS, SHIPS, WORLDS } from './ids.ts';
import { type Move, writeMove } from './moves.ts';
import { type Options, readOptions } from './options.ts';
import { LOADING_STEPS } from './queries/loading.ts';
import { proceed } from './rounds/index.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { type Asked, clone, type State } from './state.ts';
import { type View, view } from './view.ts';

export type NinaPinta = Game<State, Move, Event, View, Options>;

export function makeGame(box: Box): NinaPinta {
  const { players } = box.components;
  return {
    id: 'nina-pinta',
    title: 'Niña & Pinta',
    rulesVersion: 1,
    seats: { min: players.min, max: players.max }, // [NP-SETUP-01]
    longestGame: longestGame(box),
    readOptions,
    setup: (options, seats, rng) => setup(box, options, seats, rng),
    clone,
    awaiting,
    legalMoves(state, seat, out) {
      out.length = 0;
      const asked = askedOf(state, seat);
      if (asked !== undefined) decision.legal(box, state, asked, out);
      return out;
    },
    apply(state, seat, move, emit) {
      const asked = askedOf(state, seat);
      if (asked === undefined) return;
      state.stack.pop();
      const context = { box, state, emit };
      decision.apply(context, asked, move);
      proceed(context);
    },
    outcome,
    view: (state, viewer) => view(box, state, viewer),
    redact,
    reveals,
    determinize: (state, seat, rng) => determinize(box, state, seat, rng),
    writeMove: (move) => writeMove(box.names, move),
    readMove: (text) => box.moves.byText.get(text),
    allMoves: () => [...box.moves.byText.values()],
    whyNot(state, seat, move) {
      const asked = askedOf(state, seat);
      return asked === undefined ? undefined : decision.whyNot(box, state, asked, move);
    },
  };
}

/** Every set of up to four seats, so that `awaiting` allocates nothing. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  [0, 1, 2, 3].filter((seat) => ((set >> seat) & 1) === 1),
);

/** One seat, or during Loading every seat that has not sealed. [NP-LOAD-01] */
function awaiting(state: State): readonly Seat[] {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return noSeat();
  if (frame.kind !== 'loadShips') return onlySeat(frame.seat);
  let set = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.players[seat].loaded < LOADING_STEPS) set |= 1 << seat;
  }
  return SEATS[set];
}

/** By seat, so that asking all seats allocates nothing. */
const LOADING: readonly Asked[] = SEATS[SEATS.length - 1].map((seat) => ({ kind: 'loadShips', seat }));

/** The pending decision as this seat is asked; undefined if it is not. */
function askedOf(state: State, seat: Seat): Asked | undefined {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return undefined;
  if (frame.kind !== 'loadShips') return frame.seat === seat ? frame : undefined;
  return state.seats > seat && state.players[seat]?.loaded < LOADING_STEPS ? LOADING[seat] : undefined;
}

/**
 * In every era each seat places a marker, loads in four steps and recovers at most a full load; for each world it sails,
 * removes pairs, places Natives and migrates, governs, arranges its gold, builds in every land at most twice, recalls
 * its Captain and is asked for Pirates; it selects and plays at most all that is on display, and passes. Once it chooses
 * a nation or looks at lands. Decisions on Planck's behalf are fewer than those of three more players.
 */
function longestGame({ components, faces, names, bonusSpaces }: Box): number {
  const { eras, players, playerPieces } = components;
  const pirates = faces.bonusSets.flat().filter((face) => BONUSES[faces.bonus[face]] === 'pirate').length;
  const loading = LOADING_STEPS + SHIPS * names.mostCrew;
  const sailing = 1 + playerPieces.settlers + 1 + 1;
  const building = 2 * LANDS.length * (1 + LANDS.length + 1) + 1;
  const governing = 1 + 1 + 2 * LANDS.length + building + 1 + players.max + pirates;
  const selecting = 3 * bonusSpaces.length + 1;
  return eras * players.max * (2 + loading + WORLDS.length * (sailing + governing) + selecting);
}
