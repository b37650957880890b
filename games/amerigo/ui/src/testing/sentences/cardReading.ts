import { type Judgement, numberIn, partsOf, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { type AmJudge, type AmOccasion, type Card, cardIn } from './occasion.ts';

/** Judges what a card of these kinds says now. */
export function onCard(
  kinds: readonly string[],
  judge: (said: Sentence, id: readonly string[], occasion: AmOccasion, card: Card) => Judgement,
): AmJudge {
  return (said, occasion) => {
    if (occasion.about.kind !== 'card') return UNDECIDED;
    const card = cardIn(occasion);
    const [kind, ...id] = card;
    return kinds.includes(kind) ? judge(said, id, occasion, card) : `the card is ${kind}`;
  };
}

/** `3 points` inside a sentence. */
export function pointsIn(said: Sentence): number {
  const [points] = partsOf(said, 'points');
  return points === undefined ? Number.NaN : numberIn(points, 'n');
}

export function viewerIn({ viewer }: AmOccasion): number {
  return typeof viewer === 'number' ? viewer : -1;
}
