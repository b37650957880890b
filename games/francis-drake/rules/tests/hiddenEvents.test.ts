import type { Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, redact, reveals } from '../src/events.ts';
import { makeItems } from '../src/items.ts';

/** One of every kind, made by seat 1 where a seat makes it. */
const SAMPLES: { readonly [K in Event['kind']]: Extract<Event, { readonly kind: K }> } = {
  voyageBegun: { kind: 'voyageBegun', voyage: 2, order: [1, 0, 2] },
  stopped: { kind: 'stopped', seat: 1, location: 0, circle: 0, gained: makeItems({ crew: 3 }) },
  tavernRolled: { kind: 'tavernRolled', seat: 1, roll: 1, result: 2, crew: 0, ghost: true },
  investorPaid: { kind: 'investorPaid', seat: 1, points: 4 },
  yieldTaken: { kind: 'yieldTaken', seat: 1, location: 13, gained: makeItems({ crew: 1 }) },
  docked: { kind: 'docked', seat: 1, dock: 1 },
  treasureLaid: { kind: 'treasureLaid', destinations: [3, 4] },
  countersLaid: { kind: 'countersLaid', seat: 1, places: [11, 12, 13], values: [2, 0, 1] },
  docksSwapped: { kind: 'docksSwapped', seat: 1, other: 0 },
  rangesSet: { kind: 'rangesSet', ranges: [1, 2, 3] },
  missionPlaced: { kind: 'missionPlaced', seat: 1, destination: 9, disc: 4 },
  informerUnused: { kind: 'informerUnused', seat: 1 },
  discsInspected: { kind: 'discsInspected', seat: 1, destination: 9, discs: [1, 2, 0] },
  counterInspected: { kind: 'counterInspected', seat: 1, destination: 9, value: 2 },
  discsKept: { kind: 'discsKept', seat: 1 },
  discsExchanged: { kind: 'discsExchanged', seat: 1, one: 4, other: 9 },
  discMoved: { kind: 'discMoved', seat: 1, from: 4, to: 9 },
  discsRevealed: { kind: 'discsRevealed', discs: [1, 2, 3] },
  ghostVanished: { kind: 'ghostVanished', seat: 1, destination: 9 },
  placeMarkersLaid: { kind: 'placeMarkersLaid', order: [1, 0, 2] },
  shipsSailed: { kind: 'shipsSailed', disc: 1, ships: [9, -1, 4] },
  counterTurned: { kind: 'counterTurned', seat: 1, destination: 9, value: 2 },
  attacked: { kind: 'attacked', seat: 1, destination: 9, disc: 1, crew: 3, guns: 2, points: 4, treasure: 1 },
  traded: { kind: 'traded', seat: 1, destination: 0, disc: 1, commodity: 2 },
  missionDeclined: { kind: 'missionDeclined', seat: 1, destination: 9, disc: 1, reason: 'chosen' },
  returned: { kind: 'returned', seat: 1, dock: 1, bonus: 2 },
  kindsScored: { kind: 'kindsScored', points: [1, 4, 10] },
  counterScored: { kind: 'counterScored', counter: 'admiral', seat: 1, points: 2 },
  boardReset: { kind: 'boardReset', street: [0, 1], galleonCounters: [2, 1, 0] },
  commoditiesScored: { kind: 'commoditiesScored', points: [26, 0, 2] },
  chestsOpened: { kind: 'chestsOpened', chests: [[1, 0, 0]] },
};

/** What the others learn where it is less than what happened. */
const TOLD: Partial<Record<Event['kind'], Event>> = {
  countersLaid: { kind: 'countersLaid', seat: 1, places: [11, 12, 13] },
  missionPlaced: { kind: 'missionPlaced', seat: 1, destination: 9 },
  discsInspected: { kind: 'discsInspected', seat: 1, destination: 9 },
  counterInspected: { kind: 'counterInspected', seat: 1, destination: 9 },
};

const others: readonly Viewer[] = [0, 2, 'spectator'];

describe('what the others learn from events', () => {
  it.each([
    ['[FD-HIDDEN-01] a laid disc: its place, not its face', 'missionPlaced'],
    ['[FD-HIDDEN-03] [FD-HIDDEN-04] laid counters: where, not which', 'countersLaid'],
    ['[FD-HIDDEN-06] [FD-HIDDEN-07] inspected discs: the Destination, no face', 'discsInspected'],
    ['[FD-HIDDEN-06] [FD-HIDDEN-07] an inspected counter: the Destination, not its value', 'counterInspected'],
  ] as const)('%s', (_, kind) => {
    for (const viewer of others) expect(redact(SAMPLES[kind], viewer)).toEqual(TOLD[kind]);
    for (const viewer of others)
      expect(Object.keys(redact(SAMPLES[kind], viewer))).toEqual(Object.keys(TOLD[kind] ?? {}));
    for (const viewer of [1, 'open'] as const) expect(redact(SAMPLES[kind], viewer)).toEqual(SAMPLES[kind]);
  });

  it('[FD-HIDDEN-03] [FD-HIDDEN-04] nobody learns the value of a dealt counter', () => {
    const dealt: Event = { kind: 'countersLaid', seat: -1, places: [7, 8, 9, 10] };
    for (const viewer of [1, ...others]) expect(redact(dealt, viewer)).toEqual(dealt);
  });

  it('[FD-HIDDEN-10] every other event is public in full', () => {
    for (const event of Object.values(SAMPLES)) {
      if (TOLD[event.kind] === undefined) for (const viewer of others) expect(redact(event, viewer)).toEqual(event);
    }
  });
});

describe('events that reveal something hidden', () => {
  it('[FD-HIDDEN-01] [FD-HIDDEN-06] [FD-HIDDEN-08] are looks, reveals and opened chests, and nothing else', () => {
    const showing = ['discsInspected', 'counterInspected', 'discsRevealed', 'counterTurned', 'chestsOpened'];
    for (const event of Object.values(SAMPLES)) expect(reveals(event)).toBe(showing.includes(event.kind));
  });
});
