import { fail, ok } from '@portolan/kernel';
import type { Replay } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import type { MomentsWanted } from './api.ts';
import type { Match } from './matchStore.ts';
import { rewindMatch } from './rewindMatch.ts';
import { makeStore } from './store.ts';
import { manualTimers } from './testing/manualTimers.ts';
import { movesOf } from './testing/moves.ts';
import { makeTimeline } from './timeline.ts';

const game = movesOf(...Array.from({ length: 100 }, () => ['a', 'b']));
const moments: Replay['moments'] = [
  ...game.slice(0, 1).map(({ from }) => from.moment),
  ...game.map(({ entries: [entry], moment }) => ({ ...moment, ...(entry === undefined ? {} : { entry }) })),
];

function setUp(present: number) {
  const timers = manualTimers();
  const timeline = makeTimeline({ duration: () => 100, pace: () => 'normal', timers });
  const match = { state: makeStore({ moment: { seq: present } }) } as unknown as Match;
  const asked: MomentsWanted[] = [];
  const load = async (wanted: MomentsWanted) => {
    asked.push(wanted);
    return ok<Replay>({ table: 't', last: present, moments: moments.slice(wanted.from, wanted.to + 1) });
  };
  return { timers, timeline, match, asked, load };
}

describe('a rewound match', () => {
  it('shows every move from the first to the last, a block of moments at a time', async () => {
    const { timers, timeline, match, asked, load } = setUp(100);
    expect(await rewindMatch({ match, timeline, load })).toBe(true);
    const seen = new Set<number>();
    for (let turns = 0; timeline.state.get().position !== undefined && turns < 2000; turns++) {
      seen.add(timeline.state.get().position?.moment.seq ?? -1);
      for (let ticks = 0; ticks < 8; ticks++) await Promise.resolve();
      timers.pass(100);
    }
    expect([...seen]).toEqual(Array.from({ length: 100 }, (_, at) => at));
    expect(asked.map(({ from, as }) => `${from} ${as}`)).toEqual(['0 spectator', '40 spectator', '80 spectator']);
  });

  it('stays where it is when the next moves cannot be loaded, and goes on when they can', async () => {
    const { timers, timeline, match, asked, load } = setUp(100);
    let refused = 0;
    const atFirst = async (wanted: MomentsWanted) =>
      wanted.from > 0 && refused++ < 3 ? fail({ code: 'tooFast' } as const) : load(wanted);
    expect(await rewindMatch({ match, timeline, load: atFirst as never })).toBe(true);
    const seen: number[] = [];
    for (let turns = 0; timeline.state.get().position !== undefined && turns < 2000; turns++) {
      seen.push(timeline.state.get().position?.moment.seq ?? -1);
      for (let ticks = 0; ticks < 8; ticks++) await Promise.resolve();
      timers.pass(100);
    }
    expect([...new Set(seen)]).toEqual(Array.from({ length: 100 }, (_, at) => at));
    expect(refused).toBeGreaterThan(3);
    expect(asked.map(({ from }) => from)).toEqual([0, 40, 80]);
  });

  it('asks for nothing more once it is skipped', async () => {
    const { timers, timeline, match } = setUp(100);
    let asked = 0;
    const load = async ({ from }: MomentsWanted) => {
      asked++;
      if (from > 0) return fail({ code: 'tooFast' } as const);
      return ok<Replay>({ table: 't', last: 100, moments: moments.slice(0, 3) });
    };
    expect(await rewindMatch({ match, timeline, load: load as never })).toBe(true);
    for (let ticks = 0; ticks < 8; ticks++) await Promise.resolve();
    timeline.skip();
    const before = asked;
    timers.pass(60_000);
    expect([before, asked]).toEqual([2, 2]);
  });

  it('stays in the present when it cannot be loaded', async () => {
    const { timeline, match } = setUp(3);
    const load = async () => fail({ code: 'offline' } as const);
    expect(await rewindMatch({ match, timeline, load: load as never })).toBe(false);
    expect(timeline.state.get().position).toBeUndefined();
  });
});
