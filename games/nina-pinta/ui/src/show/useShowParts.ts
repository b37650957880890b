import { loadLater } from '@portolan/table-kit';

type ShowParts = typeof import('./index.ts');

/** A player looks at a table before anything moves on it: motion is loaded after everything needed at first sight. */
const AFTER_MS = 2500;

/** What shows events as motion; undefined until it is loaded. Without it a table shows every new view at once. */
export const useShowParts = loadLater<ShowParts>(() => import('./index.ts'), AFTER_MS);
