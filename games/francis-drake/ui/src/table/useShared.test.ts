import type { View } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { shareParts } from './useShared.ts';

const view = {
  viewer: 0,
  seats: 3,
  voyage: 1,
  street: [
    { location: 'crewA', discs: [0] },
    { location: 'queen', discs: [] },
  ],
  docks: { plymouth: [0, 1, 2], outbound: [], homebound: [] },
  holders: {},
  players: [],
  map: [],
  revealed: false,
  stock: {},
} as unknown as View;

describe('what two views have in common', () => {
  it('is the same object in both', () => {
    const next = structuredClone(view);
    const shared = shareParts(view, next);
    expect(shared).toEqual(next);
    expect(shared.street).toBe(view.street);
    expect(shared.docks).toBe(view.docks);
  });

  it('is told apart part by part', () => {
    const next = { ...structuredClone(view), street: [view.street[0], { location: 'queen', discs: [1] }] } as View;
    const shared = shareParts(view, next);
    expect(shared.street).toEqual(next.street);
    expect(shared.street[0]).toBe(view.street[0]);
    expect(shared.street[1]).toBe(next.street[1]);
  });
});
