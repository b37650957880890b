import { LOCATIONS, type LocationId } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../shippedBox.ts';
import { askFor } from './asks.ts';
import { PAGES } from './pages.ts';
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

describe('the last page', () => {
  const text = (voyage: number) => PAGES.at(-1)?.text(sceneWith({ view: { voyage } }));

  it('counts the voyages that are still to come', () => {
    expect(text(2)).toMatch(/Two more follow,/);
    expect(text(3)).toMatch(/One more follows,/);
  });

  it('is not shown after the last voyage', () => {
    const { question: _, ...over } = sceneWith({ view: { voyage: 3 } }).view;
    const scene = sceneWith({ view: { voyage: 3 } });
    expect(PAGES.at(-1)?.when(scene, ['welcome'])).toBe(true);
    expect(PAGES.at(-1)?.when({ ...scene, view: over }, ['welcome'])).toBe(false);
  });
});
