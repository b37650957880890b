import { describe, expect, it } from 'vitest';
import type { PlayedMove } from './movePlan.ts';
import type { Pace } from './pace.ts';
import { manualTimers } from './testing/manualTimers.ts';
import { type CountView, momentAt, movesOf } from './testing/moves.ts';
import { makeTimeline } from './timeline.ts';

const LONG_MS = 10_000;

function setUp({ still = false, own = [] as readonly number[] } = {}) {
  const timers = manualTimers();
  const chosen: { pace: Pace } = { pace: 'normal' };
  const timeline = makeTimeline({
    timers,
    duration: ({ event }) => (event.kind === 'silent' ? 0 : event.kind.startsWith('plain ') ? undefined : 600),
    pace: () => chosen.pace,
    own: () => own,
    stillness: () => still,
  });
  /** What the board shows, what the log tells, and what moves. */
  const look = () => {
    const { position } = timeline.state.get();
    const told = position?.entries.flatMap(({ events }) => events.map(({ kind }) => kind)).join(' ');
    return [(position?.moment.view as CountView | undefined)?.events, told, timeline.now.get()?.step.event.kind];
  };
  const push = (moves: ReturnType<typeof movesOf>): void => {
    for (const { from, ...move } of moves) timeline.push(move, from);
  };
  return { timers, timeline, chosen, look, push };
}

const PRESENT = [undefined, undefined, undefined];

describe('the timeline', () => {
  it('shows one event after the other and tells of none before it has been shown', () => {
    const { timers, look, push } = setUp();
    push(movesOf(['a', 'silent', 'b']));
    expect(look()).toEqual([0, '', 'a']);
    timers.pass(600);
    expect(look()).toEqual([2, 'a silent', 'b']);
    timers.pass(600);
    expect(look()).toEqual(PRESENT);
  });

  it('shows a move after those before it, with a rest in between', () => {
    const { timers, timeline, look, push } = setUp();
    push(movesOf(['a'], ['b']));
    timers.pass(600);
    expect(look()).toEqual([1, 'a', undefined]);
    expect(timeline.state.get()).toMatchObject({ resting: true });
    timers.pass(299);
    expect(look()).toEqual([1, 'a', undefined]);
    timers.pass(1);
    expect(look()).toEqual([1, 'a', 'b']);
  });

  it('rests after a move even when the next one arrives later, but is in the present meanwhile', () => {
    const { timers, look, push } = setUp();
    const [first, second] = movesOf(['a'], ['b']);
    if (first === undefined || second === undefined) throw new Error('two moves');
    push([first]);
    timers.pass(700);
    expect(look()).toEqual(PRESENT);
    push([second]);
    expect(look()).toEqual([1, 'a', undefined]);
    timers.pass(200);
    expect(look()).toEqual([1, 'a', 'b']);
  });

  it('does not rest after a move of the own seat', () => {
    const { timers, timeline, push } = setUp({ own: [0] });
    push(movesOf(['a']));
    timers.pass(600);
    expect(timeline.state.get()).toMatchObject({ position: undefined, resting: false });
  });

  it.each([
    ['slow', 1080],
    ['normal', 600],
    ['fast', 240],
  ] as const)('takes its time at the pace %s', (pace, ms) => {
    const { timeline, chosen, push } = setUp();
    chosen.pace = pace;
    push(movesOf(['a']));
    expect(timeline.now.get()?.ms).toBe(ms);
  });

  it('is always in the present at the pace instant', () => {
    const { timeline, chosen, look, push } = setUp();
    push(movesOf(['a']));
    chosen.pace = 'instant';
    push(movesOf(['a'], ['b']).slice(1));
    expect(look()).toEqual(PRESENT);
    expect(timeline.state.get().resting).toBe(false);
  });

  it('divides the time of a move among its events where a game does not say how long they take', () => {
    const { timeline, push } = setUp();
    push(movesOf(['plain a', 'plain b']));
    expect(timeline.now.get()?.ms).toBe(500);
    timeline.skip();
    push(movesOf(Array.from({ length: 9 }, (_, at) => `plain ${at}`)));
    expect(timeline.now.get()?.ms).toBe(350);
  });

  it('does not show a move of the own seat where a game has no motion', () => {
    const { look, push } = setUp({ own: [0] });
    push(movesOf(['plain a', 'plain b']));
    expect(look()).toEqual(PRESENT);
  });

  it('shows a whole queue of four bots at a pace that can be followed', () => {
    const { timers, timeline, push } = setUp();
    push(movesOf(...Array.from({ length: 100 }, () => ['a'])));
    let ms = 0;
    for (; timeline.state.get().position !== undefined; ms += 50) timers.pass(50);
    expect(ms / 100).toBeGreaterThan(800);
    expect(ms / 100).toBeLessThan(1500);
  });

  it('goes to the present at once when skipped, and can begin again', () => {
    const { timers, look, timeline, push } = setUp();
    push(movesOf(['a'], ['b'], ['c']));
    timeline.skip();
    expect(look()).toEqual(PRESENT);
    timers.pass(LONG_MS);
    expect(look()).toEqual(PRESENT);
    push(movesOf(['a'], ['b'], ['c'], ['d']).slice(3));
    expect(look()).toEqual([3, 'a b c', 'd']);
  });

  it('counts a jump when more is skipped than the rest of one step', () => {
    const { timeline, push } = setUp();
    push(movesOf(['a']));
    timeline.skip();
    expect(timeline.state.get().jumps).toBe(0);
    push(movesOf(['a'], ['b']));
    timeline.skip();
    expect(timeline.state.get().jumps).toBe(1);
    push(movesOf(['a', 'b']));
    timeline.skip();
    expect(timeline.state.get().jumps).toBe(2);
  });

  it('stops after the current step while paused, and goes on from there', () => {
    const { timers, timeline, look, push } = setUp();
    push(movesOf(['a', 'b'], ['c']));
    timeline.pause();
    timers.pass(LONG_MS);
    expect(look()).toEqual([1, 'a', undefined]);
    timeline.play();
    expect(look()).toEqual([1, 'a', 'b']);
    timeline.pause();
    timers.pass(LONG_MS);
    expect(look()).toEqual([2, 'a b', undefined]);
    timeline.play();
    timers.pass(LONG_MS);
    expect(look()).toEqual(PRESENT);
    expect(timeline.state.get().jumps).toBe(0);
  });

  it('does not show several entries at once, nor an undo: it jumps to the position after them', () => {
    const { timers, timeline, look, push } = setUp();
    const [first, second, third] = movesOf(['a'], ['b'], ['c']);
    if (first === undefined || second === undefined || third === undefined) throw new Error('three moves');
    push([first]);
    const missed: PlayedMove = { ...third, entries: [...second.entries, ...third.entries], before: second.before };
    timeline.push(missed, second.from);
    timers.pass(LONG_MS);
    expect(look()).toEqual(PRESENT);
    expect(timeline.state.get().jumps).toBe(1);
  });

  it('shows the table after the step and moves nothing where stillness is wanted', () => {
    const { timeline, look, push } = setUp({ still: true });
    push(movesOf(['a']));
    expect(timeline.now.get()?.travels).toBe(false);
    expect(look()).toEqual([1, '', 'a']);
  });
});

