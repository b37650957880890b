import { amerigo, type Event, type Move, openBox, type View } from '@portolan/amerigo';
import { moveSentence } from '@portolan/client';
import { InvariantError, rngFromSeed } from '@portolan/kernel';
import { type RandomAnswer, randomGames } from '@portolan/table-kit/testing';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { describeMove } from './describeMove.ts';
import { textFor } from './index.ts';
import { amerigoUi } from './web.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];
const words = textFor();
const plain = amerigoUi();

const opened = amerigo.open();
if (!opened.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;
const laidOut = openBox();
if (!laidOut.ok) throw new Error('the shipped components are refused');
const box = laidOut.value;

type Asked = RandomAnswer<View, Event, Move>;

const { answersOf } = randomGames<View, Event, Move>(amerigo);

/** Whole games: every question with its legal moves and the events of the move played. */
function questions(seed: string, seats: number, wild: number): Iterable<Asked> {
  return answersOf({ seed, seats, wild });
}

const played: readonly Asked[] = [2, 3, 4].flatMap((seats) =>
  [0, 20, 100].flatMap((wild) => [...questions(`text/${wild}`, seats, wild)]),
);

/** What no sentence may contain: a gap, a raw value, or an id such as `line3`. */
const RAW = /undefined|NaN|null|object|true|false|unknown|[a-z][A-Z]|line\d|\bP\d\d\b|-1| {2}|\s$/;

function rawOnes(texts: Iterable<string>): string[] {
  return [...texts].filter((text) => RAW.test(text));
}

describe('sentences', () => {
  it('ask for every decision of whole games, and mention the end', () => {
    const prompts = new Map<string, string>();
    for (const { view } of played) prompts.set(view.question?.kind ?? 'over', words.prompt(view));
    expect(prompts.size).toBe(14);
    expect(prompts.get('takeTurn')).toMatch(/^Round \d, \w+ phase: which action do you take\?$/);
    expect(prompts.get('sailShip')).toMatch(
      /^Move ships \(blue\), \d+ action points?\. Where does your (first|second) ship sail\?$/,
    );
    expect(prompts.get('over')).toBe('The game is over.');
    for (const text of prompts.values()) expect(text).toMatch(/[.?]$/);
    expect(rawOnes(prompts.values())).toEqual([]);
  });

  it('describe every legal move of whole games, each differently', () => {
    const texts = new Set<string>();
    const alike: string[] = [];
    for (const { view, moves } of played) {
      const here = moves.map((move) => moveSentence(words.describeMove(move, view)));
      if (new Set(here).size < here.length) alike.push(here.join('\n'));
      for (const text of here) texts.add(text);
      for (const move of moves) texts.add(moveSentence(describeMove(box, move)));
    }
    expect(alike).toEqual([]);
    expect(rawOnes(texts)).toEqual([]);
  });

  it('say what a move costs and brings', () => {
    const found = new Map<string, string>();
    for (const { view, moves } of played.slice(0, 800)) {
      for (const move of moves) {
        const said = moveSentence(words.describeMove(move, view));
        if (said.includes(': ')) found.set(move.kind, said);
      }
    }
    expect(found.get('act')).toMatch(/^[A-Z][a-z ]+ \(\w+\): \d+ action points?; [a-z\d].+$/);
    expect(found.get('takeGold')).toMatch(/^Take gold instead of an action: \d+ gold$/);
    expect(found.get('sail')).toMatch(/^Sail to [^,:]+(,\d+)?(, a harbour of [^:]+)?: \d+ steps?( for \d+ gold)?$/);
    expect(found.get('found')).toMatch(
      /^Found a post on [^:]+, at \d+,\d+: (3 points for discovering an island of \d+ spaces|\d+ spaces, \d+ empty)$/,
    );
    expect(found.get('lay')).toMatch(
      /^Lay it on [^:]+, at \d+,\d+(, turned by \d+°)?: \d+ points?, (completes the island|\d+ spaces? of the island left)$/,
    );
    expect(found.get('token')).toMatch(/^Take the token: /);
    expect(found.get('advance')).toMatch(/^Move \d+ spaces? along the order track: to a \w+ space( for \d+ gold)?$/);
  });

  it('ask at the end of a track whether to buy a lost point [AM-GOLD-09]', () => {
    const view = played[0]?.view;
    if (view === undefined || view.question === undefined) throw new Error('nothing was asked');
    const { seat } = view.question;
    const players = view.players.map((player, at) => (at === seat ? { ...player, cannons: 12 } : player));
    const asked: View = { ...view, players, question: { kind: 'loadCannons', seat, ap: 0 } };
    expect(words.prompt(asked)).toMatch(/^You reached the end of the track\. .+\?$/);
    const said = [0, 1].map((count) => moveSentence(words.describeMove({ kind: 'load', count }, asked)));
    expect(said).toEqual([
      'Buy no action point',
      'Buy an action point that is lost at the end of the track: 2 gold for 1 gold',
    ]);
  });

  it('promise no steps to a player without an unused ship token [AM-TOKENS-08]', () => {
    const view = played[0]?.view;
    const seat = view?.question?.seat;
    if (view === undefined || seat === undefined) throw new Error('nothing was asked');
    const effects = [0, box.tokens.shipPoints].map((used) => {
      const player = { tokens: box.tokens.shipPoints, used };
      const players = view.players.map((one, at) => (at === seat ? { ...one, ...player } : one));
      return words.describeMove({ kind: 'boost' }, { ...view, players }).effect;
    });
    expect(effects).toEqual([expect.stringMatching(/^[1-9]\d* more steps? for each ship/), undefined]);
  });

  it('say to whom the order token leads [AM-TOKENS-22]', () => {
    const view = played[0]?.view;
    if (view === undefined) throw new Error('nothing was asked');
    const say = (seen: View): string => moveSentence(words.describeMove({ kind: 'jump' }, seen));
    expect(say(view)).toBe('Jump to the front of the order track');
    const other = { ...view, readings: { jumpToFirstPlayer: true } } as const;
    expect(say(other)).toBe('Jump to the first player of the phase on the order track');
  });

  it('describe every kind of event', () => {
    const kinds = new Set<string>();
    const texts = new Set<string>();
    for (const { events } of played) {
      for (const event of events) {
        kinds.add(event.kind);
        const said = words.describeEvent(event, NAMES);
        if (said !== undefined) texts.add(said);
      }
    }
    // A skipped phase is too rare to wait for.
    kinds.add('phaseSkipped');
    expect([...kinds].sort()).toEqual(Object.keys(KINDS_OF_EVENTS).sort());
    expect(rawOnes(texts)).toEqual([]);
    expect([...texts].filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  });

  it('tell a round like a log', () => {
    const say = (event: Event): string | undefined => describeEvent({ box, names: NAMES }, event);
    const out = [4, 1, 0, 0, 2, 0, 0];
    expect([
      say({ kind: 'phaseBegun', round: 1, phase: 0, dropped: 7, out, ap: 4, order: [1, 0] }),
      say({ kind: 'phaseSkipped', round: 1, phase: 2, dropped: 0 }),
      say({ kind: 'phaseEnded', phase: 2 }),
      say({ kind: 'actionChosen', seat: 0, colour: 4, special: true, ap: 3 }),
      say({ kind: 'postFounded', seat: 1, space: 24, island: 0, points: 3 }),
      say({ kind: 'tileLaid', seat: 0, piece: 11, spaces: [24, 25, 45], goods: [0, 4] }),
      say({ kind: 'islandCompleted', seat: 0, island: 1, points: 3, posts: [15, 0, 5], chest: true }),
      say({ kind: 'piratesFought', seat: 1, strength: 4, fired: 4, lost: 0 }),
      say({ kind: 'piratesFought', seat: 1, strength: 4, fired: 1, lost: 4 }),
      say({ kind: 'piratesFought', seat: 1, strength: 4, fired: 0, lost: 0 }),
      say({ kind: 'tokenTaken', seat: 2, token: 6 }),
      say({ kind: 'finalScored', source: 'goods', points: [3, 8] }),
    ]).toEqual([
      'The blue phase begins. 7 cubes go into the tower and these come out: 4 blue, 1 black, 2 green. With 4 action points each, the order is Bob, Ann.',
      'The red phase is skipped, as no cubes come out.',
      undefined,
      'Ann takes the special action build (green) with 3 action points.',
      'Bob founds a post at 1,3 and discovers the island: 3 points.',
      'Ann lays the village corner at 1,3 and takes cotton and coffee.',
      'Ann completes an island: 3 points and a chest. Points for posts: Ann 15, Cid 5.',
      'Bob fights off the pirates with 4 cannons.',
      'Bob has 1 cannon against pirates of strength 4 and loses 4 points.',
      'Bob has no cannons against pirates of strength 4 and loses no points.',
      'Cid takes a token: 1 more action point to move ships or plan tiles.',
      'Points for goods and production: Ann 3, Bob 8.',
    ]);
  });
});

describe('the table in text', () => {
  it('has all players, islands and the map', () => {
    for (const { view } of played.filter((_, at) => at % 25 === 0)) {
      const text = words.describeView(view, NAMES);
      expect(text).not.toMatch(/undefined|NaN|null|object|unknown|line\d/);
      for (const name of NAMES.slice(0, view.seats)) expect(text).toContain(name);
      expect(text.match(/^ *\d+ +\d+ +\d+ +(big|small)/gm)).toHaveLength(view.map.islands.length);
    }
  });

  it('[AM-TOKENS-10] names the strength of the pirates against each player, threat included', () => {
    const [asked] = questions('threat', 2, 0);
    if (asked === undefined) throw new InvariantError('no question');
    const { view } = asked;
    const threat = box.components.progressTokens.findIndex(({ kind }) => kind === 'pirateThreat');
    const players = view.players.map((player, seat) => (seat === 0 ? { ...player, tokens: 1 << threat } : player));
    const shown = { ...view, players, pirates: { ...view.pirates, open: [3, 1] } };
    const strengths = words.describeView(shown, NAMES).match(/^(Ann|Bob) +\d+ +\d+ +\d+ +\d+/gm);
    expect(strengths?.toSorted()).toEqual([expect.stringMatching(/ 4$/), expect.stringMatching(/ 6$/)]);
  });

  it('looks like this in the middle of a game', () => {
    const asked = [...questions('picture', 2, 0)][150];
    expect(words.describeView(asked?.view, NAMES)).toMatchSnapshot();
  });
});

describe('targets', () => {
  it('of every move have a label', () => {
    const shown = new Set(played.flatMap(({ moves }) => moves.flatMap((move) => plain.targets(game.writeMove(move)))));
    expect([...shown].filter((target) => plain.nameTarget(target) === undefined)).toEqual([]);
    const some = ['berth:T0', 'space:7,2', 'turn:0', 'turn:3', 'act:blue', 'plan:neutral line3', 'token:P12', 'load:1'];
    expect(some.map(plain.nameTarget)).toEqual([
      'Top 1',
      'Row 8, column 3',
      'Not turned',
      'Turned by 270°',
      'Move ships (blue)',
      'Landscape line of 3',
      'Half the damage from pirates',
      'Load 1 cannon',
    ]);
  });

  it('tell every two moves of a decision apart', () => {
    for (const { moves } of played) {
      const paths = moves.map((move) => plain.targets(game.writeMove(move)).join());
      expect(new Set(paths).size).toBe(moves.length);
    }
  });

  it('include the sources of points', () => {
    const state = game.setup({}, 2, rngFromSeed('sources'));
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      game.apply(state, seat, game.legalMoves(state, seat, []).at(-1));
    }
    const sources = Object.keys(game.outcome(state)?.breakdown[0] ?? {});
    expect(sources).toHaveLength(12);
    expect(sources.filter((source) => plain.nameTarget(source) === undefined)).toEqual([]);
    expect(['gold', 'progress', 'order', 'pirates'].map(plain.nameTarget)).toEqual([
      'Gold',
      'Progress track',
      'Order track',
      'Pirates',
    ]);
  });
});

describe('words for other components', () => {
  it('take names and numbers from them', () => {
    const components = structuredClone(amerigo.components) as { chests: { gold: number } };
    components.chests.gold = 4;
    expect(textFor(components).describeMove({ kind: 'cash', token: -1 }, undefined)).toEqual({
      text: 'Open a chest',
      effect: '4 gold',
    });
  });

  it('are refused if the game refuses the components', () => {
    expect(() => textFor({})).toThrow(InvariantError);
  });
});

const KINDS_OF_EVENTS: Readonly<Record<Event['kind'], true>> = {
  phaseBegun: true,
  phaseSkipped: true,
  actionChosen: true,
  goldTaken: true,
  cubesScored: true,
  goldGained: true,
  goldSpent: true,
  cashed: true,
  trackEnded: true,
  shipPlaced: true,
  tokenUsed: true,
  shipSailed: true,
  postFounded: true,
  cannonsLoaded: true,
  tilePlanned: true,
  progressMoved: true,
  tokenTaken: true,
  tileLaid: true,
  tilesScored: true,
  islandCompleted: true,
  productionBought: true,
  orderMoved: true,
  orderJumped: true,
  phaseEnded: true,
  piratesFought: true,
  pirateTurned: true,
  progressDealt: true,
  productionDealt: true,
  roundBegun: true,
  finalScored: true,
};
