import type { Season } from '../ratings/season.ts';
import type { MeetingRow, RatingRow, ResultRow, TallyRow } from './recordStore.ts';
import type { Cells } from './rows.ts';

export function readResult(row: Cells): ResultRow {
  const rating = { season: String(row.season), mu: Number(row.mu), sigma: Number(row.sigma) };
  return {
    number: Number(row.number),
    table: String(row.game_table),
    seat: Number(row.seat),
    who: String(row.who),
    game: String(row.game),
    seats: Number(row.seats),
    place: Number(row.place),
    score: Number(row.score),
    resigned: row.resigned === 1,
    listed: row.listed === 1,
    endedAt: Number(row.ended_at),
    ...(row.season === null ? {} : { rating }),
  };
}

export function readTally(row: Cells): TallyRow {
  const { game, seats, place, matches, best } = row;
  return {
    game: String(game),
    seats: Number(seats),
    place: Number(place),
    matches: Number(matches),
    best: Number(best),
  };
}

export function readMeeting(row: Cells): MeetingRow {
  const { opponent, game, matches, ahead, behind } = row;
  return {
    opponent: String(opponent),
    game: String(game),
    matches: Number(matches),
    ahead: Number(ahead),
    behind: Number(behind),
  };
}

export function readRating(row: Cells): RatingRow {
  const { season, game, who, mu, sigma, matches } = row;
  return {
    season: String(season),
    game: String(game),
    who: String(who),
    mu: Number(mu),
    sigma: Number(sigma),
    matches: Number(matches),
  };
}

export function readSeason(row: Cells): Season {
  return { id: String(row.id), startsAt: Number(row.starts_at), endsAt: Number(row.ends_at) };
}
