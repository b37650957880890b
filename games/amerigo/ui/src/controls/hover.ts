import { makeStore } from '@portolan/client';

/** What the pointer or the focus is on among the things that can be picked on the map. */
export const pointedHit = makeStore<string | undefined>(undefined);
