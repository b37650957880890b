import { type FittedValue, InvariantError, type OpenGame, type RoundValue } from '@portolan/kernel';
import { type Fit, fitRidge } from './fit.ts';
import { foresightOf } from './searchable.ts';
import { type PlayedGame, type PlayedRounds, playForSamples } from './selfPlay.ts';

/** Games of the default options that advisors played, by number of seats. */
export type PlayedGames = ReadonlyMap<number, readonly PlayedGame[]>;

export interface Training {
  readonly open: OpenGame;
  readonly played: PlayedGames;
  /** How it is made, for the record. */
  readonly made: string;
  onFit?(setting: string, round: number, fit: Fit): void;
}

export interface TrainingGames {
  readonly open: OpenGame;
  readonly seats: number;
  readonly seed: string;
  /** From the first to before the last. */
  readonly from: number;
  readonly to: number;
}

export function playTrainingGames({ open, seats, seed, from, to }: TrainingGames): PlayedGame[] {
  const options = open.game.readOptions({});
  if (!options.ok) throw new InvariantError(`${open.game.id} has no default options`);
  return Array.from({ length: to - from }, (_, at) =>
    playForSamples({ open, options: options.value, seats, seed: `${seed}/${seats}/${from + at}` }),
  );
}

/** Fits a value for every setting and every round but the last. */
export function train({ open, played, made, onFit }: Training): FittedValue {
  const { game, foresight } = foresightOf(open);
  const { version, names } = foresight.features;
  const fits: Record<string, (RoundValue | null)[]> = {};
  for (const [setting, games] of bySetting(played)) {
    const rounds = Math.max(...games.map(({ length }) => length));
    fits[setting] = Array.from({ length: rounds }, (_, round) => {
      const samples = games.flatMap((one) => one[round] ?? []);
      if (samples.length === 0) return null;
      const fit = fitRidge(samples, names.length);
      onFit?.(setting, round, fit);
      return { weights: fit.weights.map(rounded), spread: rounded(fit.spread) };
    });
  }
  return { game: game.id, features: version, made, seats: fits };
}

function bySetting(played: PlayedGames): ReadonlyMap<string, readonly PlayedRounds[]> {
  const all = new Map<string, PlayedRounds[]>();
  for (const { setting, rounds } of [...played.values()].flat())
    all.set(setting, [...(all.get(setting) ?? []), rounds]);
  return all;
}

/** Five digits are more than the fit is good for, and keep the file small. */
export function rounded(number: number): number {
  return Number(number.toPrecision(5));
}
