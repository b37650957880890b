import { fail, ok, type Result } from '@portolan/kernel';
import { MOST_ENTRANTS, type NewTournament, type RefusalInfo, refusal } from '@portolan/protocol';
import { DAY_MS } from '../expiry.ts';
import type { GameRegistry } from '../gameRegistry.ts';
import type { Ids } from '../ids.ts';
import { lowEnd, START } from '../ratings/rating.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { TournamentChange, TournamentGameRow, TournamentRow } from '../store/tournamentStore.ts';
import { toldOutcomeOf } from '../toldOutcomeOf.ts';
import { drawGroups, pairRound } from './pairing.ts';
import { adjudge, type Standing, standingsOf } from './standings.ts';

type Answer<T> = Promise<Result<T, RefusalInfo>>;

/**
 * Tournaments: groups, then groups of their winners, until one table is left. Everything a tournament does follows from
 * its row and its games, so a step that was interrupted is simply done again.
 */
export interface Tournaments {
  create(host: string, request: NewTournament): Answer<TournamentRow>;
  enter(player: string, id: string): Answer<undefined>;
  leave(player: string, id: string): Answer<undefined>;
  start(host: string, id: string): Answer<undefined>;
  /** Call when a match is over. */
  finished(table: string): Promise<void>;
  /** Carries on with all tournaments: does what was interrupted, and decides what is late. */
  resume(): Promise<void>;
}

export interface TournamentsOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly ids: Ids;
  readonly now: () => number;
  readonly table: (id: string) => Promise<TableRow | undefined>;
  /** Creates a running table with this id; nothing if it is there already. */
  readonly seatAll: (game: TournamentGameRow, tournament: TournamentRow) => Promise<void>;
  /** Whether somebody may not play: banned, or deleted. */
  readonly isBarred: (player: string) => Promise<boolean>;
  /** Players who are late give up, so that the match comes to an end. */
  readonly resign: (player: string, table: string) => Promise<unknown>;
}

/** Begins the name of a bot that fills a group. */
const FILLER = 'bot:';
/** How well those bots play. */
export const FILLER_LEVEL = 'bosun';
const MOST_PER_HOST = 5;
const LEAST_ENTRANTS = 2;
const MOST_RUNNING = 10_000;

export function isFiller(player: string): boolean {
  return player.startsWith(FILLER);
}

