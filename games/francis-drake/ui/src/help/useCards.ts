import { loadLater } from '@portolan/table-kit';

/** The cards of everything on the table; loaded once the table itself is there. */
export const useCards = loadLater(async () => (await import('./Cards.tsx')).Cards);
