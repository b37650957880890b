import {
  integer,
  object,
  optional,
  type Result,
  type Rng,
  readShape,
  type ShapeFault,
  shuffle,
} from '@portolan/kernel';
import { allCharts, allIslands, type Components } from './data/components.ts';
import { NO_CHART } from './ids.ts';
import { beginRound } from './rounds.ts';
import type { State } from './state.ts';

export interface Options {
  /** [SP-SETUP-05] */
  readonly rounds: number;
}

export function readOptions(components: Components, input: unknown): Result<Options, ShapeFault> {
  const shape = object({ rounds: optional(integer(1, components.rounds)) });
  const read = readShape<Partial<Options>>(shape, input);
  return read.ok ? { ok: true, value: { rounds: components.rounds, ...read.value } } : read;
}

export interface Table {
  readonly components: Components;
  readonly options: Options;
  readonly seats: number;
}

export function setup({ components, options, seats }: Table, rng: Rng): State {
  const pile = shuffle(rng, allCharts(components));
  const sea = shuffle(rng, allIslands(components));
  const rising = (one: number, other: number): number => one - other;
  const state: State = {
    rng,
    stack: [],
    round: 0,
    rounds: options.rounds,
    journal: components.journal,
    // [SP-SETUP-03]
    players: Array.from({ length: seats }, () => ({
      hand: pile.splice(0, components.hand).sort(rising),
      bid: NO_CHART,
      islands: [],
      journal: 0,
      score: 0,
    })),
    // [SP-SETUP-04]
    coasts: sea.splice(0, components.coasts).map((island) => ({ bare: false, island, knownBy: 0 })),
    sea,
    pile: pile.sort(rising),
    played: [],
  };
  beginRound({ box: undefined, state, emit: undefined });
  return state;
}
