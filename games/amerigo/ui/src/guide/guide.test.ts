import { setLocale, textOf } from '@portolan/i18n';
import { PSEUDO_CLOSE, PSEUDO_OPEN } from '@portolan/i18n/testing';
import { rngFromSeed } from '@portolan/kernel';
import type { GuidePage } from '@portolan/table-kit/guide';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFor } from '../help/cards.ts';
import { askFor } from './asks.ts';
import { explainNews } from './explain.ts';
import { type GuideScene, readScene } from './guideScene.ts';
import { PAGES } from './pages.ts';
import { stepFor } from './step.ts';
import { box, game, LESSON_SEED, lesson, NAMES } from './testing/lesson.ts';

const RAW = /undefined|NaN|null|object|\{|\}|[a-z][A-Z]| {2}|\s$|^$|-1| ,|\.\./;
const BUTTONS = { confirm: 'Confirm', back: 'Back', undo: 'Undo', endTurn: 'End turn', skip: 'Skip to your turn' };
const PRESSING = { picked: 'nothing', chosen: undefined, mayEnd: false, showing: false, buttons: BUTTONS } as const;
const PICKS = ['nothing', 'part', 'move', 'only'] as const;
const OPENING = ['welcome', 'round', 'tower', 'score', 'plan'];
const MIDDLE = ['pirates', 'fresh', 'alone', 'lastRound'];
const FINAL = ['end', 'goods', 'tracks', 'winner'];

type Step = ReturnType<typeof stepFor>;

function next(scene: GuideScene, read: readonly string[]): GuidePage<GuideScene> | undefined {
  return PAGES.find(({ id, when }) => !read.includes(id) && when(scene, read));
}

/** Reads all pages that the scene has. */
function readPages(scene: GuideScene, read: string[]): void {
  for (let page = next(scene, read); page !== undefined; page = next(scene, read)) {
    expect(page.title(scene)).not.toMatch(RAW);
    expect(page.text(scene)).not.toMatch(RAW);
    for (const id of page.point(scene)) expect(cardFor(scene, id)?.title, id).toBeTruthy();
    read.push(page.id);
  }
}

function textsOf({ response, ask, plan, press, advice: offered, news }: Step): string[] {
  return [
    ...[response, ask?.title, ask?.text, plan?.text, press].filter((text) => text !== undefined),
    ...offered.flatMap(({ words, reason }) => [words, reason]),
    ...news.flatMap(({ said, meaning }) => [...(said.length === 0 ? [] : [textOf(said)]), meaning]),
  ];
}

/** A decision has a lesson and says what to press, and nothing tells the player to sit and watch. */
function checkAsked(step: Step, strange: Set<string>): void {
  if (step.ask === undefined || !/^Press /.test(step.press)) strange.add(`nothing to press: ${step.press}`);
  for (const text of textsOf(step)) {
    if (/\bwatch|is deciding/i.test(text)) strange.add(`watch: ${text}`);
    if (RAW.test(text)) strange.add(`raw: ${text}`);
  }
}

describe('a guided game', () => {
  it.each([
    { wild: 0, seats: 2 },
    { wild: 30, seats: 3 },
    { wild: 100, seats: 2 },
  ])('with $wild% random choices of $seats players, names what to press to the very end', ({ wild, seats }) => {
    const [strange, responses] = [new Set<string>(), new Set<string>()];
    for (const seed of ['c', 'd']) {
      const [read, given] = [[] as string[], new Map<number, string>()];
      for (const scene of lesson({ seed: `${seed}${wild}`, wild, seats })) {
        readPages(scene, read);
        const [best] = scene.advised;
        if (best !== undefined) given.set(scene.made[0]?.seq ?? 0, best.text);
        for (const picked of PICKS) {
          const chosen = picked === 'move' ? scene.advised.at(-1)?.text : undefined;
          const step = stepFor(scene, given, { ...PRESSING, picked, chosen });
          if (step.response !== undefined) responses.add(step.response);
          if (scene.asked !== undefined) checkAsked(step, strange);
        }
      }
      expect(read).toEqual([...OPENING, ...MIDDLE, ...FINAL]);
    }
    expect([...strange]).toEqual([]);
    expect(responses.size > 0).toBe(wild > 0);
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
      if (scene.view.round > 1) read.add(next(scene, [])?.id ?? '');
    expect([...read]).toEqual(['']);
  });

  it('explains each new event once, and at most two at a time', () => {
    const meanings = new Map<string, number>();
    for (const scene of lesson({ seed: 'news', wild: 10 })) {
      const news = explainNews(scene);
      expect(news.length).toBeLessThanOrEqual(2);
      if (scene.since.length > 0 && scene.asked !== undefined) for (const { meaning } of news) meanings.set(meaning, 1);
    }
    expect(meanings.size).toBeGreaterThan(12);
  });

  it('has no scene for a spectator', () => {
    const view = game.view(game.setup({}, 3, rngFromSeed('watch')), 'spectator');
    expect(readScene(box, { view, names: NAMES, own: [], legal: undefined, entries: [] })).toBeUndefined();
  });
});

describe('in another language', () => {
  beforeAll(() => setLocale('en-XA'));
  afterAll(() => setLocale('en'));

  it('every word of a guided game comes from the catalogue', () => {
    const message = new RegExp(`${PSEUDO_OPEN}[^${PSEUDO_OPEN}${PSEUDO_CLOSE}]*${PSEUDO_CLOSE}`, 'g');
    const found = new Set<string>();
    for (const scene of lesson({ seed: 'pseudo', wild: 30, names: ['1', '2'] })) {
      const read: string[] = [];
      const texts = textsOf(stepFor(scene, new Map(), PRESSING));
      for (let page = next(scene, read); page !== undefined; page = next(scene, read)) {
        texts.push(page.title(scene), page.text(scene));
        read.push(page.id);
      }
      for (const text of texts) {
        let rest = text;
        while (message.test(rest)) rest = rest.replace(message, '');
        if (/\p{L}/u.test(rest)) found.add(text);
      }
    }
    expect([...found]).toEqual([]);
  });
});
