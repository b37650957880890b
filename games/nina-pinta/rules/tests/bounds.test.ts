import { measureGame, raiseNumbers } from '@portolan/kernel/testing';
import { describe, expect, it } from 'vitest';
import { readComponents } from '../src/data/shape.ts';
import { shipped } from '../src/data/shipped.ts';
import { pushTo } from '../src/effects/pass.ts';
import { PHASES } from '../src/ids.ts';
import { ninaPinta } from '../src/index.ts';
import { LATER } from '../src/queries/passes.ts';
import { proceed } from '../src/rounds/index.ts';
import { makeTable } from '../src/testing/table.ts';
import { contextOf } from './helpers.ts';

describe('loops of the rules', () => {
  it('do not look for a free Pass space beyond the last one', () => {
    const table = makeTable();
    table.state.passes.fill(0);
    expect(() => pushTo(contextOf(table), { seat: 1, space: 0, side: LATER })).toThrow('nothing is free');
  });

  it('do not go on forever without a decision', () => {
    const table = makeTable();
    const { state } = table;
    state.stack.length = 0;
    for (const player of state.players) player.passed = true;
    Object.defineProperty(state, 'phase', { get: () => PHASES.indexOf('selecting'), set: () => undefined });
    expect(() => proceed(contextOf(table))).toThrow('nobody has a decision to make');
  });
});

describe('components with all numbers as large as they may be', () => {
  it('make no decision and no game too large', () => {
    const raised = raiseNumbers(shipped, (file) => readComponents(file).ok);
    const open = ninaPinta.open(raised);
    if (!open.ok) throw new Error(open.error.path);
    const { decisions, mostMoves } = measureGame(open.value.game, 4, 'large');
    expect(mostMoves).toBeLessThan(1000);
    expect(decisions).toBeLessThan(3000);
  });
});
