import type { Sentence } from '@portolan/i18n/testing';
import { insideOf, type NpOccasion, numberIn } from './occasion.ts';

/** The parts of the card's id. */
export function cardOf({ about }: NpOccasion): readonly string[] {
  return about.kind === 'card' ? about.card.split(':') : [];
}

/** `3 points` inside a sentence. */
export function pointsIn(said: Sentence): number {
  const points = insideOf(said, ({ key }) => key === 'points');
  return points === undefined ? Number.NaN : numberIn(points, 'n');
}
