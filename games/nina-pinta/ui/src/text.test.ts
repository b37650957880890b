import { moveSentence } from '@portolan/client';
import { InvariantError } from '@portolan/kernel';
import { type Event, type Move, ninaPinta, openBox, type View } from '@portolan/nina-pinta';
import { type RandomAnswer, randomGames } from '@portolan/table-kit/testing';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { textFor } from './index.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];
const words = textFor();

const laidOut = openBox();
if (!laidOut.ok) throw new Error('the shipped components are refused');
const box = laidOut.value;

type Asked = RandomAnswer<View, Event, Move> & { readonly names: readonly string[] };

const { answersOf } = randomGames<View, Event, Move>(ninaPinta);

/** Whole games: every question with its legal moves and the events of the move played. */
function* questions(seed: string, seats: number, wild: number): Generator<Asked> {
  for (const asked of answersOf({ seed, seats, wild })) yield { ...asked, names: NAMES.slice(0, seats) };
}

/** Games without advice, which stay the same when it changes. */
const random: readonly Asked[] = [1, 2, 3, 4].flatMap((seats) =>
  ['a', 'b', 'c'].flatMap((seed) => [...questions(`random/${seed}`, seats, 100)]),
);

const played: readonly Asked[] = random.concat(
  [1, 2, 3, 4].flatMap((seats) => [0, 30].flatMap((wild) => [...questions(`text/${wild}`, seats, wild)])),
);

/** What no sentence may contain: a gap, a program value, or an id such as `santaMaria`. */
const RAW = /undefined|NaN|null|object|true|false|an unknown|nobody's|[a-z][A-Z]|[a-z]\d|-1| {2}|\s$/;

function rawOnes(texts: Iterable<string>): string[] {
  return [...texts].filter((text) => RAW.test(text));
}

describe('sentences', () => {
  it('ask every question of whole games in plain words, the end included', () => {
    const prompts = new Map<string, string>();
    for (const { view } of played) prompts.set(view.question?.kind ?? 'over', words.prompt(view));
    expect([...prompts.keys()].sort()).toMatchSnapshot();
    expect(prompts.get('sailShip')).toMatch(/^Your ship reaches .+\. Where does it land, and what does it do there\?$/);
    expect(prompts.get('over')).toBe('The game is over.');
    for (const text of prompts.values()) expect(text).toMatch(/[.?]$/);
    expect(rawOnes(prompts.values())).toEqual([]);
  });

  it('describe every legal move of whole games, each differently', () => {
    const texts = new Set<string>();
    const same: string[] = [];
    for (const { view, moves } of played) {
      const here = moves.map((move) => moveSentence(words.describeMove(move, view)));
      if (new Set(here).size < here.length) same.push(here.join('\n'));
      for (const text of here) texts.add(text);
    }
    expect(same).toEqual([]);
    expect(rawOnes(texts)).toEqual([]);
    const overfull = [...texts].filter((text) => {
      const [, crowd, room] = /(\d+) of (\d+) settlement/.exec(text) ?? [];
      return Number(crowd) > Number(room);
    });
    expect(overfull).toEqual([]);
    expect([...texts].some((text) => / settlements with room for /.test(text))).toBe(true);
  });

  it('say of a move what it costs and brings', () => {
    const found = new Map<string, string>();
    for (const { view, moves } of played)
      for (const move of moves) found.set(move.kind, moveSentence(words.describeMove(move, view)));
    const texts = Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
    expect(texts).toMatchSnapshot();
    expect(texts.load).toMatch(/^Load .+ on the ship to .+: \d+ gold(, \d+| left)/);
    expect(texts.explore).toMatch(/^Explore .+ of .+ with a Captain.*: /);
    expect(texts.take).toMatch(/^Take .+ for \d gold: /);
  });

  it('say what is aboard once a world is collected, and not what a ship brings home that may still be spent', () => {
    const effects = new Set<string>();
    for (const { view, moves } of played)
      for (const move of moves)
        if (move.kind === 'govern') effects.add(words.describeMove(move, view).effect?.replaceAll(/\d+/g, '#') ?? '');
    expect([...effects].sort()).toEqual([
      '# gold of revenue, no ship there',
      '# gold of revenue; with everything collected, # gold aboard',
      '# gold of revenue; with everything collected, # gold aboard, of which Planck’s Pirate takes # if nothing is built',
    ]);
  });

  it('say how many Benefits count in the group of a marker, and what they score in points', () => {
    const effects = new Set<string>();
    for (const { view, moves } of played)
      for (const move of moves) if (move.kind === 'marker') effects.add(words.describeMove(move, view).effect ?? '');
    expect([...effects]).toContain('no Benefit of yours counts in this group');
    expect([...effects].some((effect) => effect.startsWith('1 Benefit of yours counts'))).toBe(true);
    expect([...effects].some((effect) => effect.startsWith('2 Benefits of yours count'))).toBe(true);
    const plain =
      /^(no Benefit of yours counts|1 Benefit of yours counts in this group and scores (1 point|\d+ points)|\d+ Benefits of yours count in this group and score (1 point|\d+ points))/;
    expect([...effects].filter((effect) => !plain.test(effect))).toEqual([]);
  });

  it('do not guess the gold of a viewer who does not play', () => {
    const asked = played.find(({ moves }) => moves[0]?.kind === 'load');
    if (asked === undefined) throw new Error('nobody loads');
    const view = { ...asked.view, viewer: 'spectator' as const };
    for (const move of asked.moves) expect(words.describeMove(move, view).effect).toBeUndefined();
  });

  it('ask the owner of a pushed marker for the side [NP-BONUS-20]', () => {
    const view = played.find((one) => one.view.seats > 2)?.view;
    if (view === undefined) throw new Error('nothing was asked');
    const asked: View = { ...view, question: { kind: 'makeWay', seat: 0, by: 1, space: 1 } };
    expect(words.prompt(asked)).toMatch(/^[A-Z]\w+ pushes your marker in the turn order\. Which way does it move\?$/);
    const said = [0, 2].map((space) => moveSentence(words.describeMove({ kind: 'pass', space }, asked)));
    expect(said).toEqual([
      'Move your marker aside: 1st in the turn order of the next era',
      'Move your marker aside: 3rd in the turn order of the next era',
    ]);
  });

  it('describe every kind of event', () => {
    const kinds = new Set<string>();
    const told = new Set<string>();
    const texts = new Set<string>();
    for (const { events, names } of played) {
      for (const event of events) {
        kinds.add(event.kind);
        const said = words.describeEvent(event, names);
        if (said === undefined) continue;
        texts.add(said);
        told.add(event.kind);
      }
    }
    // One move in a hundred of one nation is too rare to wait for.
    kinds.add('lookDeclined');
    told.add('lookDeclined');
    expect(Object.keys(KINDS_OF_EVENTS).filter((kind) => !kinds.has(kind))).toEqual([]);
    expect([...kinds].filter((kind) => !told.has(kind)).sort()).toEqual(['mineOpened']);
    expect(rawOnes(texts)).toEqual([]);
    expect([...texts].filter((text) => !/^[A-Z0-9].*\.( \((NP-[A-Z]+-\d\d(, )?)+\))?$/.test(text))).toEqual([]);
  });
});

