import { amerigo, type Event, type Move, type State, type View } from '@portolan/amerigo';
import { judgeSentence, type Tally } from '@portolan/client/testing';
import { type Hearing, hearSentences } from '@portolan/i18n/testing';
import { rngFromSeed, traceMove } from '@portolan/kernel';
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

interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly legal: readonly Move[];
  /** Those whose reasons are judged. */
  readonly moves: readonly Move[];
}

type Tallies = Map<string, Tally>;

/** Every reason that is false. */
function judgeDecision({ state, seat, legal, moves }: Decision, tallies: Tallies): readonly string[] {
  const view = game.view(state, seat) as View;
  const texts = legal.map((move) => game.writeMove(move));
  const names = NAMES.slice(0, state.players.length);
  const scene = readScene(box, { view, names, own: [seat], legal: texts, entries: [] });
  if (scene === undefined) throw new Error('a player who is asked has a lesson');
  const faults = moves.flatMap((move) => {
    const occasion: AmOccasion = {
      ...{ state, view, viewer: seat, names: NAMES, seat, legal, resigned: [], answersIn, course: [] },
      about: { kind: 'move', move },
      play: (one) => play(state, seat, one),
    };
    const said = hearing.sentencesIn(reasonFor(scene, move));
    return said.flatMap((one) => judgeSentence({ catalogues: [guideReasons], tallies, occasion }, one));
  });
  hearing.forget();
  return faults.map(({ message, text, why }) => `${message}: “${text}”, but ${why}`);
}

/** Every reason that is false, and how often each message was judged. */
function judgeReasons(seed: string, seats: number, wild: number) {
  const tallies: Tallies = new Map();
  const faults: string[] = [];
  let turn = 0;
  for (const { state, seat, moves } of turnsOf({ seed, seats, wild })) {
    if (seat === undefined) continue;
    const legal = moves as Move[];
    const decision = { state: state as State, seat, legal, moves: some(legal, turn++) };
    faults.push(...judgeDecision(decision, tallies));
  }
  return { tallies, faults };
}

/** A player at the end of a track who may buy an action point that is lost there. */
function atEndOf(kind: 'loadCannons' | 'moveProgress' | 'moveOrder'): Decision {
  const { tracks } = box.components;
  const options = game.readOptions({ goldToForfeit: true });
  if (!options.ok) throw new Error('the option is refused');
  const state = game.setup(options.value, 2, rngFromSeed('end of a track')) as State;
  const [player] = state.players;
  if (player === undefined) throw new Error('nobody plays');
  Object.assign(player, { gold: 2, chests: 1, cannons: tracks.cannons, progress: tracks.progress.last });
  player.track = box.orderColours.length - 1;
  state.stack = [{ kind, seat: 0, ap: 0 }];
  const legal = game.legalMoves(state, 0, []) as Move[];
  return { state, seat: 0, legal, moves: legal };
}

const REASONS_AT_END = ['cash', 'forfeit', 'forfeitNothing'].map((key) => `am.guide.reasons.${key}`);

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

  it.each(['loadCannons', 'moveProgress', 'moveOrder'] as const)(
    'are true for a point that is lost at the end of a track: %s',
    (kind) => {
      const tallies: Tallies = new Map();
      expect(judgeDecision(atEndOf(kind), tallies)).toEqual([]);
      expect([...tallies.keys()].toSorted()).toEqual(REASONS_AT_END);
    },
  );
});
