import type {
  Party,
  TournamentGame,
  TournamentGroup,
  TournamentInfo,
  TournamentStage,
  TournamentSummary,
} from '@portolan/protocol';
import type { Players } from '../players.ts';
import { findParty } from '../ratings/findParty.ts';
import type { Store } from '../store/store.ts';
import type { TournamentGameRow, TournamentRow } from '../store/tournamentStore.ts';
import { FILLER_LEVEL, groupStandings, isFiller } from './tournaments.ts';

/** Tournaments as pages show them. */
export interface TournamentInfos {
  /** Those that are open or running, then the latest of those that are over. */
  list(): Promise<readonly TournamentSummary[]>;
  info(id: string): Promise<TournamentInfo | undefined>;
}

const SHOWN = 30;

export function makeTournamentInfo({
  store,
  players,
}: {
  readonly store: Store;
  readonly players: Players;
}): TournamentInfos {
  const partyOf = (player: string): Promise<Party> =>
    isFiller(player) ? Promise.resolve({ kind: 'bot', bot: FILLER_LEVEL }) : findParty(players, player);

  async function summary(row: TournamentRow, entrants: number): Promise<TournamentSummary> {
    const { id, title, game, seats, groupSize, rounds, roundDays, terms, status, createdAt } = row;
    return {
      ...{ id, title, game, seats, groupSize, rounds, roundDays, terms, status, createdAt, entrants },
      host: await partyOf(row.host),
      ...(row.winner === null ? {} : { winner: await partyOf(row.winner) }),
    };
  }

  async function gameInfo({ round, table, players: seated, result }: TournamentGameRow): Promise<TournamentGame> {
    const sides = seated.map(async (player, seat) => {
      const place = result?.places[seat];
      return { party: await partyOf(player), ...(place === undefined ? {} : { place }) };
    });
    return { round, table, sides: await Promise.all(sides), ...(result?.adjudged === true ? { adjudged: true } : {}) };
  }

  async function groupInfo(games: readonly TournamentGameRow[], entrants: readonly string[]): Promise<TournamentGroup> {
    const standings = groupStandings(games, entrants).map(async ({ player, ...line }) => ({
      party: await partyOf(player),
      ...line,
    }));
    return { standings: await Promise.all(standings), games: await Promise.all(games.map(gameInfo)) };
  }

  async function stages(row: TournamentRow, entrants: readonly string[]): Promise<TournamentStage[]> {
    const all = await store.tournamentGames(row.id);
    const found: TournamentStage[] = [];
    for (let stage = 1; stage <= row.stage; stage++) {
      const played = all.filter((game) => game.stage === stage);
      const numbers = [...new Set(played.map(({ group }) => group))];
      const groups = numbers.map((number) =>
        groupInfo(
          played.filter(({ group }) => group === number),
          entrants,
        ),
      );
      found.push({ final: groups.length === 1, groups: await Promise.all(groups) });
    }
    return found;
  }

  return {
    async list() {
      const now = await store.tournaments({ statuses: ['open', 'running'], limit: SHOWN });
      const past = await store.tournaments({ statuses: ['over'], limit: SHOWN });
      return Promise.all([...now, ...past].map(async (row) => summary(row, (await store.entrants(row.id)).length)));
    },
    async info(id) {
      const row = await store.tournament(id);
      if (row === undefined) return undefined;
      const entrants = await store.entrants(id);
      return {
        ...(await summary(row, entrants.length)),
        players: await Promise.all(entrants.map(partyOf)),
        stages: await stages(row, entrants),
        ...(row.deadline === null ? {} : { deadline: row.deadline }),
      };
    },
  };
}
