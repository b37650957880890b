import { loadLater } from './loadLater.ts';

/** Players look at a table before anything moves on it, so motion is loaded after everything the first picture needs. */
const AFTER_MS = 2500;

/**
 * A hook for what shows a game's events as motion: undefined until that is loaded, which begins at the latest when it is
 * needed. Until then a table shows every new view at once.
 */
export function loadMotion<Parts>(load: () => Promise<Parts>): (isNeeded?: boolean) => Parts | undefined {
  return loadLater(load, AFTER_MS);
}
