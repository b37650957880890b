import { describe, expect, it } from 'vitest';
import { NOWHERE, PLANCK, SAILING } from '../ids.ts';
import { makeTable, type Table } from '../testing/table.ts';
import { situationOf } from './situation.ts';
import { threatIn } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/** Planck's next ship sails to Niña with a Captain and two Settlers. */
function awaitingPlanck(planck: 'france' | 'spain'): Table {
  const table = makeTable({ seats: 1, nations: ['england'], planck });
  table.settle(0, 'nina andes');
  table.settle(0, 'nina caribbean');
  table.give(PLANCK, { voyage: [0, 1, 2], harbours: [NOWHERE, NOWHERE, NOWHERE] });
  table.crew(PLANCK, 'nina', 2, 'captain');
  Object.assign(table.state, { phase: SAILING, round: 0, war: 0, banner: true });
  return table;
}

function threatOf({ box, state }: Table): number {
  return threatIn(situationOf(box, WEIGHTS, state, 0), state, 0);
}

describe('the threat of an attack', () => {
  it('comes from France in peace, from others only at war', () => {
    expect(threatOf(awaitingPlanck('france'))).toBeGreaterThan(0);
    const table = awaitingPlanck('spain');
    expect(threatOf(table)).toBe(0);
    table.war('nina');
    expect(threatOf(table)).toBeGreaterThan(0);
  });

  it('ends once the ship has sailed, and spares Settlers in Strongholds', () => {
    const table = awaitingPlanck('france');
    table.give(PLANCK, { harbours: [table.at('nina andes'), NOWHERE, NOWHERE] });
    expect(threatOf(table)).toBe(0);
    const safe = awaitingPlanck('france');
    safe.stronghold(0, 'nina andes');
    safe.stronghold(0, 'nina caribbean');
    expect(threatOf(safe)).toBe(0);
  });

  it('is to the land that a known tile names, and otherwise to all of them', () => {
    const table = awaitingPlanck('france');
    table.tile('nina andes', 'mountains');
    table.tile('nina caribbean', 'mixed');
    const [andes, caribbean] = ['nina andes', 'nina caribbean'].map((place) => {
      table.state.tileStack[0] = table.at(place);
      table.state.tileSeen[0] = 1;
      return threatOf(table);
    });
    table.state.tileSeen[0] = 0;
    expect(andes).not.toBe(caribbean);
    expect(threatOf(table)).toBeGreaterThan(Math.min(andes, caribbean));
    expect(threatOf(table)).toBeLessThan(Math.max(andes, caribbean));
  });
});
