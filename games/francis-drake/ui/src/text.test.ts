import { moveSentence, visibleLength } from '@portolan/client';
import {
  type Event,
  francisDrake,
  type Items,
  LOCATIONS,
  type Move,
  openBox,
  type View,
} from '@portolan/francis-drake';
import { InvariantError, rngFromSeed, tell } from '@portolan/kernel';
import { type RandomAnswer, randomGames } from '@portolan/table-kit/testing';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { describeMove } from './describeMove.ts';
import { francisDrakeText, textFor } from './index.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'];

const opened = francisDrake.open();
if (!opened.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;
const laidOut = openBox();
if (!laidOut.ok) throw new Error('the shipped components are refused');
const box = laidOut.value;

type Asked = RandomAnswer<View, Event, Move>;

const { answersOf } = randomGames<View, Event, Move>(francisDrake);

/** Whole games: every question with its legal moves and the events of the move played. */
function questions(seed: string, seats: number, wild: number): Iterable<Asked> {
  return answersOf({ seed, seats, wild });
}

function* manyQuestions(seed: string): Generator<Asked> {
  for (const seats of [3, 4, 5]) for (const wild of [0, 10, 40, 100]) yield* questions(`${seed}/${wild}`, seats, wild);
}

/** What no sentence may contain: a gap, a raw value, or an id such as `sanJuan`. */
const RAW = /undefined|NaN|null|object|true|false|[a-z][A-Z]|\b(hind|ghost|admiral|governor)\b| {2}|\s$/;

function rawOnes(texts: Iterable<string>): string[] {
  return [...texts].filter((text) => RAW.test(text));
}

describe('sentences', () => {
  it('has a prompt for every question of whole games, and for the end', () => {
    const prompts = new Map<string, string>();
    for (const { view } of manyQuestions('ask'))
      prompts.set(view.question?.kind ?? 'over', francisDrakeText.prompt(view));
    expect(prompts.size).toBe(13);
    expect(prompts.get('plymouthTurn')).toBe('Plymouth Street: where do you stop next, or are you ready for the dock?');
    expect(prompts.get('over')).toBe('The game is over.');
    for (const text of prompts.values()) expect(text).toMatch(/[.?]$/);
    expect(rawOnes(prompts.values())).toEqual([]);
  });

  it('describes every legal move of whole games, no two alike', () => {
    const texts = new Set<string>();
    const alike: string[] = [];
    for (const { view, moves } of manyQuestions('moves')) {
      const here = moves.map((move) => moveSentence(francisDrakeText.describeMove(move, view)));
      if (new Set(here).size < here.length) alike.push(here.join('\n'));
      for (const text of here) texts.add(text);
      for (const move of moves) texts.add(moveSentence(describeMove(box, move)));
    }
    expect(alike).toEqual([]);
    expect(rawOnes(texts)).toEqual([]);
  });

  it('warns a player with a frigate who picks a Spanish galleon [FD-SAIL-09]', () => {
    const warned = new Set<boolean>();
    for (const { view, moves } of manyQuestions('warn')) {
      if (typeof view.viewer !== 'number') continue;
      for (const move of moves) {
        if (move.kind !== 'mission' && move.kind !== 'move') continue;
        const wanted = box.galleons.includes(move.destination) && view.players[view.viewer]?.galleon === false;
        expect(moveSentence(describeMove(box, move, view)).includes('your frigate cannot attack it')).toBe(wanted);
        warned.add(wanted);
      }
    }
    expect([...warned].sort()).toEqual([false, true]);
  });

  it('offers no galleon to a player who has one [FD-PROV-39]', () => {
    const state = game.setup({ learner: false }, 3, rngFromSeed('start'));
    const view = game.view(state, 0) as View;
    const owner: View = { ...view, players: view.players.map((player) => ({ ...player, galleon: true })) };
    const stop = box.moves.byText.get('stop investor');
    if (stop === undefined) throw new Error('no Investor');
    expect(describeMove(box, stop, view).effect).toMatch(/or 2 crew and 1 gun, or a galleon$/);
    expect(describeMove(box, stop, owner).effect).toMatch(/or 2 crew and 1 gun$/);
  });

  it('promises no second galleon or pinnace to a player who stops for one [FD-PROV-27]', () => {
    const state = game.setup({ learner: false }, 3, rngFromSeed('start'));
    const view = game.view(state, 0) as View;
    const owner: View = { ...view, players: view.players.map((one) => ({ ...one, galleon: true, pinnace: true })) };
    const effects = (of: View): readonly (string | undefined)[] =>
      ['stop shipyard', 'stop pinnace', 'stop queen'].map((text) => {
        const stop = box.moves.byText.get(text);
        return stop === undefined ? undefined : describeMove(box, stop, of).effect;
      });
    expect(effects(view)).toEqual(['1 gun and a galleon', '1 crew and a pinnace', '1 gun, 1 trade good and a galleon']);
    expect(effects(owner)).toEqual(['1 gun', '1 crew', '1 gun and 1 trade good']);
  });

  it('describes every kind of event, seen whole or redacted', () => {
    const kinds = new Set<string>();
    const texts = new Set<string>();
    for (const { events } of manyQuestions('events')) {
      for (const event of events) {
        kinds.add(event.kind);
        for (const viewer of [0, 1, 'spectator'] as const) {
          for (const told of tell(game, [event], viewer)) texts.add(francisDrakeText.describeEvent(told, NAMES));
        }
      }
    }
    expect([...kinds].sort()).toEqual(Object.keys(KINDS_OF_EVENTS).sort());
    expect(rawOnes(texts)).toEqual([]);
    expect([...texts].filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  });

  it('reveals nothing that a redacted event hides', () => {
    const placed: Event = { kind: 'missionPlaced', seat: 1, destination: 9, disc: 2 };
    expect(say(placed)).toBe('Bob places disc 2 at Panama.');
    expect(say(game.redact(placed, 0) as Event)).toBe('Bob places a disc at Panama.');
    const looked: Event = { kind: 'counterInspected', seat: 1, destination: 9, value: 2 };
    expect(say(looked)).toBe('Bob looks at the counter at Panama: it is 2.');
    expect(say(game.redact(looked, 0) as Event)).toBe('Bob looks at the counter at Panama.');
    const seen: Event = { kind: 'discsInspected', seat: 1, destination: 9, discs: [1, 6, 0, 5] };
    expect(say(seen)).toBe('Bob looks at the discs at Panama: Ann disc 1, Bob the Golden Hind, Dot the Ghost.');
    expect(say(game.redact(seen, 0) as Event)).toBe('Bob looks at the discs at Panama.');
  });

  it('tells a voyage as lines of a log', () => {
    expect([
      say({ kind: 'stopped', seat: 0, location: LOCATIONS.indexOf('queen'), circle: 0, gained: QUEEN }),
      say({ kind: 'stopped', seat: 0, location: LOCATIONS.indexOf('drake'), circle: 0 }),
      say({ kind: 'tavernRolled', seat: 1, roll: 1, result: 2, crew: 0, ghost: true }),
      say({ kind: 'countersLaid', seat: -1, places: box.forts }),
      say({ kind: 'attacked', seat: 2, destination: 9, disc: 1, crew: 3, guns: 2, points: 4, treasure: 1 }),
      say({ kind: 'attacked', seat: 3, destination: 11, disc: 1, crew: 0, guns: 4, points: 8, treasure: -1 }),
      ...(['chosen', 'unable', 'missedOut', 'tooDear'] as const).map((reason) =>
        say({ kind: 'missionDeclined', seat: 0, destination: 5, disc: 3, reason }),
      ),
      say({ kind: 'returned', seat: 0, dock: 1, bonus: 2 }),
      say({ kind: 'counterScored', counter: 'admiral', seat: 0, points: 1 }),
    ]).toEqual([
      'Ann stops at Queen, which gives 1 gun, 1 trade good and a galleon.',
      'Ann stops at Drake and waits there for a turn.',
      'Bob rolls 1, which makes 2: no crew, but the Ghost.',
      'The hidden counters of the forts are dealt at random; nobody has seen them.',
      'Cid takes Panama for 3 crew and 2 guns: 4 points and gold.',
      'Dot takes Galleon site A for 4 guns: 8 points.',
      'Ann declines the mission at Portobelo.',
      'Ann cannot carry out the mission at Portobelo and takes disc 3 back.',
      'Ann arrives too late at Portobelo and takes disc 3 back.',
      'Portobelo is too strong for Ann, who takes disc 3 back.',
      'Ann returns to homebound dock 1 and scores a hero’s bonus of 2.',
      'Ann scores 1 point as Admiral.',
    ]);
  });

  it('names a player without a name by seat number', () => {
    expect(francisDrakeText.describeEvent({ kind: 'discsKept', seat: 1 } as Event, [])).toBe('Seat 2 changes nothing.');
  });
});

describe('the table in text', () => {
  it('shows street, docks, ship logs and map in lines that fit a terminal', () => {
    for (const { view } of questions('picture', 4, 10)) {
      const text = francisDrakeText.describeView(view, NAMES);
      expect(text).not.toMatch(/undefined|NaN|null|object|[a-z][A-Z]/);
      for (const place of box.components.destinations) expect(text).toContain(place.name);
      expect(text.includes('Plymouth Street, and')).toBe(view.docks.outbound.length < view.seats);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    }
  });

  it('looks like this at the start', () => {
    const state = game.setup({ learner: false }, 3, rngFromSeed('start'));
    const view = game.view(state, game.awaiting(state)[0] ?? 0);
    expect(francisDrakeText.describeView(view, NAMES)).toMatchSnapshot();
  });

  it('shows no disc and no chest that is secret to its viewer', () => {
    for (const { view } of questions('secret', 4, 0)) {
      if (view.question === undefined || view.revealed || view.map.every((place) => place.discs.length === 0)) continue;
      const text = francisDrakeText.describeView(view, NAMES);
      const others = NAMES.slice(0, 4).filter((_, seat) => seat !== view.viewer);
      if (view.question.kind === 'exchangeDiscs') continue;
      for (const name of others) expect(text).not.toMatch(new RegExp(`${name} (\\d|Golden Hind|Ghost)\\*?(,|$)`, 'm'));
      expect(text.match(/closed/g)).toHaveLength(3);
    }
  });

  it('lines up columns under coloured names', () => {
    const red = `${String.fromCharCode(27)}[31mAnn${String.fromCharCode(27)}[39m`;
    expect(visibleLength(red)).toBe(3);
    const state = game.setup({ learner: false }, 3, rngFromSeed('start'));
    const plain = francisDrakeText.describeView(game.view(state, 0), ['Ann', 'Bob', 'Cid']);
    const painted = francisDrakeText.describeView(game.view(state, 0), [red, 'Bob', 'Cid']);
    expect(painted.replaceAll(red, 'Ann')).toBe(plain);
  });
});

describe('words for other components', () => {
  it('takes names from them', () => {
    const components = structuredClone(francisDrake.components) as {
      destinations: { name: string }[];
      constants: { investorCost: number };
    };
    const ninth = components.destinations[9];
    if (ninth === undefined) throw new Error('no tenth Destination');
    ninth.name = 'Panama Viejo';
    const words = textFor(components);
    expect(words.describeEvent({ kind: 'missionPlaced', seat: 0, destination: 9 } as Event, NAMES)).toBe(
      'Ann places a disc at Panama Viejo.',
    );
  });

  it('throws for components that the game refuses', () => {
    expect(() => textFor({})).toThrow(InvariantError);
  });
});

function say(event: Event): string {
  return describeEvent(box, event, NAMES);
}

const QUEEN: Items = {
  crew: 0,
  guns: 1,
  goods: 1,
  barrels: 0,
  galleon: 1,
  pinnace: 0,
  admiral: 0,
  governor: 0,
  informer: 0,
  hindDisc: 0,
};

const KINDS_OF_EVENTS: Readonly<Record<Event['kind'], true>> = {
  voyageBegun: true,
  stopped: true,
  tavernRolled: true,
  investorPaid: true,
  yieldTaken: true,
  docked: true,
  treasureLaid: true,
  countersLaid: true,
  docksSwapped: true,
  rangesSet: true,
  missionPlaced: true,
  informerUnused: true,
  discsInspected: true,
  counterInspected: true,
  discsKept: true,
  discsExchanged: true,
  discMoved: true,
  discsRevealed: true,
  ghostVanished: true,
  placeMarkersLaid: true,
  shipsSailed: true,
  counterTurned: true,
  attacked: true,
  traded: true,
  missionDeclined: true,
  returned: true,
  kindsScored: true,
  counterScored: true,
  boardReset: true,
  commoditiesScored: true,
  chestsOpened: true,
};
