import { loadLater } from './loadLater.ts';

/** The cards of everything on a table, loaded after the table itself. */
export const useCards = loadLater(async () => (await import('./cards/TableCards.tsx')).TableCards);