export function makeTournaments(options: TournamentsOptions): Tournaments {
  const { store, games, ids, now } = options;

  async function barredAmong(players: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await Promise.all(players.map(async (player) => ((await options.isBarred(player)) ? player : [])));
    return new Set(found.flat());
  }

  async function find(id: string): Answer<TournamentRow> {
    const row = await store.tournament(id);
    return row === undefined ? fail(refusal('unknownTournament')) : ok(row);
  }

  /** Strongest first. */
  async function byStrength(game: string, players: readonly string[]): Promise<string[]> {
    const rated = await Promise.all(
      players.map(async (player) => ({ player, low: lowEnd((await store.rating(game, player)) ?? START) })),
    );
    return rated.sort((one, other) => other.low - one.low).map(({ player }) => player);
  }

  /** The first round of a stage: few enough for one table play the final. */
  function planStage(row: TournamentRow, stage: number, players: readonly string[]): TournamentGameRow[] {
    const isFinal = players.length <= row.seats;
    const groups = isFinal ? [players.slice()] : drawGroups(players, row.groupSize);
    const opened = games.open(row.game, undefined);
    const seats = isFinal && opened.ok ? Math.max(players.length, opened.value.game.seats.min) : row.seats;
    return groups.flatMap((group, at) => planRound(row, { stage, group: at, round: 1, players: filled(group, seats) }));
  }

  /** Bots take the places that nobody has; they cannot win. */
  function filled(group: readonly string[], seats: number): string[] {
    const missing = (seats - (group.length % seats)) % seats;
    return [...group, ...Array.from({ length: missing }, (_, at) => `${FILLER}${at + 1}`)];
  }

  interface Round extends Pick<TournamentGameRow, 'stage' | 'group' | 'round'> {
    readonly players: readonly string[];
    readonly before?: readonly TournamentGameRow[];
  }

  function planRound(row: TournamentRow, { stage, group, round, players, before = [] }: Round): TournamentGameRow[] {
    const seatings = pairRound(
      players,
      before.map((game) => game.players),
      Math.min(row.seats, players.length),
      `${row.id}/${stage}/${group}/${round}`,
    );
    return seatings.map((seated) => ({
      tournament: row.id,
      stage,
      group,
      round,
      table: ids.table(),
      players: seated,
    }));
  }

  /** Creates the tables of planned games that have none yet. */
  async function seat(id: string): Promise<void> {
    const row = await store.tournament(id);
    if (row?.status !== 'running') return;
    for (const game of await store.tournamentGames(id)) {
      if (game.result !== undefined || game.stage !== row.stage || game.round !== row.round) continue;
      if ((await store.table(game.table)) !== undefined) continue;
      await options.seatAll(game, row);
      // A player barred after planning left all their tables, but this one did not exist yet.
      for (const player of await barredAmong(people(game.players))) await options.resign(player, game.table);
    }
  }

  /** The result of a game that is over, or of one that is late. */
  async function decide(row: TournamentRow, game: TournamentGameRow): Promise<boolean> {
    const table = await options.table(game.table);
    const scores = game.players.map(() => 0);
    const outcome = table?.status === 'finished' ? toldOutcomeOf(table) : undefined;
    if (outcome !== undefined) {
      await store.decideGame(game.table, { places: outcome.places, scores: outcome.scores, adjudged: false });
      return true;
    }
    const isVoid = table?.status === 'closed';
    if (!isVoid && (row.deadline === null || now() < row.deadline)) return false;
    const late = isVoid ? [] : (table?.awaiting ?? []).filter((at) => table?.seats[at]?.kind === 'person');
    await store.decideGame(game.table, { places: adjudge(game.players.length, late), scores, adjudged: true });
    for (const at of late) {
      const one = table?.seats[at];
      if (one?.kind === 'person') await options.resign(one.player, game.table);
    }
    return true;
  }

  async function advance(id: string): Promise<void> {
    await seat(id);
    const row = await store.tournament(id);
    if (row?.status !== 'running') return;
    const all = await store.tournamentGames(id);
    const round = all.filter((game) => game.stage === row.stage && game.round === row.round);
    let open = 0;
    for (const game of round) if (game.result === undefined && !(await decide(row, game))) open++;
    if (open > 0) return;
    const entrants = await store.entrants(id);
    const played = await store.tournamentGames(id);
    const [change, planned] = nextStep(row, played, { entrants, barred: await barredAmong(entrants) });
    if (await store.advanceTournament(id, row.rev, change, planned)) await seat(id);
  }

  /** What follows when all games of a round are decided: the next round, the next stage, or the end. */
  function nextStep(
    row: TournamentRow,
    all: readonly TournamentGameRow[],
    field: Field,
  ): [TournamentChange, readonly TournamentGameRow[]] {
    const played = all.filter(({ stage }) => stage === row.stage);
    const groups = [...new Set(played.map(({ group }) => group))];
    const deadline = now() + row.roundDays * DAY_MS;
    const ofGroup = (group: number): TournamentGameRow[] => played.filter((game) => game.group === group);
    if (row.round < row.rounds) {
      const round = row.round + 1;
      const planned = groups.flatMap((group) =>
        planRound(row, {
          ...{ stage: row.stage, group, round },
          players: standing(ofGroup(group), field.barred),
          before: ofGroup(group),
        }),
      );
      return [{ round, deadline }, planned];
    }
    const winners = groups.flatMap((group) => winnerOf(ofGroup(group), field) ?? []);
    if (winners.length <= 1) return [{ status: 'over', deadline: null, winner: winners[0] ?? null }, []];
    const stage = row.stage + 1;
    return [{ stage, round: 1, deadline }, planStage(row, stage, winners)];
  }

  return {
    async create(host, request) {
      const opened = games.open(request.game, undefined);
      if (!opened.ok) return fail(refusal('faultyValue', { path: '/game', problem: 'unknownGame', known: '' }));
      const { title, seats } = opened.value.game;
      if (request.seats < seats.min || request.seats > seats.max)
        return fail(refusal('seatsOutOfRange', { title, ...seats, seats: request.seats }));
      if (request.groupSize % request.seats !== 0) return fail(refusal('unevenGroups', { seats: request.seats }));
      if ((await store.countTournaments(host)) >= MOST_PER_HOST)
        return fail(refusal('tooManyTournaments', { max: MOST_PER_HOST }));
      const row: TournamentRow = {
        ...request,
        terms: request.terms ?? {},
        id: ids.table(),
        host,
        status: 'open',
        stage: 0,
        round: 0,
        createdAt: now(),
        deadline: null,
        winner: null,
        rev: 0,
      };
      await store.addTournament(row);
      return ok(row);
    },
    async enter(player, id) {
      const found = await find(id);
      if (!found.ok) return found;
      if (found.value.status !== 'open') return fail(refusal('tournamentBegun'));
      const entered = await store.enterTournament(id, player, MOST_ENTRANTS);
      return entered ? ok(undefined) : fail(refusal('tournamentFull', { max: MOST_ENTRANTS }));
    },
    async leave(player, id) {
      const found = await find(id);
      if (!found.ok) return found;
      return (await store.leaveTournament(id, player)) ? ok(undefined) : fail(refusal('tournamentBegun'));
    },
    async start(host, id) {
      const found = await find(id);
      if (!found.ok) return found;
      const row = found.value;
      if (row.host !== host) return fail(refusal('notHost'));
      if (row.status !== 'open') return fail(refusal('tournamentBegun'));
      const signedUp = await store.entrants(id);
      const barred = await barredAmong(signedUp);
      const entrants = signedUp.filter((player) => !barred.has(player));
      if (entrants.length < LEAST_ENTRANTS) return fail(refusal('tooFewEntrants', { least: LEAST_ENTRANTS }));
      const planned = planStage(row, 1, await byStrength(row.game, entrants));
      const deadline = now() + row.roundDays * DAY_MS;
      const change = { status: 'running', stage: 1, round: 1, deadline } as const;
      if (!(await store.advanceTournament(id, row.rev, change, planned))) return fail(refusal('tournamentBegun'));
      await seat(id);
      return ok(undefined);
    },
    async finished(table) {
      const id = await store.tournamentOf(table);
      if (id !== undefined) await advance(id);
    },
    async resume() {
      const failed: unknown[] = [];
      const running = await store.tournaments({ statuses: ['running'], limit: MOST_RUNNING });
      // One that cannot go on must not keep the others waiting.
      for (const { id } of running) await advance(id).catch((error: unknown) => failed.push(error));
      if (failed.length > 0) throw new Error(`${failed.length} of ${running.length} could not go on: ${failed[0]}`);
    },
  };
}

