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

it('a game of several players has no record', () => {
  const { outcome } = resultOf({ seed: 'record', seats: 2, wild: 20 });
  expect(recordOf(box, { outcome, view: { players: [] } })).toEqual([]);
});
