import type { Event } from '@portolan/nina-pinta';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { t } from './messages/events.ts';
import { box, NAMES } from './testing/randomGames.ts';

const tell = (event: Event): string | undefined => describeEvent({ box, names: NAMES, you: 0 }, event);

describe('the log addresses its reader as "you"', () => {
  it('with verbs in the second person', () => {
    expect(tell({ kind: 'crewPaid', seat: 0, gold: 4 })).toBe('You pay 4 gold for the crews.');
    expect(tell({ kind: 'crewPaid', seat: 1, gold: 4 })).toBe('Bob pays 4 gold for the crews.');
    expect(tell({ kind: 'landExplored', seat: 0, place: 3, tile: 18 })).toBe(
      'You explore Andes of Niña: mountains with a Gold Mine of 5.',
    );
    expect(tell({ kind: 'shipSailedBack', seat: 0, world: 1, gold: 3 })).toBe('You sail home from Pinta with 3 gold.');
  });

  it('for what is theirs', () => {
    expect(tell({ kind: 'captainBoarded', seat: 0, world: 0 })).toBe('Your Captain boards in Niña.');
    expect(tell({ kind: 'captainBoarded', seat: 1, world: 0 })).toBe('The Captain of Bob boards in Niña.');
    expect(tell({ kind: 'piratePlayed', seat: 1, owner: 0, gold: 2 })).toBe(
      'A Pirate of Bob takes 2 gold from your ship.',
    );
    expect(tell({ kind: 'pairRemoved', seat: 1, victim: 0, place: 9 })).toBe(
      'In Patagonia of Pinta, Bob and you lose a Settler each.',
    );
    expect(tell({ kind: 'settlersReduced', seat: 0, place: 14, count: 2 })).toBe(
      'Caribbean of Santa Maria is too full: 2 Settlers of yours go home.',
    );
  });

  it('in lists of players', () => {
    expect(tell({ kind: 'finalScored', source: 'arts', points: [4, 1, 0] })).toBe(
      'Points for Arts: you 4, Bob 1, Cid 0.',
    );
  });
});

it('no sentence has a verb that only fits the third person', () => {
  const THIRD = /\{who\} (?!to\b|\{)[a-z]+s\b/;
  const planck = /Yours$|^drawn|^pirateLaid|^because/;
  const entries = Object.entries(t.messages.english).filter(([key]) => !planck.test(key));
  expect(entries.filter(([, text]) => THIRD.test(text) && !text.includes('Settler')).map(([key]) => key)).toEqual([]);
});
