import { type LANDS, openBox, type View } from '@portolan/nina-pinta';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../words.ts';
import { networksOf, routeToStore } from './connections.ts';

const opened = openBox();
if (!opened.ok) throw new Error('the shipped components are refused');
const box = opened.value;

type Part = Partial<PlaceView>;
const SETTLER: Part = { settlers: [{ seat: 0, count: 1 }] };

function world(parts: Partial<Record<(typeof LANDS)[number], Part>>): Pick<View, 'places'> {
  const places = box.names.lands.map((land) => ({
    id: `nina ${land}`,
    world: 'nina' as const,
    land,
    explored: true,
    lookedAt: [],
    settlers: [],
    towns: [],
    ships: [],
    cathedral: false,
    counters: [],
    ...parts[land],
  }));
  return { places };
}

function named(lands: readonly number[]): string[] {
  return lands.map((land) => box.names.lands[land] ?? '');
}

const at = { seat: 0, world: 0 };

describe('connections', () => {
  it('join neighbouring lands with own settlements or the own Captain [NP-REV-05]', () => {
    const view = world({ rockies: SETTLER, isthmus: { captain: 0 }, andes: { towns: [0] }, appalachia: { city: 0 } });
    const networks = networksOf(box, view, at);
    expect(networks.map(({ lands }) => named(lands).toSorted())).toEqual([
      ['andes', 'isthmus', 'rockies'],
      ['appalachia'],
    ]);
    expect(networks[0]?.links.length).toBe(2);
  });

  it('do not run through lands of others', () => {
    const view = world({ rockies: SETTLER, isthmus: { settlers: [{ seat: 1, count: 2 }] }, andes: SETTLER });
    expect(networksOf(box, view, at).map(({ lands }) => lands.length)).toEqual([1, 1]);
  });

  it('lead to the nearest land with the own ship or Stronghold [NP-REV-03]', () => {
    const view = world({
      rockies: SETTLER,
      isthmus: SETTLER,
      andes: { ...SETTLER, stronghold: 0 },
      patagonia: { ...SETTLER, ships: [0, 1] },
    });
    const [network] = networksOf(box, view, at);
    if (network === undefined) throw new Error('no network');
    expect(named(network.stores).toSorted()).toEqual(['andes', 'patagonia']);
    expect(named(routeToStore(box, network, box.names.lands.indexOf('rockies')))).toEqual([
      'rockies',
      'isthmus',
      'andes',
    ]);
    expect(named(routeToStore(box, network, box.names.lands.indexOf('andes')))).toEqual(['andes']);
  });

  it('lead nowhere without a store', () => {
    const [network] = networksOf(box, world({ rockies: SETTLER, isthmus: SETTLER }), at);
    if (network === undefined) throw new Error('no network');
    expect(routeToStore(box, network, box.names.lands.indexOf('rockies'))).toEqual([]);
  });
});
