import {
  allInside,
  expectAmounts,
  is,
  type Judgement,
  judgeCatalogue,
  numberIn,
  UNDECIDED,
} from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { t } from '../../messages/words.ts';
import { type Cost, costFor, gained, player, pointsAt, rewardAt } from './facts.ts';
import {
  type Answer,
  alone,
  answerIn,
  type FdJudge,
  type FdOccasion,
  type Items,
  itemsIn,
  placeIn,
  treasureIn,
  viewerIn,
} from './occasion.ts';

/** `2 crew and a gun or more` must be this cost. */
export function isCost(said: Sentence, { crew, guns, isOpen }: Cost): Judgement {
  const items = itemsIn(said);
  const isMore = allInside(said).some(({ catalogue, key }) => catalogue === 'fd' && key === 'orMore');
  return is('the cost', [items.crew, items.guns, isMore], [crew, guns, isOpen]);
}

/** `3 points and gold` must be what a success brings now. */
function isGain(said: Sentence, state: FdOccasion['state'], place: number): Judgement {
  return is('the gain', [pointsIn(said), treasureIn(said)], [pointsAt(state, place), rewardAt(state, place)]);
}

export function pointsIn(said: Sentence): number {
  const points = allInside(said).find(({ catalogue, key }) => catalogue === 'fd' && key === 'points');
  return points === undefined ? Number.NaN : numberIn(points, 'n');
}

/** The sentence inside that was inserted for a value. */
export function insertedFor(said: Sentence, name: string): Sentence {
  const text = said.values[name];
  const found = said.inside.find((one) => typeof text === 'string' && one.text === text);
  return found ?? { ...said, inside: [], values: {} };
}

/** Cost and gain at a place, as the viewer knows them. */
export function isProspect(said: Sentence, occasion: FdOccasion, place: number): Judgement {
  const viewer = viewerIn(occasion);
  const cost = isCost(insertedFor(said, 'cost'), costFor(occasion.state, place, { seat: viewer, viewer }));
  return cost ?? isGain(insertedFor(said, 'gain'), occasion.state, place);
}

/** What a stop gives; of galleon and pinnace nobody takes a second one. */
export function keptOf(given: Items, { state, seat }: Pick<Answer<unknown>, 'state' | 'seat'>): Items {
  const { galleon, pinnace } = player(state, seat);
  return { ...given, galleon: galleon ? 0 : given.galleon, pinnace: pinnace ? 0 : given.pinnace };
}

/** What a move brings aboard must be exactly these items. */
const brought: FdJudge = alone((said, occasion) => {
  const answer = answerIn(occasion);
  if (answer === undefined || (answer.move.kind !== 'stop' && answer.move.kind !== 'take')) return UNDECIDED;
  return is('what comes aboard', itemsIn(said), gained(answer.state, answer.next, answer.seat));
});

/** `2 at Panama`: a counter that is placed. A disc at a place is part of another sentence. */
const at: FdJudge = (said, occasion) => {
  const answer = answerIn(occasion);
  const { what } = said.values;
  if (typeof what !== 'number' || answer === undefined || !('values' in answer.move)) return UNDECIDED;
  return expectAmounts(said, { what: answer.next.counters[placeIn(said)] });
};

/** Nouns that other messages insert. */
export const words = judgeCatalogue<FdOccasion, typeof t.messages.english>(t.messages, {
  you: 'name',
  points: 'part',
  crew: 'part',
  guns: 'part',
  goods: 'part',
  barrels: 'part',
  galleon: 'part',
  pinnace: 'part',
  admiral: 'part',
  governor: 'part',
  informer: 'part',
  hindDisc: 'part',
  nothing: brought,
  all: brought,
  or: 'frame',
  orMore: 'frame',
  disc: 'name',
  ghost: 'name',
  hind: 'name',
  face: 'name',
  silver: 'name',
  gold: 'name',
  jewel: 'name',
  indigo: 'name',
  sugar: 'name',
  coffee: 'name',
  tobacco: 'name',
  gain: 'frame',
  at,
  kind: 'name',
});
