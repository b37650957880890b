import { describe, expect, it } from 'vitest';
import { makeGame } from '../src/game.ts';
import type { Frame } from '../src/state.ts';
import { makeTable } from '../src/testing/table.ts';
import { wander } from './missionTable.ts';
import { COUNTS } from './plymouth.ts';

const game = makeGame(makeTable().box);
const MOVES = game.allMoves().map((move) => ({ move, text: game.writeMove(move) }));

describe('the conditions of every decision', () => {
  // The laws look at a sample of positions; a rare decision such as moving a disc needs all of them.
  it.each([
    { name: 'by default', readings: {} },
    { name: 'without blinds of frigates [FD-SAIL-09]', readings: { noFrigateBlind: true } },
  ] as const)('agree with the list of legal moves $name', ({ readings }) => {
    const asked = new Set<Frame['kind']>();
    for (let i = 0; i < 60; i++) {
      wander({ seats: COUNTS[i % COUNTS.length], seed: `conditions ${i}`, readings }, (state) => {
        const frame = state.stack[state.stack.length - 1];
        asked.add(frame.kind);
        const legal = new Set(game.legalMoves(state, frame.seat, []));
        const wrong = MOVES.filter(
          ({ move }) => legal.has(move) !== (game.whyNot(state, frame.seat, move) === undefined),
        );
        expect(wrong.map(({ text }) => `${frame.kind}: ${text}`)).toEqual([]);
      });
    }
    expect(asked.size).toBe(12);
  });
});
