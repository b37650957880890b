import { LEVELS, readBotName } from '@portolan/bots';
import type { SeatRow, Store, TableRow } from '../store/store.ts';
import { afterSeason, type Contender, START } from './rating.ts';
import type { Season } from './season.ts';

const BOT = 'bot:';
/** The weakest level is the fixed point of the scale: it is in every game, and plays the same in all of them. */
const ANCHOR = `${BOT}${LEVELS[0]}`;

/** Who a seat's result belongs to: a player's id, or a level of bots. No id contains a colon. */
export function whoOf(seat: SeatRow): string | undefined {
  if (seat.kind === 'open') return undefined;
  return seat.kind === 'bot' ? `${BOT}${seat.bot}` : seat.player;
}

/** The level of a bot; undefined for a player. */
export function levelOf(who: string): string | undefined {
  return who.startsWith(BOT) ? who.slice(BOT.length) : undefined;
}

/** Who belongs to the rating, with the rating they already have. */
export function asContender(who: string, place: number, rating: Contender['rating']): Contender {
  return { who, place, rating, steady: levelOf(who) !== undefined, anchor: who === ANCHOR };
}

/** Whether the result of a table counts for ratings. */
export async function isRated(store: Pick<Store, 'player'>, table: TableRow): Promise<boolean> {
  const { terms, visibility, components, seats } = table;
  if (terms.rated !== true || visibility === 'hotseat' || components !== undefined) return false;
  if (new Set(seats.map(whoOf)).size < 2) return false;
  for (const seat of seats) {
    if (seat.kind === 'open') return false;
    if (seat.kind === 'bot' && !readBotName(seat.bot).ok) return false;
    // A program can change overnight, and its owner could make it lose on purpose.
    if (seat.kind === 'person' && (await store.player(seat.player))?.owner !== undefined) return false;
  }
  return true;
}

/** Those at a table, with what is known of them before the match. */
export async function contendersOf(
  store: Pick<Store, 'rating'>,
  table: TableRow,
  { places, season }: { readonly places: readonly number[]; readonly season: Season },
): Promise<Contender[]> {
  return Promise.all(
    table.seats.map(async (seat, at) => {
      const who = whoOf(seat) ?? '';
      const known = await store.rating(table.game, who);
      return asContender(who, places[at] ?? 1, priorOf(who, known, season.id));
    }),
  );
}

/** The rating with which somebody enters a match of a season. */
export function priorOf(
  who: string,
  known: (Contender['rating'] & { readonly season: string }) | undefined,
  season: string,
): Contender['rating'] {
  if (known === undefined) return START;
  return known.season === season ? known : afterSeason(known, levelOf(who) !== undefined);
}