/** All who play in a group. */
function playersOf(games: readonly TournamentGameRow[]): string[] {
  return [...new Set(games.flatMap(({ players }) => players))];
}

/** Who signed up, and who of them may not play now. */
interface Field {
  readonly entrants: readonly string[];
  readonly barred: ReadonlySet<string>;
}

function people(players: readonly string[]): string[] {
  return players.filter((player) => !isFiller(player));
}

/** Those a group began with; bots take the places of players who may not play, until they may again. */
function standing(games: readonly TournamentGameRow[], barred: ReadonlySet<string>): string[] {
  const began = playersOf(games.filter(({ round }) => round === 1));
  return began.map((player, place) => (barred.has(player) ? `${FILLER}${began.length + place + 1}` : player));
}

/** The best of a group who is a person and may play on; undefined if there is none. */
function winnerOf(games: readonly TournamentGameRow[], { entrants, barred }: Field): string | undefined {
  return groupStandings(games, entrants).find(({ player }) => !isFiller(player) && !barred.has(player))?.player;
}

/** The standings of a group from its decided games. Of equals, who signed up first is ahead, and bots come last. */
export function groupStandings(games: readonly TournamentGameRow[], entrants: readonly string[]): Standing[] {
  const played = games.flatMap(({ players, result }) => (result === undefined ? [] : [{ players, ...result }]));
  const here = playersOf(games);
  const people = entrants.filter((player) => here.includes(player));
  return standingsOf([...people, ...here.filter(isFiller)], played);
}
