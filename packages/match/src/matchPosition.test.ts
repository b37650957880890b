import { type BaseEvent, hashState, type Viewer } from '@portolan/kernel';
import type { LogEntry } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { type MatchPosition, nextPosition, openPosition } from './matchPosition.ts';
import { perspectiveOf } from './perspective.ts';
import { ferry } from './testing/ferry.ts';
import { LAST_UNDO, mayUndoTo, undoTarget } from './undoTarget.ts';

function start(seats: number): MatchPosition {
  const open = ferry.open();
  if (!open.ok) throw new Error('ferry does not open');
  return openPosition({ game: open.value.game, options: { rounds: 2 }, seats, seed: 'seed' });
}

/** Reads an entry: `0 load 1` is a move, `0 load 1!` a final move; also `0 end` and `0 undo 3`. */
function play(position: MatchPosition, ...lines: readonly string[]): MatchPosition {
  return lines.reduce((now, line) => nextPosition(now, read(line), 0).position, position);
}

function read(line: string): LogEntry {
  const seat = Number(line[0]);
  const text = line.slice(2);
  if (text === 'end' || text === 'resign') return { kind: text, seat };
  if (text.startsWith('undo')) return { kind: 'undo', seat, to: Number(text.slice(5)) };
  return text.endsWith('!')
    ? { kind: 'move', seat, text: text.slice(0, -1), final: true }
    : { kind: 'move', seat, text };
}

const BIDS = ['0 bid 1', '1 bid 2'];

describe('a position', () => {
  it('awaits several seats at once, each since its decision came up', () => {
    const begun = start(3);
    expect(begun).toMatchObject({ seq: 0, awaiting: [0, 1, 2], awaitedSince: [0, 0, 0] });
    const one = play(begun, '1 bid 1');
    expect(one).toMatchObject({ seq: 1, awaiting: [0, 2], awaitedSince: [0, -1, 0] });
    expect(play(one, '2 bid 1', '0 bid 3')).toMatchObject({ seq: 3, awaiting: [0], awaitedSince: [3, -1, -1] });
  });

  it('is not changed by the next one', () => {
    const begun = start(2);
    const hash = hashState(begun.state);
    play(begun, ...BIDS, '0 load 1', '0 roll');
    expect(hashState(begun.state)).toBe(hash);
    expect(begun.counted).toEqual([]);
  });

  it('names an invalid entry without revealing its text', () => {
    const bad = (): unknown => play(start(2), ...BIDS, '0 secret plan');
    expect(bad).toThrow('entry 3 holds no move of ferry');
    expect(bad).not.toThrow('secret');
  });
});

describe('an undo', () => {
  it('leads to the same state as a replay, without one', () => {
    const open = ferry.open();
    if (!open.ok) throw new Error('ferry does not open');
    const { game } = open.value;
    let setups = 0;
    const counting = {
      ...game,
      setup: (...args: Parameters<typeof game.setup>) => {
        setups++;
        return game.setup(...args);
      },
    };
    const begun = openPosition({ game: counting, options: { rounds: 2 }, seats: 2, seed: 'seed' });
    let position = play(begun, ...BIDS, '0 load 1');
    const hash = hashState(position.state);
    for (let times = 0; times < 50; times++) {
      const { seq } = position;
      position = play(position, '0 load 1', '0 load 2', `0 undo ${seq + 1}`, `0 undo ${seq}`);
      expect(hashState(position.state)).toBe(hash);
    }
    expect(setups).toBe(1);
    expect(position.earlier.size).toBeLessThan(5);
    expect(hashState(play(position, '0 undo 2').state)).toBe(hashState(play(start(2), ...BIDS).state));
    expect(setups).toBe(1);
  });
});

describe('a match that is played back and forth', () => {
  it('ends with a log that nothing can be added to but moves', () => {
    let position = play(start(2), ...BIDS);
    while (undoTarget(play(position, '0 load 1'), 0) !== undefined) position = play(position, '0 load 1', '0 undo 2');
    expect(position.seq).toBe(LAST_UNDO);
    expect(mayUndoTo(play(position, '0 load 1'), 0, 2)).toBe(false);
    expect(play(position, '0 load 1').awaiting).toEqual([0]);
  });
});

