import { amerigo, type Event, type Move, type State, type View } from '@portolan/amerigo';
import { judgeSentence, type Tally } from '@portolan/client/testing';
import { type Hearing, hearSentences } from '@portolan/i18n/testing';
import { traceMove } from '@portolan/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScene } from '../../guide/guideScene.ts';
import { reasonFor } from '../../guide/reasons.ts';
import { box, NAMES, turnsOf } from '../randomGames.ts';
import { guideReasons } from './guideReasons.ts';
import type { AmOccasion, AmPlayed } from './occasion.ts';

const opened = amerigo.open();
if (!opened.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;
/** Moves of one kind that are judged at a decision. */
const EACH = 3;

let hearing: Hearing;
beforeAll(() => {
  hearing = hearSentences();
});
afterAll(() => hearing.stop());

function play(state: State, seat: number, move: Move): AmPlayed {
  const traced = traceMove(game, { state, seat, move });
  return { seat, move, ...(traced as { before: State; after: State; steps: { event: Event; state: State }[] }) };
}

function answersIn(state: State): readonly AmPlayed[] {
  const [seat = 0] = game.awaiting(state);
  return game.legalMoves(state, seat, []).map((move) => play(state, seat, move as Move));
}

/** Some moves of every kind. */
function some(legal: readonly Move[], turn: number): readonly Move[] {
  const kinds = Map.groupBy(legal, ({ kind }) => kind);
  return [...kinds.values()].flatMap((moves) =>
    moves.filter((_, at) => (at + turn) % Math.ceil(moves.length / EACH) === 0),
  );
}

/** Every reason that is false, and how often each message was judged. */
function judgeReasons(seed: string, seats: number, wild: number) {
  const tallies = new Map<string, Tally>();
  const faults: string[] = [];
  let turn = 0;
  for (const { state: plain, seat, moves } of turnsOf({ seed, seats, wild })) {
    if (seat === undefined) continue;
    const [state, legal] = [plain as State, moves as Move[]];
    const view = game.view(state, seat) as View;
    const texts = legal.map((move) => game.writeMove(move));
    const scene = readScene(box, { view, names: NAMES.slice(0, seats), own: [seat], legal: texts, entries: [] });
    if (scene === undefined) throw new Error('a player who is asked has a lesson');
    for (const move of some(legal, turn++)) {
      const occasion: AmOccasion = {
        ...{ state, view, viewer: seat, names: NAMES, seat, legal, answersIn, course: [] },
        about: { kind: 'move', move },
        play: (one) => play(state, seat, one),
      };
      const said = hearing.sentencesIn(reasonFor(scene, move));
      const found = said.flatMap((one) => judgeSentence({ catalogues: [guideReasons], tallies, occasion }, one));
      faults.push(...found.map(({ message, text, why }) => `${message}: “${text}”, but ${why}`));
    }
    hearing.forget();
  }
  return { tallies, faults };
}

describe('the guide’s reasons', () => {
  it.each([
    { seats: 2, wild: 100 },
    { seats: 3, wild: 50 },
    { seats: 4, wild: 100 },
    { seats: 2, wild: 10 },
  ])('are true for whoever may make the move, with $seats players and $wild% random moves', ({ seats, wild }) => {
    const { tallies, faults } = judgeReasons(`reasons ${seats} ${wild}`, seats, wild);
    expect(faults).toEqual([]);
    expect(tallies.size).toBeGreaterThan(30);
  });
});
