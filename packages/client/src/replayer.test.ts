import { ok } from '@portolan/kernel';
import type { Replay } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import type { MomentsWanted } from './api.ts';
import { makeReplayer } from './replayer.ts';
import type { ReplayMoment } from './replayMoments.ts';
import { manualTimers } from './testing/manualTimers.ts';

const LAST = 100;

/** A match of 100 moves by three seats in turn; seat 2 stops after move 30. */
function momentAt(seq: number, as: string): ReplayMoment {
  const turn = (seq - 1) % 3;
  const seat = turn === 2 && seq > 30 ? 0 : turn;
  const entry = { seq, kind: 'move', seat, events: [], at: 0 } as const;
  return { seq, view: { seq, as }, awaiting: [], ...(seq === 0 ? {} : { entry }) };
}

function setUp(seq = 0) {
  const asked: MomentsWanted[] = [];
  const timers = manualTimers();
  const load = async (wanted: MomentsWanted) => {
    asked.push(wanted);
    const to = Math.min(wanted.to, LAST);
    const moments = Array.from({ length: Math.max(0, to - wanted.from + 1) }, (_, at) =>
      momentAt(wanted.from + at, wanted.as),
    );
    return ok<Replay>({ table: 't', last: LAST, moments });
  };
  const replayer = makeReplayer({ load, as: 'spectator', seq, whenShown: (work) => timers.after(500, work) });
  return { replayer, asked, timers };
}

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

describe('the replayer', () => {
  it('opens at the linked moment and loads only what is near it', async () => {
    const { replayer, asked } = setUp(57);
    await settle();
    expect(replayer.state.get().moment?.seq).toBe(57);
    expect(asked).toEqual([{ from: 40, to: 79, as: 'spectator' }]);
  });

  it('folds moments that come as patches', async () => {
    const entry = { seq: 1, kind: 'move', seat: 0, events: [{ kind: 'e' }], at: 0, patches: [{ a: [2] }] } as const;
    const moments: Replay['moments'] = [
      { seq: 0, view: { a: 1, b: 1 }, awaiting: [0] },
      { seq: 1, patch: { b: [2] }, awaiting: [1], entry },
    ];
    const load = async () => ok<Replay>({ table: 't', last: 1, moments });
    const replayer = makeReplayer({ load, as: 'spectator', seq: 1, whenShown: () => () => undefined });
    await settle();
    expect(replayer.state.get().moment).toMatchObject({ seq: 1, view: { a: 2, b: 2 }, entry });
  });

  it('steps, scrubs and stays within the match', async () => {
    const { replayer } = setUp(1);
    await settle();
    replayer.step(-5);
    await settle();
    expect(replayer.state.get().moment?.seq).toBe(0);
    replayer.go(400);
    await settle();
    expect(replayer.state.get()).toMatchObject({ seq: 100, last: 100, moment: { seq: 100 } });
  });

  it('goes to the end when a link points beyond it', async () => {
    const { replayer } = setUp(9999);
    await settle();
    expect(replayer.state.get().moment?.seq).toBe(100);
  });

  it('plays each moment once the one before it has been shown, and stops at the end', async () => {
    const { replayer, timers } = setUp(97);
    await settle();
    replayer.play();
    const seen: number[] = [];
    for (let i = 0; i < 6; i++) {
      timers.pass(500);
      await settle();
      seen.push(replayer.state.get().moment?.seq ?? -1);
    }
    expect(seen).toEqual([98, 99, 100, 100, 100, 100]);
    expect(replayer.state.get().playing).toBe(false);
  });

  it('plays from the beginning when it is at the end', async () => {
    const { replayer } = setUp(100);
    await settle();
    replayer.play();
    await settle();
    expect(replayer.state.get()).toMatchObject({ seq: 0, playing: true });
  });

  it('stops playback when someone navigates by hand', async () => {
    const { replayer, timers } = setUp(10);
    await settle();
    replayer.play();
    replayer.step(1);
    timers.pass(5000);
    await settle();
    expect(replayer.state.get()).toMatchObject({ seq: 11, playing: false });
  });

  it('switches the viewer without leaving the moment', async () => {
    const { replayer } = setUp(12);
    await settle();
    replayer.lookAs('open');
    await settle();
    expect(replayer.state.get().moment?.view).toEqual({ seq: 12, as: 'open' });
  });

  it.each([
    { from: 100, seat: 1, at: 98 },
    { from: 98, seat: 1, at: 95 },
    { from: 100, seat: 2, at: 30 },
    { from: 40, seat: 2, at: 30 },
    { from: 2, seat: 2, at: 0 },
  ])('goes from $from to the last turn of seat $seat, across blocks', async ({ from, seat, at }) => {
    const { replayer } = setUp(from);
    await settle();
    await replayer.sinceTurnOf(seat);
    expect(replayer.state.get().moment?.seq).toBe(at);
  });
});
