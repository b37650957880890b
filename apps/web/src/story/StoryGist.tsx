import type { Analysis } from '@portolan/bots';
import { nameAt } from '@portolan/client';
import type { ToldOutcome } from '@portolan/protocol';
import type { JSX } from 'preact';
import { signed } from '../analysis/figures.ts';
import { t } from '../messages/storyLater.ts';

/** Fewer places are not worth a sentence. */
const LEAST_PLACES = 0.15;
/** Somebody with less of a lead at first is no favourite. */
const LEAST_LEAD = 0.3;

export interface StoryGistProps {
  readonly analysis: Analysis;
  readonly outcome: ToldOutcome;
  readonly names: readonly string[];
}

/** The course of the game in a few sentences. */
export function StoryGist(props: StoryGistProps): JSX.Element {
  return <p class="story-gist">{gistOf(props).join(' ')}</p>;
}

function gistOf({ analysis: { seats }, outcome, names }: StoryGistProps): readonly string[] {
  const most = (value: (seat: Analysis['seats'][number]) => number): Extreme => {
    const values = seats.map(value);
    const figure = Math.max(...values);
    const seat = values.indexOf(figure);
    return { seat, name: nameAt(names, seat), figure };
  };
  const firsts = seats.map(({ prospects }) => prospects[0]?.place ?? 0);
  const favourite = most(({ prospects }) => -(prospects[0]?.place ?? 0));
  const isOpen = firsts.filter((place) => place - LEAST_LEAD < -favourite.figure).length > 1;
  const hasWon = outcome.places[favourite.seat] === 1;
  const [lucky, unlucky, costly] = [
    most(({ luck }) => luck.place),
    most(({ luck }) => -luck.place),
    most(({ lost }) => lost.place),
  ];
  return [
    isOpen ? t('story.open') : t(hasWon ? 'story.favourite' : 'story.comeback', { name: favourite.name }),
    ...(lucky.figure < LEAST_PLACES ? [] : [t('story.lucky', { name: lucky.name, places: signed(lucky.figure) })]),
    ...(unlucky.figure < LEAST_PLACES
      ? []
      : [t('story.unlucky', { name: unlucky.name, places: signed(-unlucky.figure) })]),
    ...(costly.figure < LEAST_PLACES ? [] : [t('story.costly', { name: costly.name, places: signed(-costly.figure) })]),
  ];
}

interface Extreme {
  readonly seat: number;
  readonly name: string;
  readonly figure: number;
}
