import { type Event, LOCATIONS, type LocationId } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { annotationsFor } from './annotations.ts';
import { type SceneFacts, sceneWith } from './testing/sceneWith.ts';

function meanings(since: readonly Event[], facts: SceneFacts = {}): string[] {
  return annotationsFor(sceneWith({ ...facts, since })).map(({ meaning }) => meaning);
}

function stopped(id: LocationId, gained?: Extract<Event, { kind: 'stopped' }>['gained']): Event {
  const event = { kind: 'stopped', seat: 0, location: LOCATIONS.indexOf(id), circle: 0 } as const;
  return gained === undefined ? event : { ...event, gained };
}

const docks = (outbound: readonly number[]) => ({ docks: { plymouth: [0, 1, 2], outbound, homebound: [] } });

describe('what the guide says about a ship at the dock', () => {
  const first: Event = { kind: 'docked', seat: 0, dock: 1 };

  it('without a barrel it does not sail [FD-LIMITS-01]', () => {
    expect(meanings([first], { view: docks([0]) })).toEqual([
      'Without a barrel your ship stays at home for the whole voyage.',
    ]);
  });

  it('the Governor may still change its place [FD-PREP-04]', () => {
    expect(meanings([first], { view: docks([0]), me: { barrels: 2 } })).toEqual([
      'You are 1st in the Sailing Order, unless the Governor changes it. The others may still load more.',
    ]);
  });

  it('the last ship waits for nobody, and without a Governor its place is final', () => {
    const last: Event = { kind: 'docked', seat: 0, dock: 3 };
    const facts = { view: docks([2, 1, 0]), me: { barrels: 2 } };
    expect(meanings([last], facts)).toEqual(['You are 3rd in the Sailing Order.']);
    expect(meanings([last], { ...facts, view: { ...facts.view, holders: { governor: 0 } } })).toEqual([
      'You are 3rd in the Sailing Order, unless the Governor changes it.',
    ]);
  });
});

describe('what the guide says about a stop that gives nothing by itself', () => {
  const drake = 'Drake gives nothing yet. You spend your next turn here too, and then you get your load.';

  it('Drake, the Tavern and Locations with a choice are explained differently [FD-PROV-29] [FD-PROV-23] [FD-PROV-38]', () => {
    expect(meanings([stopped('drake')])).toEqual([drake]);
    expect(meanings([stopped('tavern')])).toEqual([]);
    expect(meanings([stopped('investor')])).toEqual([]);
    const question = { kind: 'chooseYield', seat: 0, location: LOCATIONS.indexOf('drake') } as const;
    expect(meanings([stopped('drake')], { question })).toEqual([
      'This is your second turn there, so now you get your load.',
    ]);
  });

  it('it is explained even after other stops', () => {
    const crew = stopped('crewA', { ...NOTHING, crew: 3 });
    expect(meanings([stopped('drake')], { before: [crew, stopped('tavern')] })).toEqual([drake]);
    expect(meanings([stopped('drake')], { before: [stopped('drake')] })).toEqual([]);
  });
});

describe('what the guide says about a mission that did not happen', () => {
  const declined = (reason: 'unable' | 'missedOut'): Event => ({
    kind: 'missionDeclined',
    ...{ seat: 0, destination: 0, disc: 1, reason },
  });

  it('the ship may be the reason [FD-RESOLVE-17]', () => {
    expect(meanings([declined('unable')])[0]).toMatch(/or a galleon to attack a galleon with/);
  });

  it('a port may allow more than two [FD-RESOLVE-25]', () => {
    expect(meanings([declined('missedOut')])[0]).not.toMatch(/two|third/i);
  });
});

describe('what the guide says about the docks', () => {
  it('a ship in dock 1 has no dock to move up to [FD-PREP-04]', () => {
    expect(meanings([{ kind: 'docksSwapped', seat: 1, other: 2 }])[0]).toMatch(/unless they are in dock 1/);
  });

  it('the hero’s bonus belongs to the docks [FD-HOME-09]', () => {
    expect(meanings([{ kind: 'returned', seat: 1, dock: 1, bonus: 2 }])[0]).toMatch(/^The first two docks give/);
  });

  it('a ship that never left only hears that its voyage is over [FD-LIMITS-03]', () => {
    expect(meanings([{ kind: 'returned', seat: 0, dock: 3, bonus: 0 }])).toEqual([
      'Your voyage is over, without a hero’s bonus.',
    ]);
  });
});

const NOTHING = {
  ...{ crew: 0, guns: 0, goods: 0, barrels: 0, galleon: 0, pinnace: 0 },
  ...{ admiral: 0, governor: 0, informer: 0, hindDisc: 0 },
};
