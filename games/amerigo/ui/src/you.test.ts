import type { Event } from '@portolan/amerigo';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { t } from './messages/events.ts';
import { box, NAMES } from './testing/randomGames.ts';

const tell = (event: Event): string | undefined => describeEvent({ box, names: NAMES, you: 0 }, event);

describe('the log addresses its reader as "you"', () => {
  it('with verbs in the second person', () => {
    expect(tell({ kind: 'goldSpent', seat: 0, gold: 2 })).toBe('You pay 2 gold.');
    expect(tell({ kind: 'goldSpent', seat: 1, gold: 2 })).toBe('Bob pays 2 gold.');
    expect(tell({ kind: 'goldGained', seat: 0, gold: 0, points: 3 })).toBe(
      'You score 3 points for gold beyond the limit.',
    );
    expect(tell({ kind: 'piratesFought', seat: 0, strength: 4, fired: 1, lost: 4 })).toBe(
      'You have 1 cannon against pirates of strength 4 and lose 4 points.',
    );
    expect(tell({ kind: 'trackEnded', seat: 0, colour: 6 })).toBe('You are at the end of the order track.');
    expect(tell({ kind: 'tileLaid', seat: 0, piece: 0, spaces: [24], goods: [0] })).toBe(
      'You lay the landscape single at 1,3 and take cotton.',
    );
  });

  it('in lists of players', () => {
    expect(tell({ kind: 'finalScored', source: 'gold', points: [4, 1, 0] })).toBe(
      'Points for gold: you 4, Bob 1, Cid 0.',
    );
    const completed = { kind: 'islandCompleted', seat: 1, island: 0, points: 3, posts: [5, 15], chest: false } as const;
    expect(tell(completed)).toBe('Bob completes an island: 3 points. Points for posts: you 5, Bob 15.');
  });
});

it('no sentence has a verb that only fits the third person', () => {
  const THIRD = /\{who\} (?!cannot|to\b|\{)[a-z]+s\b/;
  expect(Object.values(t.messages.english).filter((text) => THIRD.test(text))).toEqual([]);
});
