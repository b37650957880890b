import { makeStore, type Readable } from '@portolan/client';

const store = makeStore<{ readonly berth: number } | undefined>(undefined);

/** The square or frame space that the map was last asked to show. */
export const followed: Readable<{ readonly berth: number } | undefined> = store;

/** Brings a square or frame space into sight where the map pans, and to the middle if the map is enlarged. */
export function follow(berth: number): void {
  store.set({ berth });
}
