import type { JSX } from 'preact';
import { gistOf, type PlayedStory } from './gistOf.ts';

/** The course of the game in a few sentences. */
export function StoryGist(props: PlayedStory): JSX.Element {
  return <p class="story-gist">{gistOf(props).join(' ')}</p>;
}
