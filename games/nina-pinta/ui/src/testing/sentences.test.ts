import { judgeSentence } from '@portolan/client/testing';
import { type Hearing, hearSentences } from '@portolan/i18n/testing';
import { traceMove } from '@portolan/kernel';
import { type Event, GROUPS, type Move, ninaPinta, type State, type View } from '@portolan/nina-pinta';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benefitEffect } from '../benefits.ts';
import { describeMove } from '../describeMove.ts';
import { t as benefit } from '../messages/benefits.ts';
import { t as moves } from '../messages/moves.ts';
import { groupName } from '../words.ts';
import { box, NAMES, turnsOf } from './randomGames.ts';
import { judgedCatalogues } from './sentences/index.ts';
import type { NpOccasion } from './sentences/occasion.ts';

const opened = ninaPinta.open();
if (!opened.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;

let hearing: Hearing;
beforeAll(() => {
  hearing = hearSentences();
});
afterAll(() => hearing.stop());

/** What the player who is asked may do, and one of these moves. */
interface Choice {
  readonly occasion: NpOccasion;
  readonly view: View;
  readonly move: Move;
}

function play(state: State, seat: number, move: Move) {
  return {
    seat,
    move,
    ...(traceMove(game, { state, seat, move }) as {
      before: State;
      after: State;
      steps: { event: Event; state: State }[];
    }),
  };
}

const TURNS = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [
  ...turnsOf({ seed: `sentences ${seed}`, seats: 3, wild: 40 }),
]);

/** Every choice of some random games that passes the test. */
function choices(test: (move: Move, state: State, seat: number) => boolean): readonly Choice[] {
  return TURNS.flatMap(({ state: plain, seat, moves: legal }) => {
    if (seat === undefined) return [];
    const state = plain as State;
    const view = game.view(state, seat) as View;
    return (legal as Move[]).flatMap((move) => {
      if (!test(move, state, seat)) return [];
      const occasion: NpOccasion = {
        state,
        view,
        viewer: seat,
        names: NAMES,
        seat,
        legal: legal as Move[],
        resigned: [],
        about: { kind: 'move', move },
        play: (one) => play(state, seat, one),
        answersIn: (from) =>
          game
            .legalMoves(from, game.awaiting(from)[0] ?? 0, [])
            .map((one) => play(from, game.awaiting(from)[0] ?? 0, one as Move)),
        course: [],
      };
      return [{ occasion, view, move }];
    });
  });
}

/** How many of these sentences are false, and how many there are. */
function judged(
  found: readonly Choice[],
  say: (choice: Choice) => string,
): { readonly said: number; readonly wrong: number } {
  const faults = found.map((choice) =>
    hearing
      .sentencesIn(say(choice))
      .flatMap((said) =>
        judgeSentence({ catalogues: judgedCatalogues, tallies: new Map(), occasion: choice.occasion }, said),
      ),
  );
  return { said: found.length, wrong: faults.filter((one) => one.length > 0).length };
}

const isFace = (move: Move, test: (face: number) => boolean): boolean => move.kind === 'take' && test(move.face);
const faceOf = ({ move }: Choice): number => (move.kind === 'take' ? move.face : -1);

describe('a false sentence is found', () => {
  it('when Any Religion is described as a type that the player lacks [NP-SCORE-16]', () => {
    const found = choices((move) => isFace(move, (face) => box.faces.names[face] === 'anyReligion'));
    const lacking = judged(found, () => benefit('anyType', { group: groupName('religion'), count: 3 }));
    expect(lacking.said).toBeGreaterThan(3);
    expect(lacking.wrong).toBe(lacking.said);
    expect(judged(found, (choice) => benefitEffect(box, faceOf(choice), choice.view)).wrong).toBe(0);
  });

  it('when duplicates are counted as types [NP-SCORE-08]', () => {
    const held = (state: State, seat: number, face: number): readonly number[] => {
      const { progress } = state.players[seat] ?? { progress: [] };
      return progress.filter((_, kind) => box.faces.group[box.faces.progressFrom + kind] === box.faces.group[face]);
    };
    const isNew = (face: number): boolean => {
      const group = GROUPS[box.faces.group[face] ?? -1];
      return group !== undefined && group !== 'religion' && !box.faces.any[face];
    };
    const found = choices((move, state, seat) => {
      if (!isFace(move, isNew) || move.kind !== 'take') return false;
      return held(state, seat, move.face).some((count) => count > 1);
    });
    const said = judged(found, ({ occasion, move }) => {
      const counts = held(occasion.state, occasion.seat ?? 0, move.kind === 'take' ? move.face : -1);
      return benefit('newType', { group: groupName(GROUPS[0]), count: counts.reduce((sum, count) => sum + count, 0) });
    });
    expect(said.said).toBeGreaterThan(3);
    expect(said.wrong).toBe(said.said);
    expect(judged(found, (choice) => benefitEffect(box, faceOf(choice), choice.view)).wrong).toBe(0);
  });

  it('when the last era offers a place in the turn order of the next [NP-END-05]', () => {
    const found = choices((move, { era }) => move.kind === 'pass' && era === box.components.eras);
    const next = judged(found, ({ move }) => moves('passEffect', { space: move.kind === 'pass' ? move.space + 1 : 0 }));
    expect(next.said).toBeGreaterThan(3);
    expect(next.wrong).toBe(next.said);
    expect(judged(found, ({ move, view }) => describeMove(box, move, view).effect ?? '').wrong).toBe(0);
  });

  it('when an amount is off by one', () => {
    const found = choices((move) => move.kind === 'load');
    const wrong = judged(found, ({ view, move }) => {
      const effect = describeMove(box, move, {
        ...view,
        players: view.players.map((player) => ({ ...player, gold: (player.gold ?? 0) + 1 })),
      });
      return effect.effect ?? '';
    });
    expect(wrong).toEqual({ said: found.length, wrong: found.length });
    expect(judged(found, ({ view, move }) => describeMove(box, move, view).effect ?? '').wrong).toBe(0);
  });
});
