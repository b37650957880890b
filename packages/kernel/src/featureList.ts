import type { Features } from './foresight.ts';

/** Named measures of a player's position, each a function of what the game reads once for all of them. */
export type Measures<Reading> = Readonly<Record<string, (reading: Reading) => number>>;

export interface FeatureSource<State, Reading> {
  readonly version: number;
  readonly measures: Measures<Reading>;
  read(state: State, player: number): Reading;
  seats(state: State): number;
  /** Absent if a number of seats is always the same setting. */
  setting?(state: State): string;
  players(state: State): number;
  score(state: State, player: number): number;
}

/** Features as a list of named measures. */
export function featureList<State, Reading>(source: FeatureSource<State, Reading>): Features<State> {
  const names = Object.keys(source.measures);
  const measures = Object.values(source.measures);
  return {
    version: source.version,
    names,
    seats: (state) => source.seats(state),
    setting: (state) => source.setting?.(state) ?? String(source.seats(state)),
    players: (state) => source.players(state),
    score: (state, player) => source.score(state, player),
    write(state, player, out, from) {
      const reading = source.read(state, player);
      for (let at = 0; at < measures.length; at++) out[from + at] = measures[at](reading);
    },
  };
}