describe('a rewound timeline', () => {
  const game = movesOf(...Array.from({ length: 25 }, () => ['a']));
  const opening = { entries: [], moment: momentAt(0, { events: 0 }) };

  it('shows the match from its beginning and loads a few moves at a time', async () => {
    const { timers, timeline, look } = setUp();
    const asked: number[] = [];
    let next = 0;
    timeline.rewind(opening, () => {
      if (next >= game.length) return undefined;
      asked.push(next);
      const block = game.slice(next, next + 12);
      next += 12;
      return Promise.resolve(block);
    });
    expect(look()).toEqual([0, '', undefined]);
    const seen: unknown[] = [];
    for (let turns = 0; timeline.state.get().position !== undefined && turns < 200; turns++) {
      await Promise.resolve();
      timers.pass(450);
      seen.push(timeline.state.get().position?.entries.length);
    }
    expect(asked).toEqual([0, 12, 24]);
    expect([...new Set(seen)]).toEqual([...Array.from({ length: 25 }, (_, at) => at), undefined]);
  });

  it('ignores news that is about to be loaded, and shows what follows', async () => {
    const { timers, timeline, look } = setUp();
    let loaded = false;
    timeline.rewind(opening, () => {
      if (loaded) return undefined;
      loaded = true;
      return Promise.resolve(game.slice(0, 2));
    });
    for (const { from, ...move } of game.slice(0, 2)) timeline.push(move, from);
    await Promise.resolve();
    timers.pass(900);
    for (const { from, ...move } of game.slice(1, 3)) timeline.push(move, from);
    timers.pass(900);
    expect(look()).toEqual([2, 'a a', 'a']);
  });

  it('goes to the present when skipped', async () => {
    const { timeline, look } = setUp();
    timeline.rewind(opening, () => Promise.resolve(game.slice(0, 9)));
    timeline.skip();
    await Promise.resolve();
    expect(look()).toEqual(PRESENT);
    expect(timeline.state.get().jumps).toBe(2);
  });

  it('waits for moves that cannot be loaded, also while it is paused', async () => {
    const { timers, timeline, look } = setUp();
    let answer: typeof game = [];
    timeline.rewind(opening, () => Promise.resolve(answer));
    await Promise.resolve();
    await Promise.resolve();
    const before = look();
    expect(before).not.toEqual(PRESENT);
    timeline.pause();
    timers.pass(60_000);
    expect(look()).toEqual(before);
    answer = game.slice(0, 2);
    timeline.play();
    await Promise.resolve();
    await Promise.resolve();
    timers.pass(900);
    expect(look()).not.toEqual(before);
    expect(timeline.state.get().jumps).toBe(1);
  });

  it('announces nothing when a skip changes nothing', () => {
    const { timeline } = setUp();
    let changes = 0;
    timeline.state.subscribe(() => changes++);
    timeline.skip();
    expect(changes).toBe(0);
  });
});
