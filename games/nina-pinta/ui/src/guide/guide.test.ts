import { setLocale } from '@portolan/i18n';
import { outsideMessages } from '@portolan/i18n/testing';
import { type View, WORLDS } from '@portolan/nina-pinta';
import { followGuide, nextPage, PRESSING, stepFaults, textsOf } from '@portolan/table-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFor } from '../help/cards.ts';
import { isProperName } from '../words.ts';
import { annotationsFor } from './annotations.ts';
import { askFor } from './asks.ts';
import { adviseMoves, type GuideScene, readScene } from './guideScene.ts';
import { PAGES } from './pages.ts';
import { adviceOf, stepFor } from './step.ts';
import { adviser, box, LESSON_OPTIONS, LESSON_SEED, lesson, NAMES } from './testing/lesson.ts';

const OPENING = ['welcome', 'worlds', 'era', 'score', 'plan'];
const MIDDLE = ['eraEnd', 'fresh', 'alone', 'lastEra'];
const FINAL = ['end', 'lands', 'benefits', 'winner'];

const GUIDE = {
  pages: PAGES,
  stepFor,
  adviceOf,
  cardTitle: (scene: GuideScene, card: string) => cardFor(scene, card)?.title,
};

/** Games that between them ask nearly everything. */
const VARIED = [
  { seats: 1, wild: 60, seed: 'a' },
  { seats: 1, wild: 60, seed: 'c' },
  { seats: 2, wild: 60, seed: 'c', nation: 'portugal' },
  { seats: 2, wild: 100, seed: 'a', nation: 'portugal' },
  { seats: 2, wild: 60, seed: 'b', nation: 'france' },
  { seats: 2, wild: 60, seed: 'c', nation: 'france' },
  { seats: 3, wild: 60, seed: 'c', nation: 'portugal' },
];

/** Every kind of question, except the two of the next test. */
const ASKED_THERE = [
  'build',
  'chooseNation',
  'chooseWorld',
  'collectRevenue',
  'decideForPlanck',
  'loadShips',
  'lookAtLands',
  'migrate',
  'migrateForPlanck',
  'mineGold',
  'payBuilding',
  'placeMarker',
  'placeNatives',
  'placeWar',
  'playBonus',
  'playPirate',
  'recallCaptain',
  'removePair',
  'sailShip',
  'selectBenefit',
  'selectDouble',
  'storeGold',
];

describe('a guided game', () => {
  it.each([
    { wild: 0, seats: 2 },
    { wild: 30, seats: 3 },
    { wild: 100, seats: 2 },
    { wild: 0, seats: 1 },
    { wild: 30, seats: 1 },
    { wild: 100, seats: 1 },
  ])('with $wild% random choices at a table of $seats, names what to press to the very end', ({ wild, seats }) => {
    let responses = 0;
    for (const seed of ['c', 'd']) {
      const trial = followGuide(GUIDE, lesson({ seed: `${seed}${wild}`, wild, seats }));
      expect(trial.read).toEqual([...OPENING, ...MIDDLE, ...FINAL]);
      expect(trial.strange).toEqual([]);
      responses += trial.responses.size;
    }
    expect(responses > 0).toBe(wild > 0);
  });

  it('explains every kind of decision, and offers only legal moves, each with a reason', () => {
    const kinds = new Set<string>();
    const strange = new Set<string>();
    for (const { nation, ...game } of VARIED) {
      const options = nation === undefined ? {} : { nations: [nation] };
      for (const scene of lesson({ ...game, options })) {
        const { advice: offered, ask } = stepFor(scene, new Map(), PRESSING);
        expect(ask === undefined).toBe(scene.asked === undefined);
        if (scene.asked === undefined) continue;
        kinds.add(scene.asked.kind);
        expect(offered.length).toBeGreaterThan(0);
        const legal = scene.advised.map(({ text }) => text);
        for (const { move, reason, point } of offered) {
          expect(legal).toContain(move);
          for (const id of point) expect(cardFor(scene, id)?.title, id).toBeTruthy();
          if (!reason.endsWith('.')) strange.add(reason);
        }
        expect(new Set(offered.map(({ move }) => move)).size).toBe(offered.length);
      }
    }
    expect([...strange]).toEqual([]);
    expect([...kinds].sort()).toEqual(ASKED_THERE);
  });

  it('explains what games rarely ask: Settlers taken back, and a marker that is pushed', () => {
    const earlier = [...lesson({ seed: 'rare', wild: 0, seats: 3 })].find(({ view }) => view.era === 3);
    if (earlier === undefined) throw new Error('no third era');
    const recover = earlier.view.places.flatMap(({ id, settlers }) =>
      settlers.some(({ seat }) => seat === 0) ? [`recover ${id}`] : [],
    );
    const rare: readonly { question: NonNullable<View['question']>; legal: readonly string[] }[] = [
      { question: { kind: 'recoverSettler', seat: 0 }, legal: recover },
      { question: { kind: 'makeWay', seat: 0, by: 1, space: 1 }, legal: ['pass 1', 'pass 3'] },
    ];
    for (const { question, legal } of rare) {
      const players = earlier.view.players.map((player) => ({ ...player, toRecover: 1 }));
      const seen = { view: { ...earlier.view, question, players }, names: NAMES, own: [0], legal, entries: [] };
      const scene = readScene(adviser, seen, adviseMoves(adviser, seen));
      if (scene === undefined) throw new Error('no scene');
      const step = stepFor(scene, new Map(), PRESSING);
      expect(stepFaults(step)).toEqual([]);
      expect(legal).toContain(step.advice[0]?.move);
    }
  });

  it('says what to press when only the end of the turn is missing', () => {
    for (const scene of lesson({ seed: 'ending', wild: 20 })) {
      if (scene.asked !== undefined) continue;
      const step = stepFor(scene, new Map(), { ...PRESSING, mayEnd: true });
      expect(step.press).toMatch(/^Press “End turn”/);
      expect(`${step.ask?.text} ${step.press}`).not.toMatch(/watch|is deciding/i);
    }
  });
});

