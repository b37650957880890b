import type { Analysis, SeatAnalysis } from '@portolan/bots';
import { nameAt } from '@portolan/client';
import type { ToldOutcome } from '@portolan/protocol';
import { signed } from '../analysis/figures.ts';
import { t } from '../messages/storyLater.ts';
import { sidesOf } from '../table/sides.ts';

/** Fewer places are not worth a sentence. */
const LEAST_PLACES = 0.15;
/** Somebody with less of a lead at first is no favourite. */
const LEAST_LEAD = 0.3;

export interface PlayedStory {
  readonly analysis: Analysis;
  readonly outcome: ToldOutcome;
  readonly names: readonly string[];
  /** The game continued another one, so that the analysis does not begin with its first move. */
  readonly isBranch: boolean;
}

/** The course of the game in a few sentences. */
export function gistOf(story: PlayedStory): readonly string[] {
  const { analysis, names } = story;
  const most = (value: (seat: SeatAnalysis) => number): Extreme => {
    const values = analysis.seats.map(value);
    const figure = Math.max(...values);
    return { name: nameAt(names, values.indexOf(figure)), figure };
  };
  const [lucky, unlucky, costly] = [
    most(({ luck }) => luck.place),
    most(({ luck }) => -luck.place),
    most(({ lost }) => lost.place),
  ];
  return [
    ...sayFavourite(story),
    ...(lucky.figure < LEAST_PLACES ? [] : [t('story.lucky', { name: lucky.name, places: signed(lucky.figure) })]),
    ...(unlucky.figure < LEAST_PLACES
      ? []
      : [t('story.unlucky', { name: unlucky.name, places: signed(-unlucky.figure) })]),
    ...(costly.figure < LEAST_PLACES ? [] : [t('story.costly', { name: costly.name, places: signed(-costly.figure) })]),
  ];
}

interface Extreme {
  readonly name: string;
  readonly figure: number;
}

/** Who was expected to do best, and whether they did. */
function sayFavourite({ analysis, outcome, names, isBranch }: PlayedStory): readonly string[] {
  const expected = firstPlaces(analysis);
  if (expected === undefined) return [];
  const [favourite, second] = sidesOf(outcome, names)
    .map(({ name, place }, side) => ({ name, place, expected: expected[side] ?? 0 }))
    .sort((one, other) => one.expected - other.expected);
  if (favourite === undefined || second === undefined) return [];
  if (second.expected - favourite.expected < LEAST_LEAD) return [t('story.open', { isBranch })];
  const { name, place } = favourite;
  return [t(place === 1 ? 'story.favourite' : 'story.comeback', { isBranch, name })];
}

/**
 * The place that each seat and each rival could expect at first. For rivals, and seats whose player decided nothing or came
 * later, this is what the others leave of all places; undefined if nobody's is known.
 */
function firstPlaces({ seats, players }: Analysis): readonly number[] | undefined {
  const own = seats.map(({ stoodInFirst, prospects: [first, ...later] }) =>
    later.length === 0 || stoodInFirst ? undefined : first?.place,
  );
  const known = own.filter((place) => place !== undefined);
  if (known.length === 0) return undefined;
  const left = (players * (players + 1)) / 2 - known.reduce((sum, place) => sum + place, 0);
  return Array.from({ length: players }, (_, side) => own[side] ?? left / (players - known.length));
}
