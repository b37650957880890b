import { fail, ok, type Result } from '@portolan/kernel';
import {
  type LadderInfo,
  type MeetingInfo,
  type Paged,
  type Party,
  type RatingPoint,
  type RecordInfo,
  type RefusalInfo,
  type ResultInfo,
  refusal,
  type TallyInfo,
} from '@portolan/protocol';
import type { GameRegistry } from '../gameRegistry.ts';
import type { Players } from '../players.ts';
import type { ResultFilter, ResultRow, TallyRow } from '../store/recordStore.ts';
import type { Store } from '../store/store.ts';
import { levelOf } from './contenders.ts';
import { findParty } from './findParty.ts';
import { shownRating } from './rating.ts';
import { type SeasonMonths, seasonAt } from './season.ts';

type Answer<T> = Promise<Result<T, RefusalInfo>>;
type Viewer = string | undefined;

/** What players may know of each other's finished matches. Lists come in pages. */
export interface Records {
  record(viewer: Viewer, player: string): Answer<RecordInfo>;
  results(viewer: Viewer, filter: Omit<ResultFilter, 'limit'>): Answer<Paged<ResultInfo>>;
  /** The latest ratings in a game, oldest first. */
  curve(viewer: Viewer, player: string, game: string): Answer<readonly RatingPoint[]>;
  /** Those the player has met most often; or only one of them. */
  meetings(viewer: Viewer, meeting: MeetingWanted): Answer<readonly MeetingInfo[]>;
  ladder(wanted: LadderWanted): Answer<LadderInfo>;
  hide(player: string, hidden: boolean): Promise<void>;
}

export interface MeetingWanted {
  readonly player: string;
  readonly game?: string;
  readonly opponent?: string;
}

export interface LadderWanted {
  readonly game: string;
  /** The current one unless given. */
  readonly season?: string;
  /** The last one already seen. */
  readonly after?: string;
}

export interface RecordsOptions {
  readonly store: Store;
  readonly players: Players;
  readonly games: GameRegistry;
  readonly seasonMonths: SeasonMonths;
  readonly now: () => number;
}

const RESULTS_PER_PAGE = 20;
const LINES_PER_PAGE = 50;
const POINTS_SHOWN = 100;
const OPPONENTS_SHOWN = 50;
const SEASONS_SHOWN = 12;

