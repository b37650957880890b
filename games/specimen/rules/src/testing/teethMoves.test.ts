import { describe, expect, it } from 'vitest';
import { lawBrokenBy, listing, type Spoiled, sound } from './spoiled.ts';

describe('the laws find a game with unsound moves', () => {
  let calls = 0;
  it.each<[string, Spoiled]>([
    ['an awaited seat without moves', listing((out, { stack }) => stack.at(-1)?.kind === 'settle' && out.splice(0))],
    ['a move listed twice', listing((out) => out.push({ ...out[0] }))],
    ['an order that changes', listing((out) => calls++ % 2 === 0 && out.reverse())],
    ['moves for a seat that is not asked', listing((out) => out.length === 0 && out.push({ kind: 'claim' }))],
    ['a list of its own', { legalMoves: (state, seat) => sound.legalMoves(state, seat, []) }],
    [
      'a list not emptied',
      {
        legalMoves: (state, seat, out) => {
          out.push(...sound.legalMoves(state, seat, []));
          return out;
        },
      },
    ],
    ['a seat awaited twice', { awaiting: (state) => [...sound.awaiting(state), ...sound.awaiting(state)] }],
  ])('legal: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('legal');
  });

  it.each<[string, Spoiled]>([
    ['a reader that forgives', { readMove: (text) => sound.readMove(text.trim().toLowerCase()) }],
    ['a reader that stops early', { readMove: (text) => sound.readMove(text.replace(/^(\w+ \d+).*$/s, '$1')) }],
    ['a reader that mistakes', { readMove: (text) => sound.readMove(text.replace('look 2', 'look 1')) }],
    ['a text of two lines', { writeMove: (move) => sound.writeMove(move).replace(' ', '\n') }],
    ['two moves written alike', { writeMove: (move) => sound.writeMove(move).replace(/look \d/, 'look 1') }],
  ])('notation: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('notation');
  });

  it.each<[string, Spoiled]>([
    [
      'a condition that is missing',
      {
        whyNot(state, seat, move) {
          const rule = sound.whyNot(state, seat, move);
          return rule === 'SP-BID-01' ? undefined : rule;
        },
      },
    ],
    [
      'a condition that is too strict',
      {
        whyNot: (state, seat, move) =>
          move.kind === 'look' && move.coast === 0 ? 'SP-EXPLORE-01' : sound.whyNot(state, seat, move),
      },
    ],
    ['moves that the list has and the game does not know', { allMoves: () => sound.allMoves().slice(1) }],
  ])('conditions: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('conditions');
  });

  it.each<[string, Spoiled]>([
    ['a rule of another game', { whyNot: () => 'FD-SAIL-01' }],
    ['a reason that is no rule', { whyNot: () => 'SP-because' }],
    [
      'a question that changes the table',
      {
        whyNot: (state, seat, move) => {
          state.sea.reverse();
          return sound.whyNot(state, seat, move);
        },
      },
    ],
  ])('refusal: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('refusal');
  });

  it('commute: a bid that counts for more when it is the last', () => {
    const apply: typeof sound.apply = (state, seat, move, emit) => {
      sound.apply(state, seat, move, emit);
      if (move.kind === 'bid') state.journal = seat;
    };
    expect(lawBrokenBy({ apply })).toBe('commute');
  });
});
