import type { GuideProps } from '@portolan/client';
import { type Event, francisDrake, type View } from '@portolan/francis-drake';
import { advise } from '@portolan/francis-drake/advice';
import { textOf } from '@portolan/i18n';
import { below, InvariantError, nextWord, rngFromSeed } from '@portolan/kernel';
import type { GuidePage } from '@portolan/table-kit/guide';
import { describe, expect, it } from 'vitest';
import { cardFor } from '../help/cards.ts';
import { shippedBox as box } from '../shippedBox.ts';
import { askFor } from './asks.ts';
import { explainNews } from './explain.ts';
import { adviseMoves, type GuideScene, readScene } from './guideScene.ts';
import { PAGES } from './pages.ts';
import { aimOf, reasonFor } from './reasons.ts';
import { stepFor } from './step.ts';

const opened = francisDrake.open(undefined);
if (!opened.ok) throw new InvariantError('our own components are faulty');
const { game } = opened.value;
const advice = advise(box);
const NAMES = ['Ann', 'Bob', 'Cid'];

/**
 * What the guide of seat 0 sees before every move and after the last one. The player follows its advice, except for
 * `wild` percent of random moves.
 */
function* lesson(seed: string, wild: number): Generator<GuideScene> {
  const rng = rngFromSeed(`${seed}/moves`);
  const state = game.setup({ learner: true }, NAMES.length, rngFromSeed(seed));
  const entries: GuideProps['entries'][number][] = [];
  for (;;) {
    const [seat] = game.awaiting(state);
    const moves = seat === undefined ? [] : game.legalMoves(state, seat, []);
    const legal = seat === 0 ? moves.map((move) => game.writeMove(move)) : undefined;
    const seen = { view: game.view(state, 0), names: NAMES, own: [0], legal, entries: [...entries] };
    const scene = readScene(box, seen, adviseMoves(box, advice.rate, seen));
    if (scene === undefined) throw new Error('seat 0 has a guide');
    yield scene;
    if (seat === undefined) return;
    const ratings = advice.rate(game.view(state, seat) as View, moves as never[]);
    const best = scene.advised[0]?.move ?? moves[ratings.indexOf(Math.max(...ratings))];
    const move = nextWord(rng) % 100 < wild ? moves[below(rng, moves.length)] : best;
    const events: Event[] = [];
    game.apply(state, seat, move, (event) => events.push(game.redact(event, 0) as Event));
    const text = seat === 0 ? { text: game.writeMove(move) } : {};
    entries.push({ seq: entries.length + 1, kind: 'move', seat, ...text, events, at: 0 });
  }
}

function* lessons(): Generator<GuideScene> {
  for (const wild of [0, 15, 60, 100]) for (const seed of ['a', 'b']) yield* lesson(`${seed}${wild}`, wild);
}

const RAW = /undefined|NaN|null|object|\{|\}|[a-z][A-Z]| {2}|\s$/;
const BUTTONS = { confirm: 'Confirm', back: 'Back', undo: 'Undo', endTurn: 'End turn', skip: 'Skip to your turn' };
const PRESSING = { picked: 'nothing', chosen: undefined, mayEnd: false, showing: false, buttons: BUTTONS } as const;
const PICKS = ['nothing', 'part', 'move', 'only'] as const;

function next(scene: GuideScene, read: readonly string[]): GuidePage<GuideScene> | undefined {
  return PAGES.find(({ id, when }) => !read.includes(id) && when(scene, read));
}

