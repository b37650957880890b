import type { LobbyFilter, TableTerms } from '@portolan/protocol';
import type { FindingStore, InvitationRow, OfferFilter, OfferRow } from './findingStore.ts';
import { enqueueInvitation } from './outboxWrites.ts';
import { type Cell, type Cells, parseJson, readTable } from './rows.ts';
import { changed, changes, hold, run, type SqlClient, share } from './sql.ts';
import { insertTable, where } from './tableWrites.ts';

export function findingStore(client: SqlClient): FindingStore {
  return { ...tableFinding(client), ...invitationStore(client), ...offerStore(client) };
}

function tableFinding(db: SqlClient): Pick<FindingStore, 'openTables'> {
  return {
    openTables: async (filter, limit) =>
      (await db.all(...openQuery(filter, limit)))
        .flatMap((row) => readTable(row) ?? [])
        .filter(({ damage }) => damage === undefined),
  };
}

/** Starts from the listing, which has only the tables that wait for players. */
export function openQuery(filter: LobbyFilter, limit: number): [string, ...Cell[]] {
  const { game, seats, free, pace, rated, language } = filter;
  const [clause, values] = where([
    ['listing.game = ?', game],
    ['seat_count = ?', seats],
    ['free_seats >= ?', free],
    ['pace = ?', pace],
    ['rated = ?', rated === undefined ? undefined : Number(rated)],
    ["language IN (?, '')", language],
    ['game_table.id = listing.game_table'],
  ]);
  const from = 'listing CROSS JOIN game_table';
  return [
    `SELECT game_table.* FROM ${from} ${clause} ORDER BY listing.changed_at DESC, listing.game_table LIMIT ?`,
    ...values,
    limit,
  ];
}

type InvitationStore = Pick<FindingStore, 'addInvitation' | 'invitations' | 'countInvitations' | 'answerInvitation'>;

function invitationStore(db: SqlClient): InvitationStore {
  return {
    addInvitation: ({ table, player, inviter, at }) =>
      db.write(function* () {
        yield* share('game_table', 'SELECT id FROM game_table WHERE id = ?', table);
        const text = `INSERT INTO invitation (game_table, player, inviter, at, answered) VALUES (?, ?, ?, ?, 0)
          ON CONFLICT DO NOTHING`;
        if (!(yield* changed(text, table, player, inviter, at))) return false;
        yield* enqueueInvitation({ table, player, at });
        return true;
      }),
    invitations: async (player, limit) => (await db.all(OPEN_INVITATIONS, player, limit)).map(readInvitation),
    async countInvitations({ player, table }) {
      const open = player === undefined ? [] : [['answered = 0'] as const];
      const [clause, values] = where([['player = ?', player], ...open, ['game_table = ?', table]]);
      return Number((await db.one(`SELECT count(*) AS n FROM invitation ${clause}`, ...values))?.n ?? 0);
    },
    answerInvitation: (table, player) =>
      db.write(function* () {
        const text = 'UPDATE invitation SET answered = 1 WHERE player = ? AND game_table = ? AND answered = 0';
        yield* run("DELETE FROM outbox WHERE game_table = ? AND player = ? AND kind = 'invite'", table, player);
        return yield* changed(text, player, table);
      }),
  };
}

const OPEN_INVITATIONS = `SELECT * FROM invitation WHERE player = ? AND answered = 0
  ORDER BY at DESC, game_table LIMIT ?`;

type OfferStore = Pick<
  FindingStore,
  'addOffer' | 'offers' | 'removeOffer' | 'removeOffers' | 'expireOffers' | 'addMatched'
>;

function offerStore(db: SqlClient): OfferStore {
  return {
    addMatched: (table, offers) =>
      db.write(function* () {
        for (const id of [...offers].sort())
          if ((yield* hold('SELECT id FROM offer WHERE id = ?', id)) === undefined) return 'offersGone';
        if (!(yield* insertTable(table))) return 'taken';
        for (const id of offers) yield* run('DELETE FROM offer WHERE id = ?', id);
        return 'added';
      }),
    addOffer: ({ id, player, game, least, most, terms, at, until }) =>
      db.write(() =>
        run(
          'INSERT INTO offer (id, player, game, least, most, terms, at, until) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
          ...[id, player, game, least, most, JSON.stringify(terms), at, until],
        ),
      ),
    async offers(filter) {
      return (await db.all(...offerQuery(filter))).map(readOffer);
    },
    removeOffer: (id, player) => db.write(() => changed('DELETE FROM offer WHERE id = ? AND player = ?', id, player)),
    removeOffers: (player) => db.write(() => run('DELETE FROM offer WHERE player = ?', player)),
    expireOffers: (now) => db.write(() => changes('DELETE FROM offer WHERE until <= ?', now)),
  };
}

export function offerQuery({ game, player, now, oldestFirst, limit }: OfferFilter): [string, ...Cell[]] {
  const [clause, values] = where([
    ['player = ?', player],
    ['game = ?', game],
    ['until > ?', now],
  ]);
  const order = oldestFirst === true ? 'ASC' : 'DESC';
  return [`SELECT * FROM offer ${clause} ORDER BY at ${order}, id LIMIT ?`, ...values, limit];
}

function readInvitation(row: Cells): InvitationRow {
  return {
    table: String(row.game_table),
    player: String(row.player),
    inviter: String(row.inviter),
    at: Number(row.at),
  };
}

function readOffer(row: Cells): OfferRow {
  return {
    id: String(row.id),
    player: String(row.player),
    game: String(row.game),
    least: Number(row.least),
    most: Number(row.most),
    terms: (parseJson(row.terms) ?? {}) as TableTerms,
    at: Number(row.at),
    until: Number(row.until),
  };
}
