import { measureGame, raiseNumbers } from '@portolan/kernel/testing';
import { describe, expect, it } from 'vitest';
import { readComponents } from '../src/data/shape.ts';
import { shipped } from '../src/data/shipped.ts';
import { francisDrake } from '../src/index.ts';
import { PHASE, proceed } from '../src/rounds/index.ts';
import { provision } from '../src/rounds/provision.ts';
import { makeTable } from '../src/testing/table.ts';

describe('the sequence of play', () => {
  it('ends provisioning even if a ship is docked and in no outbound dock', () => {
    const { box, state } = makeTable();
    for (const player of state.players) player.docked = true;
    expect(provision({ box, state, emit: undefined })).toBe(false);
  });

  it('does not go on forever without a decision', () => {
    const { box, state } = makeTable();
    state.stack.length = 0;
    Object.defineProperty(state, 'phase', { get: () => PHASE.revealDiscs, set: () => undefined });
    expect(() => proceed({ box, state, emit: undefined })).toThrow('nobody has a decision to make');
  });
});

describe('components with all numbers as large as they may be', () => {
  it('make no decision and no game too large', () => {
    const raised = raiseNumbers(shipped, (file) => readComponents(file).ok);
    const open = francisDrake.open(raised);
    if (!open.ok) throw new Error(open.error.path);
    const { decisions, mostMoves } = measureGame(open.value.game, 5, 'large');
    expect(mostMoves).toBeLessThan(1000);
    expect(decisions).toBeLessThan(3000);
  });
});