describe('a guided game', () => {
  it.each([0, 30, 100])('names what to press at every decision to the very end, with %i%% random choices', (wild) => {
    const [strange, responses] = [new Set<string>(), new Set<string>()];
    for (const seed of ['c', 'd', 'e']) {
      const [read, given, stated] = [[] as string[], new Map<number, string>(), { plan: false }];
      for (const scene of lesson(`${seed}${wild}`, wild)) {
        readPages(scene, read, (text) => checkPlan(text, stated, strange));
        const [best] = scene.advised;
        if (best !== undefined) given.set(scene.made[0]?.seq ?? 0, best.text);
        for (const picked of PICKS) {
          const step = stepFor(scene, given, {
            ...PRESSING,
            picked,
            chosen: picked === 'move' ? scene.advised.at(-1)?.text : undefined,
          });
          if (step.response !== undefined) responses.add(step.response);
          if (scene.asked !== undefined) checkAsked(step, strange);
          if (step.plan !== undefined) stated.plan = true;
          for (const text of textsOf(step)) checkPlan(text, stated, strange);
        }
      }
      expect(read.slice(0, 4)).toEqual(['welcome', 'street', 'needs', 'plan']);
      expect(read.slice(-4)).toEqual(['end', 'sets', 'chests', 'winner']);
      expect(read).toEqual(expect.arrayContaining(['scored', 'kept', 'second', 'scored2', 'last']));
    }
    expect([...strange]).toEqual([]);
    expect(responses.size > 0).toBe(wild > 0);
  });

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

type Step = ReturnType<typeof stepFor>;

function textsOf({ response, ask, plan, press, advice: offered, news }: Step): string[] {
  return [
    ...[response ?? '', ask?.title ?? '', ask?.text ?? '', plan?.text ?? '', press],
    ...offered.flatMap(({ words, reason }) => [words, reason]),
    ...news.flatMap(({ said, meaning }) => [textOf(said), meaning]),
  ].filter((text) => text !== '');
}

/** A decision has a lesson and says what to press, and nothing tells the player to sit and watch. */
function checkAsked(step: Step, strange: Set<string>): void {
  if (step.ask === undefined || !/^Press /.test(step.press)) strange.add(`nothing to press: ${step.press}`);
  for (const text of textsOf(step)) {
    if (/\bwatch|is deciding/i.test(text)) strange.add(`watch: ${text}`);
    if (RAW.test(text)) strange.add(`raw: ${text}`);
  }
}

function checkPlan(text: string, { plan }: { plan: boolean }, strange: Set<string>): void {
  if (/\bplan\b/i.test(text) && !plan) strange.add(`no plan was stated: ${text}`);
}

/** Reads all pages that the scene has. */
function readPages(scene: GuideScene, read: string[], check: (text: string) => void): void {
  for (let page = next(scene, read); page !== undefined; page = next(scene, read)) {
    const text = page.text(scene);
    expect(`${page.title(scene)} ${text}`).not.toMatch(RAW);
    expect(page.title(scene)).toBeTruthy();
    for (const id of page.point(scene)) expect(cardFor({ ...scene }, id)?.title).toBeTruthy();
    if (!/plan is:|plan starts|plan is the same/.test(text)) check(text);
    read.push(page.id);
  }
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
        if (RAW.test(text) || !text.endsWith('.')) strange.add(text);
      for (const id of aimOf(scene, best)) expect(cardFor({ ...scene }, id)?.title).toBeTruthy();
    }
    expect([...strange]).toEqual([]);
    expect(kinds.size).toBe(12);
  });

  it('shows every page of a game once and in order to a player who follows it', () => {
    const read: string[] = [];
    for (const scene of lesson('pages', 0)) readPages(scene, read, () => undefined);
    expect(read).toEqual(PAGES.map(({ id }) => id).filter((id) => id !== 'ashore'));
    expect(PAGES.at(-1)?.last).toBe(true);
  });

  it('shows no pages to a player who opens it after the first voyage, except those for what is new', () => {
    const read = new Set<string>();
    for (const scene of lesson('later', 10)) if (scene.view.voyage > 1) read.add(next(scene, [])?.id ?? '');
    for (const id of ['welcome', 'plan', 'scored', 'kept', 'second']) expect(read).not.toContain(id);
  });

  it('explains each new event once and reveals no secret', () => {
    const meanings = new Set<string>();
    for (const scene of lesson('news', 10)) {
      for (const { said, meaning } of explainNews(scene)) {
        meanings.add(meaning);
        expect(`${textOf(said)} ${meaning}`.trim()).not.toMatch(RAW);
        expect(textOf(said)).not.toMatch(/(Bob|Cid) places (disc \d|the (Golden Hind|Ghost))/);
      }
      expect(explainNews(scene).length).toBeLessThanOrEqual(2);
    }
    expect(meanings.size).toBeGreaterThan(8);
  });

  it('has no scene for a spectator', () => {
    const state = game.setup({ learner: true }, 3, rngFromSeed('watch'));
    const view = game.view(state, 'spectator');
    expect(readScene(box, { view, names: NAMES, own: [], legal: undefined, entries: [] })).toBeUndefined();
  });
});
