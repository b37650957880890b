import { LOCATIONS, type LocationId } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../testing/shippedBox.ts';
import { askFor } from './asks.ts';
import { sceneWith } from './testing/sceneWith.ts';

function choosing(id: LocationId, galleon: boolean): string | undefined {
  const question = { kind: 'chooseYield', seat: 0, location: LOCATIONS.indexOf(id) } as const;
  return askFor(sceneWith({ me: { galleon }, question }))?.text;
}

describe('what the guide says about a question', () => {
  it('a galleon is mentioned only where it is offered [FD-PROV-30] [FD-PROV-39]', () => {
    expect(choosing('investor', false)).toMatch(/, or a galleon to attack galleons with\.$/);
    expect(choosing('investor', true)).toMatch(/guns for forts and galleons\.$/);
    expect(choosing('drake', false)).toMatch(/guns for forts and galleons\.$/);
  });

  it('after the counter is revealed the player may still withdraw [FD-RESOLVE-18]', () => {
    const destination = box.names.indexOf('galleonA');
    const ask = askFor(sceneWith({ question: { kind: 'pressAttack', seat: 0, destination, disc: 1 } }));
    expect(ask?.text).toMatch(/withdraw and keep what you have/);
  });
});
