import { describe, expect, it } from 'vitest';
import type { SeatRow } from '../store/store.ts';
import { planNotices, type TableMoment } from './planNotices.ts';

const person = (player: string, resigned = false): SeatRow => ({ kind: 'person', player, resigned });
type StandIn = NonNullable<Extract<SeatRow, { readonly kind: 'person' }>['standIn']>;
const BOT: SeatRow = { kind: 'bot', bot: 'greedy' };

function moment(awaiting: readonly number[], over: Partial<TableMoment> = {}): TableMoment {
  return { status: 'running', visibility: 'public', seats: [person('ann'), person('bob'), BOT], awaiting, ...over };
}

function plan(before: TableMoment | undefined, after: TableMoment, seat?: number): Record<string, unknown> {
  const { told, answered } = planNotices(before, after, seat);
  return { told: Object.fromEntries(told), answered: [...answered] };
}

describe('notices of a change', () => {
  it('tell whoever is newly awaited, and drop what was for those who answered', () => {
    expect(plan(moment([0]), moment([1]), 0)).toEqual({ told: { bob: 'turn' }, answered: ['ann'] });
  });

  it('tell nobody twice of a decision that goes on', () => {
    expect(plan(moment([0, 1]), moment([1]), 0)).toEqual({ told: {}, answered: ['ann'] });
  });

  it('tell of the next decision of somebody who has answered the last', () => {
    expect(plan(moment([1]), moment([0, 1]), 1)).toEqual({ told: { ann: 'turn', bob: 'turn' }, answered: ['bob'] });
    expect(plan(moment([0]), moment([0]), 0)).toEqual({ told: { ann: 'turn' }, answered: ['ann'] });
  });

  it('tell of the start, or at once of the turn', () => {
    const gathering = moment([], { status: 'gathering' });
    expect(plan(gathering, moment([1])).told).toEqual({ ann: 'start', bob: 'turn' });
    expect(plan(undefined, moment([1])).told).toEqual({ ann: 'start', bob: 'turn' });
    expect(plan(undefined, gathering).told).toEqual({});
  });

  it('tell of the end, once, and not of a game that was imported', () => {
    const finished = moment([], { status: 'finished' });
    expect(plan(moment([0]), finished, 0)).toEqual({
      told: { ann: 'end', bob: 'end' },
      answered: ['ann', 'bob'],
    });
    expect(plan(finished, finished).told).toEqual({});
    expect(plan(undefined, finished).told).toEqual({});
  });

  it('are not for bots, nor for players who resigned', () => {
    expect(plan(moment([0]), moment([2]), 0).told).toEqual({});
    const seats = [person('ann', true), person('bob'), person('cat')];
    expect(plan(moment([1], { seats }), moment([0, 2], { seats }), 1).told).toEqual({ cat: 'turn' });
    // Resigning ends a turn as an answer does.
    expect(plan(moment([0]), moment([0], { seats: [person('ann', true), person('bob'), BOT] }), 0).answered).toEqual([
      'ann',
    ]);
  });

  it('are not for a player for whom a bot stands in, except of the end', () => {
    const standIn = { bot: 'greedy', since: 1 } as unknown as StandIn;
    const seats = [person('ann'), { kind: 'person', player: 'bob', resigned: false, standIn } as const];
    expect(plan(moment([0], { seats }), moment([1], { seats }), 0).told).toEqual({});
    // Handing the seat to a bot ends the turn.
    expect(plan(moment([1]), moment([1], { seats }), undefined).answered).toEqual(['bob']);
    expect(plan(moment([1], { seats }), moment([], { seats, status: 'finished' })).told).toEqual({
      ann: 'end',
      bob: 'end',
    });
  });

  it('end when a table is closed', () => {
    expect(plan(moment([1]), moment([], { status: 'closed' }))).toEqual({ told: {}, answered: ['bob'] });
  });

  it('are only for tables where people wait for each other', () => {
    const alone = { seats: [person('ann'), BOT] };
    expect(plan(moment([1], alone), moment([0], alone), 1).told).toEqual({});
    const shared = { visibility: 'hotseat' } as const;
    expect(plan(moment([1], shared), moment([0], shared), 1).told).toEqual({});
  });
});
