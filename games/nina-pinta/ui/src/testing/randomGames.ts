import type { Viewer } from '@portolan/kernel';
import { acceptedBox, type Event, ninaPinta, type View } from '@portolan/nina-pinta';
import * as kit from '@portolan/table-kit/testing';

export const box = acceptedBox();

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];

export type RandomQuestion = kit.RandomQuestion<View>;
export interface RandomStep extends kit.RandomStep<View, Event> {
  /** By player. */
  readonly names: readonly string[];
}

const games = kit.randomGames<View, Event>(ninaPinta);
export const { questionsOf, resultOf, turnsOf } = games;

export function* stepsOf(played: kit.RandomGame, viewer?: Viewer): Generator<RandomStep> {
  for (const step of games.stepsOf(played, viewer)) yield { ...step, names: namesIn(step.view) };
}

/** The names of the players, Planck among them. */
export function namesIn({ players }: View): readonly string[] {
  return players.map(({ name }, seat) => name ?? NAMES[seat] ?? '');
}