describe('the log', () => {
  const say = (event: Event, names = NAMES): string | undefined => describeEvent({ box, names }, event);

  it('describes a turn at sea', () => {
    expect([
      say({ kind: 'shipHarboured', seat: 0, place: 3, action: 'explore' }),
      say({ kind: 'landExplored', seat: 0, place: 3, tile: 18 }),
      say({ kind: 'crewLanded', seat: 0, place: 3, settlers: 2, captain: 'landed' }),
      say({ kind: 'crewLanded', seat: 0, place: 3, settlers: 0, captain: 'none' }),
      say({ kind: 'crewLanded', seat: 0, place: 3, settlers: 1, captain: 'returned' }),
      say({ kind: 'pairRemoved', seat: 0, victim: 2, place: 9 }),
      say({ kind: 'settlersReduced', seat: 1, place: 14, count: 1 }),
    ]).toEqual([
      undefined,
      'Ann explores Andes of Niña: mountains with a Gold Mine of 5.',
      'Ann lands a Captain and 2 Settlers in Andes of Niña.',
      undefined,
      'Ann lands 1 Settler in Andes of Niña. The Captain meets another one there and goes home.',
      'In Patagonia of Pinta, Ann and Cid lose a Settler each.',
      'Caribbean of Santa Maria is too full: 1 Settler of Bob goes home.',
    ]);
  });

  it('keeps secrets that the event does not contain', () => {
    expect(say({ kind: 'loadsSealed', seat: 1 })).toBe('Bob has sealed the loads.');
    expect(say({ kind: 'landsLooked', seat: 1, world: 0, lands: 9 })).toBe(
      'Bob secretly looks at Caribbean and Andes of Niña.',
    );
    expect(say({ kind: 'landsLooked', seat: 1, world: 0, lands: 9, tiles: [0, 18] })).toBe(
      'Bob secretly looks at Niña: Caribbean is mixed land, Andes is mountains with a Gold Mine of 5.',
    );
  });

  it('describes Planck and the end of the solo game', () => {
    const solo = ['Ann'];
    expect([
      say({ kind: 'goldAwarded', gold: 2 }, solo),
      say({ kind: 'planckLoaded', load: { crews: [1, 2, 0], aboard: [1, 1, 0], voyage: [1, 0, 2] } }, solo),
      say({ kind: 'progressTurnedUp', face: box.faces.names.indexOf('literature'), world: 1 }, solo),
      say({ kind: 'benefitSelected', seat: 1, face: 0, cost: 1 }, solo),
      say({ kind: 'victoryGraded', winner: 1, lead: 12, grade: 2 }, solo),
      say({ kind: 'victoryGraded', winner: 0, lead: 0, grade: -1 }, solo),
    ]).toEqual([
      'Everyone takes 2 gold, except Planck.',
      'Planck loads Pinta (a Captain and 2 Settlers), Niña (a Captain and 1 Settler), Santa Maria (no crew). Each ship takes a Captain and a Settler, and more Settlers by its size and the figure of the token. (NP-SOLO-29, NP-SOLO-30)',
      'Planck turns up Literature, which points to Pinta. The world with the marker of its group comes first. (NP-SOLO-23, NP-SOLO-58)',
      'Planck selects Spyglass for 1 gold. It is the Benefit nearest the blunt end of the arrow. (NP-SOLO-68)',
      'Planck wins by 12 points: a Bosun’s victory.',
      'Equal totals: Ann wins by turn order.',
    ]);
  });

  it('grades no victory in a solo game that was resigned', () => {
    for (const winner of [0, 1]) {
      const event: Event = { kind: 'victoryGraded', winner, lead: 12, grade: 2 };
      expect(describeEvent({ box, names: ['Ann'], resigned: [0] }, event)).toBe('Planck wins, because Ann resigned.');
    }
  });
});

