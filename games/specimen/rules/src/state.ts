import { type BaseState, cloneRng, type Seat } from '@portolan/kernel';
import type { Chart, Coast, Island } from './ids.ts';

/** The pending decision. Each kind has a file in decisions/. */
export type Frame =
  | { readonly kind: 'bid' }
  | { readonly kind: 'explore'; readonly seat: Seat; readonly looks: number }
  | { readonly kind: 'settle'; readonly seat: Seat; readonly coast: Coast };

export interface PlayerState {
  /** In rising order. */
  hand: Chart[];
  /** NO_CHART until the player has bid. */
  bid: Chart;
  islands: Island[];
  /** The points in the journal. */
  journal: number;
  score: number;
}

export interface CoastState {
  /** No island lies here: `island` is 0 then. [SP-EXPLORE-05] */
  bare: boolean;
  island: Island;
  /** The seats that have looked, one bit each. [SP-EXPLORE-06] */
  knownBy: number;
}

export interface State extends BaseState {
  stack: Frame[];
  /** Counted from 1. */
  round: number;
  rounds: number;
  /** Points for an exploration without a claim. */
  journal: number;
  players: PlayerState[];
  coasts: CoastState[];
  /** The islands in the open sea; the last is the next. */
  sea: Island[];
  /** The charts not yet drawn, in rising order; a draw takes any of them at random. */
  pile: Chart[];
  /** The charts out of the game, in the order of the rounds. */
  played: Chart[];
}

export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    stack: state.stack.map((frame) => ({ ...frame })),
    round: state.round,
    rounds: state.rounds,
    journal: state.journal,
    players: state.players.map(clonePlayer),
    coasts: state.coasts.map((coast) => ({ ...coast })),
    sea: state.sea.slice(),
    pile: state.pile.slice(),
    played: state.played.slice(),
  };
}

function clonePlayer(player: PlayerState): PlayerState {
  return { ...player, hand: player.hand.slice(), islands: player.islands.slice() };
}

/** Inserts a chart into a sorted list. */
export function insert(charts: Chart[], chart: Chart): void {
  const place = charts.findIndex((other) => other > chart);
  charts.splice(place < 0 ? charts.length : place, 0, chart);
}
