import { describe, expect, it } from 'vitest';
import { hashState } from './hash.ts';
import { type Attempt, advance, type Position, play } from './play.ts';
import { opening } from './replay.ts';
import { sameRng } from './rng.ts';
import { type TinyState, tinyGame } from './testing/tinyGame.ts';

const start = opening(tinyGame, { options: { heap: 2 }, seats: 2, seed: 'play' });

function after(...texts: readonly string[]): Position<TinyState> {
  return texts.reduce<Position<TinyState>>((position, text) => {
    const played = play(tinyGame, position, { seat: tinyGame.awaiting(position.state)[0], seq: position.seq, text });
    if (!played.ok) throw new Error(text);
    return played.value;
  }, start);
}

describe('play refuses', () => {
  it.each<[string, Position<TinyState>, Attempt, object]>([
    ['anything when the game is over', after('take 2'), { seat: 1, seq: 1, text: 'roll' }, { code: 'over' }],
    ['a stale move', after('roll'), { seat: 1, seq: 0, text: 'roll' }, { code: 'stale', seq: 1 }],
    ['a move from the future', start, { seat: 0, seq: 1, text: 'roll' }, { code: 'stale', seq: 0 }],
    ['a seat out of turn', start, { seat: 1, seq: 0, text: 'roll' }, { code: 'wrongSeat', awaiting: [0] }],
    ['a seat that is not there', start, { seat: 7, seq: 0, text: 'roll' }, { code: 'wrongSeat', awaiting: [0] }],
    ['a text without meaning', start, { seat: 0, seq: 0, text: 'dance' }, { code: 'unreadable', text: 'dance' }],
    [
      'an illegal move, with its rule',
      start,
      { seat: 0, seq: 0, text: 'take 3' },
      { code: 'illegal', text: 'take 3', rule: 'TG-TAKE-01' },
    ],
    [
      'an illegal move for which no rule is known',
      opening(tinyGame, { options: { heap: 8 }, seats: 2, seed: 'play' }),
      { seat: 0, seq: 0, text: 'take 3' },
      { code: 'illegal', text: 'take 3', rule: 'TG-TAKE-01' },
    ],
  ])('%s, and changes nothing', (_, position, attempt, refusal) => {
    const before = { hash: hashState(position.state), copy: structuredClone(position) };
    expect(play(tinyGame, position, attempt)).toEqual({ ok: false, error: refusal });
    expect(hashState(position.state)).toBe(before.hash);
    expect(position).toEqual(before.copy);
  });

  it('an illegal move for which the game names no rule', () => {
    const silent = { ...tinyGame, whyNot: () => undefined };
    const played = play(silent, start, { seat: 0, seq: 0, text: 'take 3' });
    expect(played).toEqual({ ok: false, error: { code: 'illegal', text: 'take 3' } });
  });

  it('with the move as the game writes it', () => {
    const forgiving = { ...tinyGame, readMove: (text: string) => tinyGame.readMove(text.trim()) };
    const played = play(forgiving, start, { seat: 0, seq: 0, text: ' take 3 ' });
    expect(played).toMatchObject({ ok: false, error: { code: 'illegal', text: 'take 3' } });
  });
});

describe('play', () => {
  it('plays on a copy and reports the result', () => {
    const before = structuredClone(start);
    const played = play(tinyGame, start, { seat: 0, seq: 0, text: 'take 1' });
    expect(played).toMatchObject({
      ok: true,
      value: {
        seq: 1,
        seat: 0,
        text: 'take 1',
        events: [{ kind: 'taken', seat: 0, count: 1 }],
        drew: false,
        revealed: false,
        state: { left: 1, scores: [1, 0] },
      },
    });
    expect(start).toEqual(before);
  });

  it('detects a draw from the random state and a reveal from the events', () => {
    const marks = (text: string): unknown => {
      const played = play(tinyGame, start, { seat: 0, seq: 0, text });
      return played.ok && { drew: played.value.drew, revealed: played.value.revealed };
    };
    expect(marks('roll')).toEqual({ drew: true, revealed: false });
    expect(marks('peek')).toEqual({ drew: false, revealed: true });
  });

  it('plays the move object from the list, not the one that was read', () => {
    const seen: unknown[] = [];
    const spy: typeof tinyGame = {
      ...tinyGame,
      apply: (state, seat, move, emit) => {
        seen.push(move);
        tinyGame.apply(state, seat, move, emit);
      },
      legalMoves: (_state, _seat, out) => {
        out.push(listed);
        return out;
      },
    };
    const listed = { kind: 'take', count: 1 } as const;
    expect(play(spy, start, { seat: 0, seq: 0, text: 'take 1' }).ok).toBe(true);
    expect(seen[0]).toBe(listed);
  });
});

describe('advance', () => {
  it('plays without checking and leaves the position unchanged', () => {
    const played = advance(tinyGame, start, 0, { kind: 'roll' });
    expect(sameRng(played.state.rng, start.state.rng)).toBe(false);
    expect(played).toMatchObject({ seq: 1, seat: 0, text: 'roll', drew: true, revealed: false });
    expect(start.state.left).toBe(2);
  });
});
