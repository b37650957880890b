import { describe, expect, it } from 'vitest';
import { type Decision, joinDecisions, playByStack, type StackState } from './decision.ts';
import { rngFromSeed } from './rng.ts';

type Frame = { readonly kind: 'count'; readonly seat: number } | { readonly kind: 'name'; readonly seat: number };
type Move = { readonly kind: 'number'; readonly value: number } | { readonly kind: 'word'; readonly text: string };
type Event = { readonly kind: 'counted'; readonly value: number } | { readonly kind: 'gone' };

interface State extends StackState<Frame> {
  sum: number;
  turns: number;
}

interface Box {
  readonly step: number;
}

const count: Decision<Box, State, Extract<Frame, { kind: 'count' }>, Move, Event, Extract<Move, { kind: 'number' }>> = {
  legal({ step }, _state, _frame, out) {
    out.push({ kind: 'number', value: step }, { kind: 'number', value: 2 * step });
  },
  apply({ state, emit }, { seat }, { value }) {
    state.sum += value;
    emit?.({ kind: 'counted', value });
    if (value > 3) state.stack.push({ kind: 'name', seat });
  },
  asks: 'TT-COUNT-02',
  conditions: {
    number: [
      ['TT-COUNT-01', ({ box: { step } }, { value }) => value % step === 0],
      ['TT-COUNT-03', ({ box: { step } }, { value }) => value === step || value === 2 * step],
    ],
  },
};

const name: Decision<Box, State, Extract<Frame, { kind: 'name' }>, Move, Event, Extract<Move, { kind: 'word' }>> = {
  legal: (_box, _state, _frame, out) => out.push({ kind: 'word', text: 'me' }),
  apply({ state }, { seat }, { text }) {
    state.sum += 100 * seat + text.length;
  },
  asks: 'TT-NAME-02',
  conditions: { word: [['TT-NAME-01', (_situation, { text }) => text === 'me']] },
};

const decision = joinDecisions<Box, State, Frame, Move, Event>({ count, name });

const game = playByStack<Box, State, Frame, Move, Event>({
  box: { step: 3 },
  decision,
  proceed({ state, emit }) {
    if (state.turns-- > 0) state.stack.push({ kind: 'count', seat: 1 - (state.turns % 2) });
    else emit?.({ kind: 'gone' });
  },
});

function begin(): State {
  return { rng: rngFromSeed('x'), stack: [{ kind: 'count', seat: 1 }], sum: 0, turns: 1 };
}

describe('a game played by its stack', () => {
  it('awaits the seat of the top frame, and none once the stack is empty', () => {
    const state = begin();
    expect(game.awaiting(state)).toEqual([1]);
    state.stack.push({ kind: 'name', seat: 0 });
    expect(game.awaiting(state)).toEqual([0]);
    state.stack = [];
    expect(game.awaiting(state)).toEqual([]);
  });

  it('lists the answers to the top question for the asked seat alone, into the emptied list', () => {
    const state = begin();
    const out: Move[] = [{ kind: 'word', text: 'left over' }];
    expect(game.legalMoves(state, 1, out)).toBe(out);
    expect(out).toEqual([
      { kind: 'number', value: 3 },
      { kind: 'number', value: 6 },
    ]);
    expect(game.legalMoves(state, 0, out)).toEqual([]);
    expect(game.legalMoves({ ...state, stack: [] }, 1, out)).toEqual([]);
  });

  it('answers by the kind of the frame, asks what the answer pushes, then goes on with the sequence of play', () => {
    const state = begin();
    const events: Event[] = [];
    const emit = (event: Event): number => events.push(event);
    game.apply(state, 1, { kind: 'number', value: 6 }, emit);
    expect(state.stack).toEqual([{ kind: 'name', seat: 1 }]);
    game.apply(state, 1, { kind: 'word', text: 'me' }, emit);
    expect(state).toMatchObject({ sum: 108, turns: 0, stack: [{ kind: 'count', seat: 1 }] });
    game.apply(state, 1, { kind: 'number', value: 3 }, emit);
    expect(state).toMatchObject({ sum: 111, stack: [] });
    expect(events).toEqual([{ kind: 'counted', value: 6 }, { kind: 'counted', value: 3 }, { kind: 'gone' }]);
  });

  it('names the first condition that fails, none for a legal move, and none once the game is over', () => {
    const state = begin();
    expect(game.whyNot(state, 1, { kind: 'number', value: 6 })).toBeUndefined();
    expect(game.whyNot(state, 1, { kind: 'number', value: 9 })).toBe('TT-COUNT-03');
    expect(game.whyNot(state, 1, { kind: 'word', text: 'me' })).toBe('TT-COUNT-02');
    expect(game.whyNot(state, 1, { kind: 'number', value: 4 })).toBe('TT-COUNT-01');
    state.stack.push({ kind: 'name', seat: 0 });
    expect(game.whyNot(state, 1, { kind: 'number', value: 4 })).toBe('TT-NAME-02');
    expect(game.whyNot(state, 1, { kind: 'word', text: 'you' })).toBe('TT-NAME-01');
    state.stack = [];
    expect(game.whyNot(state, 1, { kind: 'number', value: 3 })).toBeUndefined();
  });

  it('does nothing when it is over', () => {
    const state: State = { ...begin(), stack: [] };
    game.apply(state, 0, { kind: 'number', value: 3 });
    expect(state).toEqual({ ...begin(), stack: [] });
  });
});
