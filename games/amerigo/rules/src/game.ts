import { type Game, playByStack } from '@portolan/kernel';
import type { Box } from './box.ts';
import { decision } from './decisions/index.ts';
import { determinize } from './determinize.ts';
import { type Event, redact, reveals } from './events.ts';
import { COLOURS, SHIPS } from './ids.ts';
import { type Move, writeMove } from './moves.ts';
import { type Options, readOptions } from './options.ts';
import { proceed } from './rounds/index.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';

export type Amerigo = Game<State, Move, Event, View, Options>;

export function makeGame(box: Box): Amerigo {
  const { players } = box.components;
  return {
    id: 'amerigo',
    title: 'Amerigo',
    rulesVersion: 1,
    seats: { min: players.min, max: players.max }, // [AM-SETUP-01]
    longestGame: longestGame(box),
    readOptions,
    setup: (options, seats, rng) => setup(box, options, seats, rng),
    clone,
    ...playByStack({ box, decision, proceed }),
    outcome,
    view: (state, viewer) => view(box, state, viewer),
    redact,
    reveals,
    determinize: (state, _seat, rng) => determinize(state, rng),
    writeMove: (move) => writeMove(box.names, move),
    readMove: (text) => box.moves.byText.get(text),
    allMoves: () => [...box.moves.byText.values()],
  };
}

/**
 * In each turn: the choice, which ship, three decisions for each ship, and the end of a series. In addition, every tile
 * is planned once and laid in two steps, every token is bought, taken or cashed once, and no disc makes more steps than
 * its track has spaces.
 */
function longestGame({ components, pieces, productionSets }: Box): number {
  const { rounds, players, tracks, progressTokens, chests } = components;
  const seats = players.max;
  const perTurn = 1 + 1 + 3 * SHIPS + 1;
  const tiles = pieces.counts.reduce((sum, count, piece) => sum + (piece < pieces.neutrals ? count : seats * count), 0);
  const tokens = 2 * progressTokens.length + productionSets[seats].length + chests.count;
  return rounds * COLOURS.length * seats * perTurn + 3 * tiles + tokens + seats * tracks.progress.last;
}
