import { ferry } from '@portolan/match/testing';
import { expect, it } from 'vitest';
import { makeGameRegistry } from './gameRegistry.ts';
import type { Players } from './players.ts';
import { tableRow } from './store/sampleRows.ts';
import type { SeatRow } from './store/store.ts';
import { makeTableInfo } from './tableInfo.ts';

const players = { name: async (id: string) => id, isProgram: async () => false } as Partial<Players> as Players;
const infoOf = makeTableInfo({
  games: makeGameRegistry([ferry]),
  players,
  isPresent: () => true,
  botTrouble: () => undefined,
});
const person = (player: string, resigned = false): SeatRow => ({ kind: 'person', player, resigned });
const outcome = { scores: [30, 20, 10], places: [1, 2, 3], breakdown: [{}, {}, {}] };

it('tells the outcome as it is recorded: whoever resigned is last, with the score that the bot reached', async () => {
  const seats = [person('kim', true), person('ada'), person('bo')];
  const info = await infoOf(tableRow({ status: 'finished', seats, outcome }));
  expect(info.outcome).toEqual({ ...outcome, places: [3, 1, 2], resigned: [0] });
});

it('leaves the outcome as it is if a bot only stood in', async () => {
  const standIn = { bot: 'bosun', why: 'flag', since: 1 } as const;
  const seats: SeatRow[] = [{ kind: 'person', player: 'kim', resigned: false, standIn }, person('ada'), person('bo')];
  expect((await infoOf(tableRow({ status: 'finished', seats, outcome }))).outcome).toEqual(outcome);
});
