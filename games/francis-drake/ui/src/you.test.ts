import { type Event, LOCATIONS } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { t } from './messages/events.ts';
import { shippedBox as box } from './testing/shippedBox.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const tell = (event: Event): string => describeEvent(box, event, NAMES, 0);

describe('the log addresses its reader as "you"', () => {
  const declined = { kind: 'missionDeclined', destination: box.names.indexOf('panama'), disc: 2 } as const;
  const stop = { kind: 'stopped', location: LOCATIONS.indexOf('drake'), circle: 0 } as const;

  it('with verbs in the second person', () => {
    expect(tell({ ...stop, seat: 0 })).toBe('You stop at Drake and wait there for a turn.');
    expect(tell({ ...stop, seat: 1 })).toBe('Bob stops at Drake and waits there for a turn.');
    expect(tell({ kind: 'returned', seat: 0, dock: 1, bonus: 2 })).toBe(
      'You return to homebound dock 1 and score a hero’s bonus of 2.',
    );
    expect(tell({ ...declined, seat: 0, reason: 'unable' })).toMatch(/^You cannot .* and take disc 2 back\.$/);
  });

  it('within a sentence and as an owner', () => {
    expect(tell({ ...declined, seat: 0, reason: 'tooDear' })).toBe(
      'Panama is too strong for you: you take disc 2 back.',
    );
    expect(tell({ ...declined, seat: 1, reason: 'tooDear' })).toBe(
      'Panama is too strong for Bob, who takes disc 2 back.',
    );
    expect(tell({ kind: 'docksSwapped', seat: 0, other: 1 })).toMatch(/moves you ahead of Bob/);
    expect(tell({ kind: 'docksSwapped', seat: 1, other: 0 })).toMatch(/moves Bob ahead of you/);
    expect(tell({ kind: 'ghostVanished', seat: 0, destination: 0 } as Event)).toMatch(/^Your disc at/);
  });

  it('in lists of players', () => {
    expect(tell({ kind: 'kindsScored', points: [4, 1, 0] } as Event)).toMatch(/: you 4, Bob 1, Cid 0\.$/);
  });
});

it('no sentence has a verb that only fits the third person', () => {
  const THIRD = /\{who\} (?!cannot|to\b|\{)[a-z]+s\b/;
  expect(Object.values(t.messages.english).filter((text) => THIRD.test(text))).toEqual([]);
});
