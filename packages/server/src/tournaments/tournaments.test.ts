import { ferry } from '@portolan/match/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../expiry.ts';
import { makeGameRegistry } from '../gameRegistry.ts';
import { RANDOM_IDS } from '../ids.ts';
import { tableRow } from '../store/sampleRows.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { SeatRow, Store } from '../store/store.ts';
import type { TournamentGameRow, TournamentRow } from '../store/tournamentStore.ts';
import { isFiller, makeTournaments, type Tournaments } from './tournaments.ts';

let store: Store;
let tournaments: Tournaments;
let time: number;
let resigned: string[];
let failing: boolean;
let barred: Set<string>;
/** Nothing can be found out about them. */
let unreadable: Set<string>;
const REQUEST = { title: 'Cup', game: 'ferry', seats: 2, groupSize: 2, rounds: 2, roundDays: 3 };

beforeEach(() => {
  [time, resigned, failing, barred, unreadable] = [1000, [], false, new Set(), new Set()];
  store = openSqliteStore(':memory:');
  tournaments = makeTournaments({
    store,
    games: makeGameRegistry([ferry]),
    ids: RANDOM_IDS,
    now: () => time,
    table: (id) => store.table(id),
    async seatAll({ table, players }) {
      if (failing) throw new Error('no power');
      const seats = players.map(
        (player): SeatRow =>
          isFiller(player) ? { kind: 'bot', bot: 'x' } : { kind: 'person', player, resigned: false },
      );
      await store.addTable(tableRow({ id: table, code: table, seats, awaiting: [0] }));
    },
    async isBarred(player) {
      if (unreadable.has(player)) throw new Error('unreadable');
      return barred.has(player);
    },
    resign: async (player, table) => void resigned.push(`${player} ${table}`),
  });
});
afterEach(() => store.close());

async function begin(people: readonly string[], over: object = {}): Promise<string> {
  const made = await tournaments.create('host', { ...REQUEST, ...over });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  for (const player of people)
    expect(await tournaments.enter(player, made.value.id)).toEqual({ ok: true, value: undefined });
  expect(await tournaments.start('host', made.value.id)).toEqual({ ok: true, value: undefined });
  return made.value.id;
}

const rowOf = async (id: string): Promise<TournamentRow> => {
  const row = await store.tournament(id);
  if (row === undefined) throw new Error('no such tournament');
  return row;
};

async function openGames(id: string): Promise<TournamentGameRow[]> {
  return (await store.tournamentGames(id)).filter(({ result }) => result === undefined);
}

/** Whoever comes first in the alphabet wins; bots lose. */
async function finish({ table, players }: TournamentGameRow): Promise<void> {
  const order = players.toSorted(
    (one, other) => Number(isFiller(one)) - Number(isFiller(other)) || one.localeCompare(other),
  );
  const places = players.map((player) => order.indexOf(player) + 1);
  const outcome = { scores: places.map((place) => 10 - place), places, breakdown: [] };
  await store.changeTable(table, 0, { status: 'finished', outcome, awaiting: [] });
  await tournaments.finished(table);
}

async function playOut(id: string): Promise<void> {
  for (let step = 0; step < 99; step++) {
    const [game] = await openGames(id);
    if (game === undefined) return;
    await finish(game);
  }
}

