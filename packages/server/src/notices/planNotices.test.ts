import type { LogEntry } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import type { SeatRow } from '../store/store.ts';
import { isAwaited, planNotices, type TableMoment } from './planNotices.ts';

const person = (player: string, resigned = false): SeatRow => ({ kind: 'person', player, resigned });
type StandIn = NonNullable<Extract<SeatRow, { readonly kind: 'person' }>['standIn']>;
const BOT: SeatRow = { kind: 'bot', bot: 'greedy' };

function moment(awaiting: readonly number[], over: Partial<TableMoment> = {}): TableMoment {
  const seats = [person('ann'), person('bob'), BOT];
  return { status: 'running', visibility: 'public', seats, awaiting, pending: {}, ...over };
}

/** With a move of the seat. `answered` are those whose turn is over. */
function plan(before: TableMoment | undefined, after: TableMoment, seat?: number): Record<string, unknown> {
  const { told, obsolete } = planNotices(before, after, seat === undefined ? undefined : move(seat));
  const answered = [...obsolete].flatMap(([player, kinds]) => (kinds.includes('turn') ? [player] : []));
  return { told: Object.fromEntries(told.map(({ player, kind }) => [player, kind])), answered };
}

const move = (seat: number): LogEntry => ({ kind: 'move', seat, text: 'x' });
const byTable = (seat: number): LogEntry => ({ kind: 'standIn', seat, bot: 'bosun', why: 'vote' });

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
    const standIn: StandIn = { bot: 'bosun', why: 'asked', since: 1 };
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

describe('notices of a request to go back', () => {
  const asked = (...answers: number[]): TableMoment => moment([0], { pending: { answers } });
  const ask: LogEntry = { kind: 'askBack', seat: 0, to: 1 };

  it('tell whose answer it needs, once', () => {
    expect(planNotices(moment([0]), asked(1), ask)).toEqual({
      told: [{ player: 'bob', kind: 'askBack' }],
      obsolete: new Map(),
    });
    expect(planNotices(asked(1), asked(1), undefined).told).toEqual([]);
  });

  it('are obsolete once it is answered, withdrawn or decided, unlike the notice of a turn', () => {
    const answer: LogEntry = { kind: 'answerBack', seat: 1, agree: true };
    const both = { pending: { answers: [1] } };
    expect(planNotices(moment([1], both), moment([1]), answer)).toEqual({
      told: [],
      obsolete: new Map([['bob', ['askBack']]]),
    });
    expect(planNotices(asked(1), moment([], { status: 'closed' }), undefined).obsolete.get('bob')).toEqual(['askBack']);
  });

  it('are also for those for whom a bot stands in, but not for those who resigned', () => {
    const standIn: StandIn = { bot: 'bosun', why: 'flag', since: 1 };
    const away: SeatRow = { kind: 'person', player: 'bob', resigned: false, standIn };
    const seats = [person('ann'), away, person('cat', true)];
    const { told } = planNotices(moment([0], { seats }), moment([0], { seats, pending: { answers: [1, 2] } }), ask);
    expect(told).toEqual([{ player: 'bob', kind: 'askBack' }]);
  });

  it('count as a table that waits for the player', () => {
    expect(isAwaited(asked(1), 'bob')).toBe(true);
    expect(isAwaited(moment([0]), 'bob')).toBe(false);
    expect(isAwaited(moment([], { status: 'finished', pending: { answers: [1] } }), 'bob')).toBe(false);
  });
});

describe('a reminder of the clock', () => {
  it('belongs to a turn with days to think', () => {
    const clocks = [{ seat: 1, low: 80, zero: 100 }];
    const timed = moment([1], { pending: { clocks } });
    expect(planNotices(moment([0]), timed, move(0)).told).toEqual([
      { player: 'bob', kind: 'turn' },
      { player: 'bob', kind: 'clock' },
    ]);
    expect(planNotices(timed, moment([1], { pending: {} }), undefined).told).toEqual([]);
    expect(planNotices(timed, moment([0]), move(1)).obsolete.get('bob')).toContain('clock');
  });
});

describe('notices of a stand-in', () => {
  const standIn = (why: StandIn['why']): StandIn => ({ bot: 'bosun', why, since: 1 });
  const replaced = (why: StandIn['why'], over: Partial<TableMoment> = {}): TableMoment => {
    const bob: SeatRow = { kind: 'person', player: 'bob', resigned: false, standIn: standIn(why) };
    return moment([1], { seats: [person('ann'), bob, BOT], ...over });
  };

  it('tell a player that the others vote for one, once, until no vote is left', () => {
    const vote: LogEntry = { kind: 'vote', seat: 0, for: 1 };
    const voted = moment([1], { pending: { votes: [1] } });
    expect(planNotices(moment([1]), voted, vote)).toEqual({
      told: [{ player: 'bob', kind: 'vote' }],
      obsolete: new Map(),
    });
    expect(planNotices(voted, voted, vote).told).toEqual([]);
    expect(planNotices(voted, moment([1]), { ...vote, off: true })).toEqual({
      told: [],
      obsolete: new Map([['bob', ['vote']]]),
    });
    expect(planNotices(voted, moment([0]), move(1)).obsolete.get('bob')).toContain('vote');
  });

  it.each(['flag', 'vote'] as const)('tell a player that a bot plays for them (%s), instead of their turn', (why) => {
    const { told, obsolete } = planNotices(moment([1]), replaced(why), byTable(1));
    expect(told).toEqual([{ player: 'bob', kind: 'standIn' }]);
    expect(obsolete.get('bob')).toContain('turn');
    // While it plays, they hear of it once.
    expect(planNotices(replaced(why), replaced(why), move(1)).told).toEqual([]);
  });

  it('are not for a player who asked for it', () => {
    expect(planNotices(moment([1]), replaced('asked'), byTable(1)).told).toEqual([]);
  });

  it('are obsolete when the player returns, whose turn it then is', () => {
    const { told, obsolete } = planNotices(replaced('flag'), moment([1]), { kind: 'return', seat: 1 });
    expect(told).toEqual([{ player: 'bob', kind: 'turn' }]);
    expect(obsolete.get('bob')).toEqual(['standIn']);
  });

  it('are obsolete when the game is over', () => {
    const over = replaced('flag', { status: 'finished', awaiting: [] });
    expect(planNotices(replaced('flag'), over, move(0)).obsolete.get('bob')).toContain('standIn');
  });

  it('tell a player who has lost the seat by the clock, also at a table for two', () => {
    const seats = [person('ann'), person('bob', true), BOT];
    const out: LogEntry = { kind: 'resign', seat: 1, why: 'flag' };
    expect(planNotices(moment([1]), moment([1], { seats }), out)).toMatchObject({
      told: [{ player: 'bob', kind: 'resigned' }],
    });
    expect(planNotices(moment([1]), moment([1], { seats }), { kind: 'resign', seat: 1 }).told).toEqual([]);
  });
});