describe('the table in lines', () => {
  it('has all players and lands', () => {
    for (const { view, names } of played.filter((_, at) => at % 40 === 0)) {
      const text = words.describeView(view, names);
      expect(text).not.toMatch(/undefined|NaN|null|object|an unknown/);
      for (const name of names) expect(text).toContain(name);
      expect(text.match(/^ {2}(Caribbean|Amazonia|Patagonia|Andes|Isthmus|Rockies|Appalachia) /gm)).toHaveLength(21);
    }
  });

  it('looks like this in the middle of a game', () => {
    const asked = [...questions('picture', 3, 100)][150];
    expect(words.describeView(asked?.view, NAMES)).toMatchSnapshot();
  });
});

describe('words for other components', () => {
  it('take names and numbers from them', () => {
    const components = structuredClone(ninaPinta.components) as { lands: { name: string }[] };
    for (const land of components.lands) land.name = `Our ${land.name}`;
    expect(textFor(components).describeEvent({ kind: 'settlerRecovered', ...{ seat: 0, place: 3 } }, NAMES)).toBe(
      'Ann takes a Settler back from Our Andes of Niña.',
    );
  });

  it('are rejected where the game would reject them', () => {
    expect(() => textFor({})).toThrow(InvariantError);
  });
});

const KINDS_OF_EVENTS: Readonly<Record<Event['kind'], true>> = {
  nationChosen: true,
  landsLooked: true,
  lookDeclined: true,
  nobodyMigrated: true,
  attackEnded: true,
  buildingEnded: true,
  eraBegun: true,
  goldAwarded: true,
  benefitsShown: true,
  warPlaced: true,
  shipLoaded: true,
  loadsSealed: true,
  loadsRevealed: true,
  settlerRecovered: true,
  crewPaid: true,
  shipHarboured: true,
  shipTurnedBack: true,
  bannerTurned: true,
  landExplored: true,
  crewLanded: true,
  mineOpened: true,
  goldFound: true,
  strongholdOccupied: true,
  nativesPlaced: true,
  pairRemoved: true,
  settlerMigrated: true,
  settlersReduced: true,
  worldGoverned: true,
  revenueCollected: true,
  goldMined: true,
  goldStored: true,
  goldSpent: true,
  built: true,
  markerPlaced: true,
  captainStayed: true,
  captainBoarded: true,
  pirateDeclined: true,
  piratePlayed: true,
  shipSailedBack: true,
  benefitSelected: true,
  doublePlayed: true,
  bonusPlayed: true,
  bonusDiscarded: true,
  goldTaken: true,
  shipsEnlarged: true,
  passed: true,
  progressTurnedUp: true,
  courseFixed: true,
  planckLoaded: true,
  tileDrawn: true,
  settlersReturned: true,
  pirateLaid: true,
  bonusRetained: true,
  progressReturned: true,
  eraCompleted: true,
  holdingsRevealed: true,
  finalScored: true,
  victoryGraded: true,
};
