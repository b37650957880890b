import { type Match, type MatchTimeline, rewindMatch } from '@portolan/client';
import { api } from '../app/session.ts';

/** Shows the match of a table from its beginning. Loaded when it is wanted. */
export async function rewindTable(table: string, match: Match, timeline: MatchTimeline): Promise<void> {
  await rewindMatch({ match, timeline, load: (wanted) => api.moments(table, wanted) });
}
