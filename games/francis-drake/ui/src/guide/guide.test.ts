import { francisDrake } from '@portolan/francis-drake';
import { advise } from '@portolan/francis-drake/advice';
import { textOf } from '@portolan/i18n';
import type { GuideStep } from '@portolan/table-kit/guide';
import { followGuide, lessonsOf, nextPage, PRESSING, RAW_TEXT } from '@portolan/table-kit/testing';
import { describe, expect, it } from 'vitest';
import { cardFor } from '../help/cards.ts';
import { shippedBox as box } from '../testing/shippedBox.ts';
import { annotationsFor } from './annotations.ts';
import { askFor } from './asks.ts';
import { adviseMoves, type GuideScene, readScene } from './guideScene.ts';
import { PAGES } from './pages.ts';
import { aimOf, reasonFor } from './reasons.ts';
import { stepFor } from './step.ts';

const { rate } = advise(box);
const NAMES = ['Ann', 'Bob', 'Cid'];
const scenesOf = lessonsOf<GuideScene>(francisDrake, (one) => readScene(box, one, adviseMoves(box, rate, one)));

/** What the guide of seat 0 sees before every move and after the last one. */
function lesson(seed: string, wild: number): Generator<GuideScene> {
  return scenesOf({ seed, wild, names: NAMES, options: { learner: true } });
}

function* lessons(): Generator<GuideScene> {
  for (const wild of [0, 15, 60, 100])
    for (const seed of ['a', 'b', 'c', 'd', 'e']) yield* lesson(`${seed}${wild}`, wild);
}

const GUIDE = { pages: PAGES, stepFor, cardTitle: (scene: GuideScene, card: string) => cardFor(scene, card)?.title };

describe('a guided game', () => {
  it.each([{ wild: 0 }, { wild: 30 }, { wild: 100 }])(
    'with $wild% random choices, names what to press to the very end',
    ({ wild }) => {
      let responses = 0;
      for (const seed of ['c', 'd', 'e']) {
        const plan = planCheck();
        const trial = followGuide({ ...GUIDE, hear: plan.hear }, lesson(`${seed}${wild}`, wild));
        expect(trial.read.slice(0, 4)).toEqual(['welcome', 'street', 'needs', 'plan']);
        expect(trial.read.slice(-4)).toEqual(['end', 'sets', 'chests', 'winner']);
        expect(trial.read).toEqual(expect.arrayContaining(['scored', 'kept', 'second', 'scored2', 'last']));
        expect([...trial.strange, ...plan.unstated]).toEqual([]);
        responses += trial.responses.size;
      }
      expect(responses > 0).toBe(wild > 0);
    },
  );

  it('says what to press when only the end of the turn is missing', () => {
    for (const scene of lesson('ending', 20)) {
      if (scene.asked !== undefined) continue;
      const step = stepFor(scene, new Map(), { ...PRESSING, mayEnd: true });
      expect(step.press).toMatch(/^Press “End turn”/);
      expect(`${step.ask?.text} ${step.press}`).not.toMatch(/watch|is deciding/i);
    }
  });

  it('offers a choice between two different moves wherever there is one', () => {
    for (const scene of lesson('choice', 10)) {
      const { advice: offered } = stepFor(scene, new Map(), PRESSING);
      if (scene.asked?.kind === 'plymouthTurn' && scene.me.place < 10) expect(offered).toHaveLength(2);
      expect(new Set(offered.map(({ reason }) => reason)).size).toBe(offered.length);
    }
  });
});

/** Collects texts that refer to a plan before one was stated. */
function planCheck() {
  const unstated = new Set<string>();
  let isStated = false;
  return {
    unstated,
    hear(text: string, step?: GuideStep): void {
      if (step?.plan !== undefined) isStated = true;
      const states = step === undefined && /plan is:|plan starts|plan is the same/.test(text);
      if (/\bplan\b/i.test(text) && !isStated && !states) unstated.add(text);
    },
  };
}

describe('the guide', () => {
  it('explains every question and advises legal moves with a reason', () => {
    const kinds = new Set<string>();
    const strange = new Set<string>();
    for (const scene of lessons()) {
      const ask = askFor(scene);
      const [best] = scene.advised;
      expect(ask === undefined).toBe(scene.asked === undefined);
      if (ask === undefined || scene.asked === undefined || best === undefined) continue;
      kinds.add(scene.asked.kind);
      for (const text of [ask.text, reasonFor(scene, best)])
        if (RAW_TEXT.test(text) || !text.endsWith('.')) strange.add(text);
      for (const id of aimOf(scene, best)) expect(cardFor(scene, id)?.title).toBeTruthy();
    }
    expect([...strange]).toEqual([]);
    expect(kinds.size).toBe(12);
  });

  it('shows every page of a game once and in order to a player who follows it', () => {
    const { read } = followGuide(GUIDE, lesson('pages', 0));
    expect(read).toEqual(PAGES.map(({ id }) => id).filter((id) => id !== 'ashore'));
    expect(PAGES.at(-1)?.last).toBe(true);
  });

  it('shows no pages to a player who opens it after the first voyage, except those for what is new', () => {
    const read = new Set<string>();
    for (const scene of lesson('later', 10)) if (scene.view.voyage > 1) read.add(nextPage(PAGES, scene, [])?.id ?? '');
    for (const id of ['welcome', 'plan', 'scored', 'kept', 'second']) expect(read).not.toContain(id);
  });

  it('explains each new event once and reveals no secret', () => {
    const meanings = new Set<string>();
    for (const scene of lesson('annotations', 10)) {
      for (const { said, meaning } of annotationsFor(scene)) {
        meanings.add(meaning);
        expect(`${textOf(said)} ${meaning}`.trim()).not.toMatch(RAW_TEXT);
        expect(textOf(said)).not.toMatch(/(Bob|Cid) places (disc \d|the (Golden Hind|Ghost))/);
      }
      expect(annotationsFor(scene).length).toBeLessThanOrEqual(2);
    }
    expect(meanings.size).toBeGreaterThan(8);
  });

  it('has no scene for a spectator', () => {
    const [first] = lesson('watch', 0);
    const view = { ...first?.view, viewer: 'spectator' };
    expect(readScene(box, { view, names: NAMES, own: [], legal: undefined, entries: [] })).toBeUndefined();
  });
});