describe('the lesson', () => {
  it('leads through every phase of the first era with decisions of its own', () => {
    const asked = new Set<string>();
    for (const scene of lesson({ seed: LESSON_SEED, wild: 0, options: LESSON_OPTIONS })) {
      if (scene.view.era > 1) break;
      if (scene.asked !== undefined) asked.add(scene.asked.kind);
    }
    expect([...asked]).toEqual([
      'loadShips',
      'sailShip',
      'migrate',
      'placeNatives',
      'chooseWorld',
      'recallCaptain',
      'collectRevenue',
      'selectBenefit',
      'playBonus',
    ]);
  });

  it.each([2, 3])(
    'states the packing of all three ships beforehand, as its advice then goes with %i players',
    (seats) => {
      for (const wild of [0, 60]) {
        let planned: GuideScene['packing'];
        for (const scene of lesson({ seed: `pack${wild}`, wild, seats })) {
          if (scene.asked?.kind !== 'loadShips') continue;
          const [best] = scene.advised;
          const loaded = WORLDS.filter((world) => scene.me.loads?.[world] !== undefined).length;
          planned = scene.packing;
          if (planned === undefined) throw new Error('no packing');
          const move = best?.move;
          if (move?.kind === 'load') expect({ ...planned.loads[loaded], world: loaded }).toMatchObject(crew(move));
          if (move?.kind === 'seal') expect(planned.voyage).toEqual([move.first, move.second, move.third]);
        }
        expect(planned).toBeDefined();
      }
    },
  );

  it('responds to the whole packing, also when it was done at once', () => {
    const entries = ['load nina 0', 'load pinta captain 1', 'load santaMaria 0', 'seal pinta nina santaMaria'].map(
      (text, at) => ({ seq: at + 1, kind: 'move' as const, seat: 0, text, events: [], at: 0 }),
    );
    const [first] = lesson({ seed: LESSON_SEED, wild: 0, options: LESSON_OPTIONS });
    const scene = readScene(adviser, { view: first?.view, names: NAMES, own: [0], legal: undefined, entries });
    if (scene === undefined) throw new Error('no scene');
    const respond = (given: [number, readonly string[]][]): string | undefined =>
      stepFor(scene, new Map(given), PRESSING).response;
    const packed = entries.map(({ text }) => text);
    expect(respond([])).toBeUndefined();
    expect(respond([[0, packed]])).toBeUndefined();
    expect(respond([[0, packed.with(2, 'load santaMaria captain 1')]])).toBe(
      'You packed your ships differently: Niña (no crew), Pinta (a Captain and 1 Settler) and Santa Maria (no crew). 1 Captain is on the way and can explore.',
    );
  });

  it('gives shorter lessons after the first era', () => {
    const longest = new Map<string, { first: number; later: number }>();
    for (const scene of lesson({ seed: LESSON_SEED, wild: 0, options: LESSON_OPTIONS })) {
      const ask = askFor(scene);
      if (ask === undefined || scene.asked === undefined) continue;
      const seen = longest.get(scene.asked.kind) ?? { first: 0, later: 0 };
      const when = scene.view.era === 1 ? 'first' : 'later';
      longest.set(scene.asked.kind, { ...seen, [when]: Math.max(seen[when], ask.text.length) });
    }
    for (const [kind, { first, later }] of longest) if (first > 0) expect(later, kind).toBeLessThan(first);
  });

  it('shows no pages to a player who opens it later', () => {
    const read = new Set<string>();
    for (const scene of lesson({ seed: 'later', wild: 10 }))
      if (scene.view.era > 1) read.add(nextPage(PAGES, scene, [])?.id ?? '');
    expect([...read]).toEqual(['']);
  });

  it('explains each new event once, and at most three at a time', () => {
    const meanings = new Set<string>();
    for (const scene of lesson({ seed: 'annotations', wild: 10 })) {
      const annotations = annotationsFor(scene);
      expect(annotations.length).toBeLessThanOrEqual(3);
      if (scene.asked !== undefined) for (const { meaning } of annotations) meanings.add(meaning);
    }
    expect(meanings.size).toBeGreaterThan(12);
  });

  it('has no scene for a spectator', () => {
    const [first] = lesson({ seed: 'watch', wild: 0 });
    const view = { ...first?.view, viewer: 'spectator' };
    expect(readScene(adviser, { view, names: NAMES, own: [], legal: undefined, entries: [] })).toBeUndefined();
  });
});

function crew({ world, captain, settlers }: { world: number; captain: boolean; settlers: number }) {
  return { world, captain, settlers };
}

describe('in another language', () => {
  beforeAll(() => setLocale('en-XA'));
  afterAll(() => setLocale('en'));

  it.each([1, 2])('every word of a guided game comes from the catalogue, at a table of %i', (seats) => {
    const found = new Set<string>();
    for (const scene of lesson({ seed: 'pseudo', wild: 30, seats, names: ['1', '2'].slice(0, seats) })) {
      const read: string[] = [];
      const texts = textsOf(stepFor(scene, new Map(), PRESSING));
      for (let page = nextPage(PAGES, scene, read); page !== undefined; page = nextPage(PAGES, scene, read)) {
        texts.push(page.title(scene), page.text(scene));
        read.push(page.id);
      }
      for (const text of texts) {
        const rest = outsideMessages(text);
        if (/\p{L}/u.test(rest) && !isProperName(box, rest)) found.add(text);
      }
    }
    expect([...found]).toEqual([]);
  });
});
