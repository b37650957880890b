import type { View } from '@portolan/nina-pinta';
import { expect, it } from 'vitest';
import { box, questionsOf, resultOf } from '../testing/randomGames.ts';
import { gradeOf } from './grade.ts';
import { recordOf } from './recordOf.ts';

it('a solo game is remembered by nations, totals and the grade of victory [NP-SOLO-89]', () => {
  const game = { seed: 'record', seats: 1, wild: 20 };
  const { outcome } = resultOf(game);
  const view = [...questionsOf(game)].at(-1)?.view as View;
  const [own, planck] = view.players.map(({ nation }) => nation);
  const values = recordOf(box, { outcome, view }).map(({ value }) => value);
  expect(values.map((value) => value.toLowerCase()).slice(0, 2)).toEqual([own, planck]);
  expect(values[2]).toBe(`${outcome.scores[0]} to ${outcome.rivals?.[0]?.score}`);
  expect(values[3]).toBe(gradeOf(box, outcome)?.rank ?? 'None, equal totals');
});

it('a solo game that was resigned is remembered without a grade', () => {
  const game = { seed: 'record', seats: 1, wild: 20 };
  const { outcome } = resultOf(game);
  const view = [...questionsOf(game)].at(-1)?.view as View;
  const resigned = { ...outcome, resigned: [0] };
  expect(gradeOf(box, resigned)).toBeUndefined();
  const facts = recordOf(box, { outcome: resigned, view });
  const graded = recordOf(box, { outcome, view });
  expect(facts.map(({ label }) => label)).toEqual(graded.map(({ label }) => label));
  expect(facts.map(({ value }) => value)).toEqual([...graded.slice(0, -1).map(({ value }) => value), 'None, resigned']);
});

it('a game of several players has no record', () => {
  const { outcome } = resultOf({ seed: 'record', seats: 2, wild: 20 });
  expect(recordOf(box, { outcome, view: { players: [] } })).toEqual([]);
});