export function makeRecords({ store, players, games, seasonMonths, now }: RecordsOptions): Records {
  /** A deleted player is unknown, and a hidden record is shown only to its player. */
  async function open(viewer: Viewer, player: string): Answer<{ readonly name: string; readonly hidden: boolean }> {
    const name = levelOf(player) === undefined ? await players.name(player) : undefined;
    if (name === undefined) return fail(refusal('unknownPlayer'));
    const hidden = await store.isRecordHidden(player);
    return hidden && viewer !== player ? fail(refusal('recordHidden')) : ok({ name, hidden });
  }

  const partyOf = (who: string): Promise<Party> => findParty(players, who);

  async function resultInfo(viewer: Viewer, row: ResultRow): Promise<ResultInfo> {
    const all = await store.resultsOf(row.table);
    const { number, game, seats, place, score, endedAt, rating } = row;
    const isPublic = row.listed || all.some(({ who }) => who === viewer);
    const sides = all.map(async (side) => ({
      party: await partyOf(side.who),
      place: side.place,
      score: side.score,
      ...resigned(side),
    }));
    const isThere = isPublic && (await store.table(row.table)) !== undefined;
    return {
      ...{ number, game, seats, place, score, endedAt, ...resigned(row) },
      ...(rating === undefined ? {} : { rating: shownRating(rating) }),
      ...(isThere ? { table: row.table } : {}),
      ...(isPublic ? { sides: await Promise.all(sides) } : {}),
    };
  }

  /** A player with a hidden record does not appear in those of others either, except to those who were there. */
  async function isMeetingShown(viewer: Viewer, player: string, opponent: string): Promise<boolean> {
    if (levelOf(opponent) !== undefined || viewer === player || viewer === opponent) return true;
    return !(await store.isRecordHidden(opponent));
  }

  return {
    async record(viewer, player) {
      const opened = await open(viewer, player);
      if (!opened.ok) return opened;
      const ratings = await store.ratingsOf(player);
      return ok({
        player,
        name: opened.value.name,
        ...((await players.isProgram(player)) ? { program: true } : {}),
        ...(opened.value.hidden ? { hidden: true } : {}),
        ratings: ratings.map((row) => ({
          game: row.game,
          season: row.season,
          matches: row.matches,
          ...shownRating(row),
        })),
        tallies: tallyInfos(await store.tallies(player)),
      });
    },
    async results(viewer, filter) {
      const opened = await open(viewer, filter.who);
      if (!opened.ok) return opened;
      const rows = await store.results({ ...filter, limit: RESULTS_PER_PAGE + 1 });
      const shown = rows.slice(0, RESULTS_PER_PAGE).map((row) => resultInfo(viewer, row));
      return ok({ items: await Promise.all(shown), more: rows.length > RESULTS_PER_PAGE });
    },
    async curve(viewer, player, game) {
      const opened = await open(viewer, player);
      if (!opened.ok) return opened;
      const rows = await store.results({ who: player, game, rated: true, limit: POINTS_SHOWN });
      return ok(
        rows
          .toReversed()
          .flatMap(({ rating, endedAt }) =>
            rating === undefined ? [] : [{ ...shownRating(rating), endedAt, season: rating.season }],
          ),
      );
    },
    async meetings(viewer, { player, game, opponent }) {
      const opened = await open(viewer, player);
      if (!opened.ok) return opened;
      const only = { ...(game === undefined ? {} : { game }), ...(opponent === undefined ? {} : { opponent }) };
      const rows = await store.meetings({ who: player, ...only, limit: OPPONENTS_SHOWN });
      const found: MeetingInfo[] = [];
      for (const { opponent: who, matches, ahead, behind } of rows) {
        if (!(await isMeetingShown(viewer, player, who))) continue;
        found.push({ opponent: await partyOf(who), matches, ahead, behind });
      }
      return ok(found);
    },
    async ladder({ game, season: wanted, after }) {
      if (!games.packages.some(({ id }) => id === game)) return fail(refusal('noSuchRatings'));
      const current = seasonAt(now(), seasonMonths);
      const past = (await store.seasons(SEASONS_SHOWN)).filter(({ id }) => id !== current.id);
      const seasons = [current, ...past];
      const season = seasons.find(({ id }) => id === (wanted ?? current.id));
      if (season === undefined) return fail(refusal('noSuchRatings'));
      const from = after === undefined ? {} : { after };
      const rows = await store.ladder({ season: season.id, game, ...from, limit: LINES_PER_PAGE + 1 });
      const lines = rows.slice(0, LINES_PER_PAGE).map(async (row) => ({
        party: await partyOf(row.who),
        matches: row.matches,
        ...shownRating(row),
      }));
      return ok({ season, seasons, items: await Promise.all(lines), more: rows.length > LINES_PER_PAGE });
    },
    hide: (player, hidden) => store.hideRecord(player, hidden),
  };
}

function resigned(row: Pick<ResultRow, 'resigned'>): { readonly resigned?: true } {
  return row.resigned ? { resigned: true } : {};
}

/** One line for each game and number of seats. */
function tallyInfos(rows: readonly TallyRow[]): TallyInfo[] {
  const groups = Object.values(Object.groupBy(rows, ({ game, seats }) => `${game}/${seats}`));
  return groups.flatMap((group) => {
    const first = group?.[0];
    if (group === undefined || first === undefined) return [];
    const places = Array.from(
      { length: Math.max(...group.map(({ place }) => place)) },
      (_, at) => group.find(({ place }) => place === at + 1)?.matches ?? 0,
    );
    const matches = places.reduce((sum, count) => sum + count, 0);
    return [
      { game: first.game, seats: first.seats, matches, places, best: Math.max(...group.map(({ best }) => best)) },
    ];
  });
}