describe('a turn of several steps', () => {
  const twoSteps = play(start(2), ...BIDS, '0 load 1', '0 sail');

  it('waits for its end', () => {
    expect(twoSteps).toMatchObject({ awaiting: [0], ending: 0, awaitedSince: [4, -1] });
    expect(play(twoSteps, '0 end')).toMatchObject({ seq: 5, awaiting: [1], ending: undefined, awaitedSince: [-1, 5] });
  });

  it('does not wait if it has one step', () => {
    expect(play(start(2), ...BIDS, '0 skip')).toMatchObject({ awaiting: [1], ending: undefined });
  });

  it('does not wait after a final move, and cannot be undone then', () => {
    const done = play(start(2), ...BIDS, '0 load 1', '0 sail!');
    expect(done).toMatchObject({ awaiting: [1], ending: undefined });
    expect(undoTarget(done, 0)).toBeUndefined();
  });

  it('may mark every step final; only the last one counts', () => {
    const within = play(start(2), ...BIDS, '0 load 1!', '0 load 2!');
    expect(undoTarget(within, 0)).toBe(2);
    expect(mayUndoTo(within, 0, 3)).toBe(true);
  });

  it('does not wait if only its last step could be undone', () => {
    for (const barrier of ['0 roll', '0 peek']) {
      expect(play(start(2), ...BIDS, '0 load 1', barrier, '0 sail')).toMatchObject({
        ending: undefined,
        awaiting: [1],
      });
    }
    expect(play(start(2), ...BIDS, '0 roll', '0 load 1', '0 sail')).toMatchObject({ ending: 0, awaiting: [0] });
  });

  it('does not wait if the game is over', () => {
    const last = play(start(2), ...BIDS, '0 skip', '1 skip', ...BIDS, '0 skip', '1 load 1', '1 sail');
    expect(last).toMatchObject({ awaiting: [], ending: undefined });
  });

  it('cannot be undone once it has ended', () => {
    const ended = play(twoSteps, '0 end');
    expect(undoTarget(ended, 0)).toBeUndefined();
    expect([0, 2, 3, 4, 5].filter((to) => mayUndoTo(ended, 0, to))).toEqual([]);
  });

  it('starts over after an undo', () => {
    const back = play(twoSteps, '0 undo 2');
    expect(back).toMatchObject({ seq: 5, awaiting: [0], ending: undefined, awaitedSince: [5, -1] });
    expect(play(back, '0 skip')).toMatchObject({ awaiting: [1], ending: undefined });
  });

  it('does not wait if other seats decide at the same time', () => {
    const bids = play(start(3), '0 bid 1', '1 bid 1');
    expect(bids).toMatchObject({ awaiting: [2], ending: undefined });
  });
});

describe('undo', () => {
  const turn = play(start(2), ...BIDS, '0 load 1', '0 load 2', '0 load 1');

  it("goes to any point between the seat's latest moves", () => {
    expect(undoTarget(turn, 0)).toBe(2);
    expect([0, 1, 2, 3, 4, 5].filter((to) => mayUndoTo(turn, 0, to))).toEqual([2, 3, 4]);
    expect(undoTarget(turn, 1)).toBeUndefined();
  });

  it('restores the earlier state and keeps the whole log', () => {
    const then = play(start(2), ...BIDS, '0 load 1');
    const back = play(turn, '0 undo 3');
    expect(back.state).toEqual(then.state);
    expect(back).toMatchObject({ seq: 6, awaiting: [0] });
    expect(back.counted.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    const on = play(back, '0 load 2');
    expect(undoTarget(on, 0)).toBe(2);
    expect([2, 3, 4, 5, 6].filter((to) => mayUndoTo(on, 0, to))).toEqual([2, 3]);
  });

  it.each(['0 roll', '0 peek'])('never crosses %s', (barrier) => {
    const past = play(turn, '0 undo 3', barrier);
    expect(undoTarget(past, 0)).toBeUndefined();
    expect(undoTarget(play(past, '0 load 1'), 0)).toBe(7);
  });

  it('never crosses a move of another seat', () => {
    const other = play(start(3), '0 bid 1', '1 bid 2');
    expect(undoTarget(other, 0)).toBeUndefined();
    expect(undoTarget(other, 1)).toBe(1);
  });

  it('never crosses a move that others were told nothing of, except in a log', () => {
    const open = ferry.open();
    if (!open.ok) throw new Error('ferry does not open');
    const { game } = open.value;
    const silent = {
      ...game,
      redact: (event: BaseEvent, viewer: Viewer) =>
        event.kind === 'loaded' && viewer !== 0 ? undefined : game.redact(event, viewer),
    };
    const begun = openPosition({ game: silent, options: { rounds: 2 }, seats: 2, seed: 'seed' });
    const loading = play(begun, ...BIDS, '0 load 1', '0 load 2');
    expect(undoTarget(loading, 0)).toBeUndefined();
    expect([0, 1, 2, 3].filter((to) => mayUndoTo(loading, 0, to))).toEqual([]);
    expect(undoTarget(loading, 0, { silentToo: true })).toBe(2);
  });

  it('goes back to the start of the match', () => {
    const one = play(start(2), '1 bid 3');
    expect(undoTarget(one, 1)).toBe(0);
    expect(play(one, '1 undo 0')).toMatchObject({ awaiting: [0, 1], awaitedSince: [0, 2] });
  });

  it('keeps a resignation', () => {
    const given = play(turn, '1 resign', '0 undo 2');
    expect(given).toMatchObject({ seq: 7, awaiting: [0] });
  });
});

describe('a shared device', () => {
  it("shows the view of the awaited seat, and the spectator's while none is awaited", () => {
    const bids = play(start(3), '0 bid 1');
    expect(perspectiveOf(bids, [0, 1, 2])).toEqual({ viewer: 1, seat: 1 });
    expect(perspectiveOf(bids, [0])).toEqual({ viewer: 0 });
    expect(perspectiveOf(play(bids, '1 bid 1', '2 bid 1'), [1, 2])).toEqual({ viewer: 'spectator' });
    expect(perspectiveOf(bids, [])).toEqual({ viewer: 'spectator' });
  });
});
