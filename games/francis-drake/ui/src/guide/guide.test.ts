import type { GuideProps } from '@portolan/client';
import { type Event, francisDrake, type View } from '@portolan/francis-drake';
import { advise } from '@portolan/francis-drake/advice';
import { textOf } from '@portolan/i18n';
import { below, InvariantError, nextWord, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { cardFor } from '../help/cards.ts';
import { shippedBox as box } from '../shippedBox.ts';
import { askFor } from './asks.ts';
import { explainNews } from './explain.ts';
import { adviseMove, type GuideScene, readScene } from './guideScene.ts';
import { PAGES } from './pages.ts';
import { aimOf, reasonFor } from './reasons.ts';

const opened = francisDrake.open(undefined);
if (!opened.ok) throw new InvariantError('our own components are faulty');
const { game } = opened.value;
const advice = advise(box);
const NAMES = ['Ann', 'Bob', 'Cid'];

/** What the guide of seat 0 sees after every move. The player follows it, except for `wild` percent of random moves. */
function* lesson(seed: string, wild: number): Generator<GuideScene> {
  const rng = rngFromSeed(`${seed}/moves`);
  const state = game.setup({ learner: true }, NAMES.length, rngFromSeed(seed));
  const entries: GuideProps['entries'][number][] = [];
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []);
    const legal = seat === 0 ? moves.map((move) => game.writeMove(move)) : undefined;
    const seen = { view: game.view(state, 0), names: NAMES, own: [0], legal, entries };
    const scene = readScene(box, seen, adviseMove(box, advice.rate, seen));
    if (scene === undefined) throw new Error('seat 0 has a guide');
    yield scene;
    const ratings = advice.rate(game.view(state, seat) as View, moves as never[]);
    const best = scene.advised === undefined ? moves[ratings.indexOf(Math.max(...ratings))] : scene.advised.move;
    const move = nextWord(rng) % 100 < wild ? moves[below(rng, moves.length)] : best;
    const events: Event[] = [];
    game.apply(state, seat, move, (event) => events.push(game.redact(event, 0) as Event));
    entries.push({ seq: entries.length + 1, kind: 'move', seat, events, at: 0 });
  }
}

function* lessons(): Generator<GuideScene> {
  for (const wild of [0, 15, 60, 100]) for (const seed of ['a', 'b']) yield* lesson(`${seed}${wild}`, wild);
}

const RAW = /undefined|NaN|null|object|\{|\}|[a-z][A-Z]| {2}|\s$/;

describe('the guide', () => {
  it('explains every question and advises a legal move with a reason', () => {
    const kinds = new Set<string>();
    const strange = new Set<string>();
    for (const scene of lessons()) {
      const ask = askFor(scene);
      expect(ask === undefined).toBe(scene.asked === undefined);
      if (ask === undefined || scene.asked === undefined || scene.advised === undefined) continue;
      kinds.add(scene.asked.kind);
      for (const text of [ask.text, reasonFor(scene, scene.advised)])
        if (RAW.test(text) || !text.endsWith('.')) strange.add(text);
      for (const id of aimOf(scene, scene.advised)) expect(cardFor({ ...scene }, id)?.title).toBeTruthy();
    }
    expect([...strange]).toEqual([]);
    expect(kinds.size).toBe(12);
  });

  it('shows every page of the first voyage once, in order, and ends when the voyage does', () => {
    const read: string[] = [];
    for (const scene of lesson('pages', 0)) {
      for (let page = next(scene, read); page !== undefined && !read.includes('done'); page = next(scene, read)) {
        expect(page.text(scene)).not.toMatch(RAW);
        for (const id of page.point(scene)) expect(cardFor({ ...scene }, id)?.title).toBeTruthy();
        read.push(page.id);
      }
    }
    expect(read).toEqual(PAGES.map(({ id }) => id));
    expect(PAGES.at(-1)?.last).toBe(true);
  });

  it('shows every page even to a player who plays badly', () => {
    for (const wild of [60, 100]) {
      const read: string[] = [];
      let voyages = 0;
      for (const scene of lesson(`bad${wild}`, wild)) {
        voyages = scene.view.voyage;
        for (let page = next(scene, read); page !== undefined; page = next(scene, read)) {
          expect(page.text(scene)).not.toMatch(RAW);
          read.push(page.id);
        }
        if (voyages > 1) expect(read).toContain('done');
      }
      expect(voyages).toBe(3);
    }
  });

  it('shows no pages to a player who opens it after the first voyage', () => {
    for (const scene of lesson('later', 10)) if (scene.view.voyage > 1) expect(next(scene, [])).toBeUndefined();
  });

  it('explains each new event once and reveals no secret', () => {
    const meanings = new Set<string>();
    for (const scene of lesson('news', 10)) {
      for (const { said, meaning } of explainNews(scene)) {
        meanings.add(meaning);
        expect(`${textOf(said)} ${meaning}`).not.toMatch(RAW);
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

function next(scene: GuideScene, read: readonly string[]) {
  return PAGES.find(({ id, when }) => !read.includes(id) && when(scene, read));
}