describe('a tournament', () => {
  it('plays groups round by round, then a final of their winners', async () => {
    const id = await begin(['dan', 'cat', 'bob', 'ann']);
    expect(await openGames(id)).toHaveLength(2);
    const [first, second] = await openGames(id);
    if (first === undefined || second === undefined) throw new Error('no games');
    await finish(first);
    expect((await rowOf(id)).round).toBe(1);
    await finish(second);
    expect((await rowOf(id)).round).toBe(2);
    await playOut(id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'over', stage: 2, winner: 'ann', deadline: null });
    const games = await store.tournamentGames(id);
    expect(games).toHaveLength(2 * 2 + 2);
    // Everybody had each seat once in each stage.
    for (const stage of [1, 2])
      for (const seat of [0, 1]) {
        const there = games.filter((game) => game.stage === stage).map(({ players }) => players[seat]);
        expect(new Set(there).size).toBe(there.length);
      }
  });

  it('fills groups with bots, who cannot win', async () => {
    const id = await begin(['ann', 'bob', 'cat'], { rounds: 1, seats: 4, groupSize: 4 });
    const [game] = await openGames(id);
    expect(game?.players).toHaveLength(3);
    const five = await begin(['ann', 'bob', 'cat', 'dan', 'eve'], { rounds: 1, seats: 4, groupSize: 4 });
    expect((await openGames(five)).map(({ players }) => players.filter(isFiller).length).sort()).toEqual([1, 2]);
    await playOut(five);
    expect(await rowOf(five)).toMatchObject({ status: 'over', winner: 'ann' });
  });

  it('seats nobody who was banned since they signed up, in any round', async () => {
    const id = await begin(['ann', 'bob', 'cat', 'dan'], { groupSize: 4, rounds: 3 });
    const playRound = async (): Promise<string[]> => {
      const games = await openGames(id);
      for (const game of games) await finish(game);
      return games.flatMap(({ players }) => players.map((player) => (isFiller(player) ? 'bot' : player))).sort();
    };
    expect(await playRound()).toEqual(['ann', 'bob', 'cat', 'dan']);
    // The next round is planned with everybody.
    barred.add('ann');
    await playRound();
    expect(await playRound()).toEqual(['bob', 'bot', 'cat', 'dan']);
    expect(await rowOf(id)).toMatchObject({ status: 'over', winner: 'bob' });
  });

  it('lets somebody whose ban is over play on', async () => {
    const id = await begin(['ann', 'bob'], { rounds: 4 });
    const seated = async (): Promise<string[]> => (await openGames(id)).flatMap(({ players }) => players.toSorted());
    const playOne = async (): Promise<void> => {
      const [game] = await openGames(id);
      if (game !== undefined) await finish(game);
    };
    barred.add('ann');
    await playOne();
    expect(await seated()).toEqual(['bob', expect.stringMatching(/^bot:/)]);
    barred.clear();
    await playOne();
    expect(await seated()).toEqual(['ann', 'bob']);
  });

  it('starts without those who were banned since they signed up, and goes on with the winners who were not', async () => {
    const made = await tournaments.create('host', { ...REQUEST, rounds: 1 });
    const id = made.ok ? made.value.id : '';
    for (const player of ['ann', 'bob', 'cat', 'dan', 'eve']) await tournaments.enter(player, id);
    barred.add('eve');
    await tournaments.start('host', id);
    const [first, second] = await openGames(id);
    if (first === undefined || second === undefined) throw new Error('no games');
    expect([...first.players, ...second.players].sort()).toEqual(['ann', 'bob', 'cat', 'dan']);
    await finish(first);
    for (const player of second.players) barred.add(player);
    await finish(second);
    expect(await rowOf(id)).toMatchObject({ status: 'over', winner: first.players.toSorted()[0] });
  });

  it('ends without a winner if nobody is left', async () => {
    const id = await begin(['ann', 'bob'], { rounds: 1 });
    for (const player of ['ann', 'bob']) barred.add(player);
    await playOut(id);
    expect(await rowOf(id)).toMatchObject({ status: 'over', winner: null });
  });

  it('resigns for whoever was banned between planning and seating', async () => {
    failing = true;
    const made = await tournaments.create('host', REQUEST);
    const id = made.ok ? made.value.id : '';
    for (const player of ['ann', 'bob']) await tournaments.enter(player, id);
    await expect(tournaments.start('host', id)).rejects.toThrow('no power');
    failing = false;
    barred.add('bob');
    await tournaments.resume();
    const [game] = await openGames(id);
    expect(resigned).toEqual([`bob ${game?.table}`]);
  });

  it('decides what is late against those it waits for, and they resign', async () => {
    const id = await begin(['ann', 'bob'], { rounds: 1 });
    await tournaments.resume();
    expect((await rowOf(id)).status).toBe('running');
    time += 3 * DAY_MS;
    const [game] = await openGames(id);
    await tournaments.resume();
    const late = game?.players[0];
    expect(resigned).toEqual([`${late} ${game?.table}`]);
    const [decided] = await store.tournamentGames(id);
    expect(decided?.result).toEqual({ places: [2, 1], scores: [0, 0], adjudged: true });
    expect(await rowOf(id)).toMatchObject({ status: 'over', winner: game?.players[1] });
    // What happens at the table later does not change it.
    if (game !== undefined) await finish(game);
    expect((await store.tournamentGames(id))[0]?.result?.adjudged).toBe(true);
  });

  it('goes on after a crash between planning games and seating players', async () => {
    failing = true;
    const made = await tournaments.create('host', REQUEST);
    const id = made.ok ? made.value.id : '';
    for (const player of ['ann', 'bob']) await tournaments.enter(player, id);
    await expect(tournaments.start('host', id)).rejects.toThrow('no power');
    failing = false;
    await tournaments.resume();
    const [game] = await openGames(id);
    expect((await store.table(game?.table ?? ''))?.seats).toHaveLength(2);
    await tournaments.resume();
    expect(await openGames(id)).toHaveLength(1);
    await playOut(id);
    expect((await rowOf(id)).winner).toBe('ann');
  });

  it('goes on although another one cannot', async () => {
    const first = await begin(['ann', 'bob'], { rounds: 1 });
    time++;
    const latest = await begin(['cat', 'dan'], { rounds: 1 });
    unreadable.add('cat');
    time += 3 * DAY_MS;
    await expect(tournaments.resume()).rejects.toThrow('1 of 2 could not go on: Error: unreadable');
    expect([(await rowOf(first)).status, (await rowOf(latest)).status]).toEqual(['over', 'running']);
  });

  it('takes two reports of the same end for one', async () => {
    const id = await begin(['ann', 'bob']);
    const [game] = await openGames(id);
    if (game === undefined) throw new Error('no game');
    await finish(game);
    await Promise.all([tournaments.finished(game.table), tournaments.finished(game.table)]);
    expect(await store.tournamentGames(id)).toHaveLength(2);
  });

  it('refuses what does not fit', async () => {
    const reasonOf = async (answer: Promise<object>): Promise<unknown> =>
      ((await answer) as { error?: { reason?: string } }).error?.reason;
    expect(await reasonOf(tournaments.create('host', { ...REQUEST, seats: 5 }))).toBe('seatsOutOfRange');
    expect(await reasonOf(tournaments.create('host', { ...REQUEST, groupSize: 3 }))).toBe('unevenGroups');
    expect(await reasonOf(tournaments.create('host', { ...REQUEST, game: 'chess' }))).toBe('faultyValue');
    expect(await reasonOf(tournaments.enter('ann', 'none'))).toBe('unknownTournament');
    const made = await tournaments.create('host', REQUEST);
    const id = made.ok ? made.value.id : '';
    expect(await reasonOf(tournaments.start('ann', id))).toBe('notHost');
    expect(await reasonOf(tournaments.start('host', id))).toBe('tooFewEntrants');
    for (const player of ['ann', 'bob', 'cat', 'bob']) await tournaments.enter(player, id);
    await tournaments.leave('cat', id);
    expect(await store.entrants(id)).toEqual(['ann', 'bob']);
    await tournaments.start('host', id);
    for (const answer of [tournaments.enter('eve', id), tournaments.leave('ann', id), tournaments.start('host', id)])
      expect(await reasonOf(answer)).toBe('tournamentBegun');
    for (let more = 0; more < 4; more++) await tournaments.create('host', REQUEST);
    expect(await reasonOf(tournaments.create('host', REQUEST))).toBe('tooManyTournaments');
  });
});
