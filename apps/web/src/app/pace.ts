import { asPace, makeStore, type Pace, type Readable } from '@portolan/client';

const KEY = 'portolan.pace';

const store = makeStore<Pace>(load());

/** How fast moves of others are shown on this device. */
export const chosenPace: Readable<Pace> = store;

export function keepPace(pace: Pace): void {
  store.set(pace);
  try {
    localStorage.setItem(KEY, pace);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

function load(): Pace {
  try {
    return asPace(localStorage.getItem(KEY));
  } catch {
    return 'normal';
  }
}
