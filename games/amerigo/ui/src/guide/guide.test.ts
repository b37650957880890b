import { setLocale } from '@portolan/i18n';
import { outsideMessages } from '@portolan/i18n/testing';
import { followGuide, nextPage, PRESSING, textsOf } from '@portolan/table-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFor } from '../help/cards.ts';
import { annotationsFor } from './annotations.ts';
import { askFor } from './asks.ts';
import { type GuideScene, readScene } from './guideScene.ts';
import { PAGES } from './pages.ts';
import { stepFor } from './step.ts';
import { box, LESSON_SEED, lesson, NAMES } from './testing/lesson.ts';

const OPENING = ['welcome', 'round', 'tower', 'score', 'plan'];
const MIDDLE = ['pirates', 'fresh', 'alone', 'lastRound'];
const FINAL = ['end', 'goods', 'tracks', 'winner'];

const GUIDE = {
  pages: PAGES,
  stepFor,
  cardTitle: (scene: GuideScene, card: string) => cardFor(scene, card)?.title,
};

describe('a guided game', () => {
  it.each([
    { wild: 0, seats: 2 },
    { wild: 30, seats: 3 },
    { wild: 100, seats: 2 },
  ])('with $wild% random choices of $seats players, names what to press to the very end', ({ wild, seats }) => {
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
    for (const wild of [0, 20, 70]) {
      for (const scene of lesson({ seed: `legal${wild}`, wild })) {
        const { advice: offered, ask } = stepFor(scene, new Map(), PRESSING);
        expect(ask === undefined).toBe(scene.asked === undefined);
        if (scene.asked === undefined) continue;
        kinds.add(scene.asked.kind);
        expect(offered.length).toBeGreaterThan(0);
        const legal = scene.advised.map(({ text }) => text);
        for (const { move, reason, point } of offered) {
          for (const id of point) expect(cardFor(scene, id)?.title, id).toBeTruthy();
          expect(legal).toContain(move);
          if (!reason.endsWith('.')) strange.add(reason);
        }
        expect(new Set(offered.map(({ reason }) => reason)).size).toBe(offered.length);
      }
    }
    expect([...strange]).toEqual([]);
    expect(kinds.size).toBe(13);
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
  it('starts with the learner, and its advice shows every action once in the first round', () => {
    const advised = new Set<string>();
    const asked = new Set<string>();
    for (const scene of lesson({ seed: LESSON_SEED, wild: 0 })) {
      if (scene.view.round > 1) break;
      if (scene.before.length + scene.since.length === 0) expect(scene.asked?.kind).toBe('takeTurn');
      if (scene.asked?.kind === 'takeTurn') advised.add(scene.advised[0]?.text ?? '');
      if (scene.asked !== undefined) asked.add(scene.asked.kind);
    }
    expect([...advised]).toEqual([
      'act blue',
      'act black',
      'act red',
      'act brown',
      'act green',
      'act yellow',
      'act white',
    ]);
    expect(asked.size).toBe(12);
  });

  it('gives shorter lessons after the first round', () => {
    const longest = new Map<string, { first: number; later: number }>();
    for (const scene of lesson({ seed: LESSON_SEED, wild: 0 })) {
      const ask = askFor(scene);
      if (ask === undefined || scene.asked === undefined) continue;
      const seen = longest.get(scene.asked.kind) ?? { first: 0, later: 0 };
      const when = scene.view.round === 1 ? 'first' : 'later';
      longest.set(scene.asked.kind, { ...seen, [when]: Math.max(seen[when], ask.text.length) });
    }
    for (const [kind, { first, later }] of longest) {
      if (first > 0 && kind !== 'takeTurn') expect(later, kind).toBeLessThan(first);
    }
  });

  it('shows no pages to a player who opens it later, except those for the last round and the end', () => {
    const read = new Set<string>();
    for (const scene of lesson({ seed: 'later', wild: 10 }))
      if (scene.view.round > 1) read.add(nextPage(PAGES, scene, [])?.id ?? '');
    expect([...read]).toEqual(['']);
  });

  it('explains each new event once, and at most two at a time', () => {
    const meanings = new Map<string, number>();
    for (const scene of lesson({ seed: 'annotations', wild: 10 })) {
      const annotations = annotationsFor(scene);
      expect(annotations.length).toBeLessThanOrEqual(2);
      if (scene.since.length > 0 && scene.asked !== undefined)
        for (const { meaning } of annotations) meanings.set(meaning, 1);
    }
    expect(meanings.size).toBeGreaterThan(12);
  });

  it('has no scene for a spectator', () => {
    const [first] = lesson({ seed: 'watch', wild: 0 });
    const view = { ...first?.view, viewer: 'spectator' };
    expect(readScene(box, { view, names: NAMES, own: [], legal: undefined, entries: [] })).toBeUndefined();
  });
});

describe('in another language', () => {
  beforeAll(() => setLocale('en-XA'));
  afterAll(() => setLocale('en'));

  it('every word of a guided game comes from the catalogue', () => {
    const found = new Set<string>();
    for (const scene of lesson({ seed: 'pseudo', wild: 30, names: ['1', '2'] })) {
      const read: string[] = [];
      const texts = textsOf(stepFor(scene, new Map(), PRESSING));
      for (let page = nextPage(PAGES, scene, read); page !== undefined; page = nextPage(PAGES, scene, read)) {
        texts.push(page.title(scene), page.text(scene));
        read.push(page.id);
      }
      for (const text of texts) {
        const rest = outsideMessages(text);
        if (/\p{L}/u.test(rest)) found.add(text);
      }
    }
    expect([...found]).toEqual([]);
  });
});
