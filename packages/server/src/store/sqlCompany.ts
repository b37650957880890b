import type { Ban, MeasureKind, ReportedLine, ReportReason, ReportSubject, ShunKind } from '@portolan/protocol';
import type { CompanyStore, MeasureRow, NewMeasure, Paging, ReportRow } from './companyStore.ts';
import { type Cells, parseJson } from './rows.ts';
import { changed, hold, holdTable, one, run, type SqlClient, type Work } from './sql.ts';
import { readChat } from './sqlLog.ts';
import { changeRow, where } from './tableWrites.ts';

export function companyStore(client: SqlClient): CompanyStore {
  return { ...shunStore(client), ...reportStore(client), ...measureStore(client) };
}

type ShunStore = Pick<CompanyStore, 'shun' | 'unshun' | 'shuns' | 'shunnedBy' | 'addRemoval' | 'isRemoved'>;

function shunStore(db: SqlClient): ShunStore {
  return {
    shun: (player, { other, kind, at }) =>
      db.write(function* () {
        yield* hold('SELECT id FROM player WHERE id = ?', player);
        yield* run('DELETE FROM shun WHERE player = ? AND other = ?', player, other);
        yield* run('INSERT INTO shun (player, other, kind, at) VALUES (?, ?, ?, ?)', player, other, kind, at);
      }),
    unshun: (player, other) => db.write(() => run('DELETE FROM shun WHERE player = ? AND other = ?', player, other)),
    shuns: async (player) =>
      (await db.all('SELECT other, kind, at FROM shun WHERE player = ? ORDER BY at DESC, other', player)).map(
        (row) => ({
          other: String(row.other),
          kind: row.kind as ShunKind,
          at: Number(row.at),
        }),
      ),
    shunnedBy: async (other) =>
      (await db.all('SELECT player FROM shun WHERE other = ?', other)).map(({ player }) => String(player)),
    addRemoval: (table, player) =>
      db.write(() =>
        run('INSERT INTO removal (game_table, player) VALUES (?, ?) ON CONFLICT DO NOTHING', table, player),
      ),
    isRemoved: async (table, player) =>
      (await db.one('SELECT 1 FROM removal WHERE game_table = ? AND player = ?', table, player)) !== undefined,
  };
}

type ReportStore = Pick<
  CompanyStore,
  'addReport' | 'report' | 'reports' | 'reportsBy' | 'countReports' | 'settleReport'
>;

function reportStore(db: SqlClient): ReportStore {
  return {
    addReport: ({ reporter, about, player, table, reason, text, evidence, at }) =>
      db.write(function* () {
        const id = yield* nextId('report');
        yield* run(
          `INSERT INTO report (id, reporter, about, player, game_table, reason, text, evidence, at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[id, reporter, about, player ?? null, table ?? null, reason, text, JSON.stringify(evidence), at],
        );
        return id;
      }),
    report: async (id) => readReport(await db.one('SELECT * FROM report WHERE id = ? AND verdict IS NULL', id)),
    async reports({ before, limit }) {
      const [clause, values] = where([['verdict IS NULL'], ['id < ?', before]]);
      const rows = await db.all(`SELECT * FROM report ${clause} ORDER BY id DESC LIMIT ?`, ...values, limit);
      return rows.flatMap((row) => readReport(row) ?? []);
    },
    async reportsBy(reporter, limit) {
      const rows = await db.all('SELECT * FROM report WHERE reporter = ? ORDER BY id DESC LIMIT ?', reporter, limit);
      return rows.flatMap((row) => readReport(row) ?? []);
    },
    async countReports({ reporter, player }) {
      const [clause, values] = where([['verdict IS NULL'], ['reporter = ?', reporter], ['player = ?', player]]);
      return Number((await db.one(`SELECT count(*) AS n FROM report ${clause}`, ...values))?.n ?? 0);
    },
    settleReport: (id, verdict, measure) =>
      db.write(function* () {
        const text = 'UPDATE report SET verdict = ? WHERE id = ? AND verdict IS NULL';
        if (!(yield* changed(text, verdict, id))) return false;
        yield* addMeasure(verdict, { ...measure, report: id });
        return true;
      }),
  };
}

type MeasureStore = Omit<CompanyStore, keyof ShunStore | keyof ReportStore>;

function measureStore(db: SqlClient): MeasureStore {
  const line = `SELECT line, player, spectator, hidden, text, at,
    (SELECT name FROM player WHERE id = chat.player) AS name FROM chat WHERE game_table = ? AND line = ?`;
  return {
    async ban(player, now) {
      const text = 'SELECT why, until FROM ban WHERE player = ? AND (until IS NULL OR until > ?)';
      const row = await db.one(text, player, now);
      return row && readBan(row);
    },
    addBan: (player, { why, until }, measure) =>
      db.write(function* () {
        yield* hold('SELECT id FROM player WHERE id = ?', player);
        yield* run('DELETE FROM ban WHERE player = ?', player);
        yield* run('INSERT INTO ban (player, why, until) VALUES (?, ?, ?)', player, why, until ?? null);
        yield* addMeasure('ban', { ...measure, player, ...(until === undefined ? {} : { until }) });
      }),
    liftBan: (player, measure) =>
      db.write(function* () {
        if (!(yield* changed('DELETE FROM ban WHERE player = ?', player))) return false;
        yield* addMeasure('unban', { ...measure, player });
        return true;
      }),
    closeTable: (id, rev, measure) =>
      db.write(function* () {
        const fields = { status: 'closed', closedWhy: measure.why, awaiting: [], dueAt: null } as const;
        if (!(yield* changeRow({ id, rev, fields }))) return false;
        for (const part of ['outbox', 'lease']) yield* run(`DELETE FROM ${part} WHERE game_table = ?`, id);
        yield* addMeasure('close', { ...measure, table: id });
        return true;
      }, id),
    hideLine: (table, number, measure) =>
      db.write(function* () {
        const said = yield* one(line, table, number);
        if (said === undefined) return undefined;
        yield* run('UPDATE chat SET hidden = 1 WHERE game_table = ? AND line = ?', table, number);
        yield* addMeasure('hide', { ...measure, table, line: number, player: String(said.player) });
        return readChat(said);
      }),
    async chatLine(table, number) {
      const said = await db.one(line, table, number);
      return said && readChat(said);
    },
    async measures({ before, limit }: Paging) {
      const [clause, values] = where([['id < ?', before]]);
      const rows = await db.all(`SELECT * FROM measure ${clause} ORDER BY id DESC LIMIT ?`, ...values, limit);
      return rows.map(readMeasure);
    },
  };
}

/** Numbers in the order of the commits, so that a page of them can begin after the last one that was read. */
function* nextId(table: 'report' | 'measure'): Work<number> {
  yield* holdTable(table);
  return Number((yield* one(`SELECT max(id) AS id FROM ${table}`))?.id ?? 0) + 1;
}

function* addMeasure(kind: MeasureKind, measure: NewMeasure): Work<void> {
  const { admin, player, table, line, report, until, why, at } = measure;
  yield* run(
    `INSERT INTO measure (id, kind, admin, player, game_table, line, report, until, why, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[yield* nextId('measure'), kind, admin, player ?? null, table ?? null],
    ...[line ?? null, report ?? null, until ?? null, why, at],
  );
}

function readReport(row: Cells | undefined): ReportRow | undefined {
  if (row === undefined) return undefined;
  return {
    id: Number(row.id),
    reporter: String(row.reporter),
    about: row.about as ReportSubject,
    player: row.player === null ? undefined : String(row.player),
    table: row.game_table === null ? undefined : String(row.game_table),
    reason: row.reason as ReportReason,
    text: String(row.text),
    evidence: (parseJson(row.evidence) ?? []) as ReportedLine[],
    at: Number(row.at),
  };
}

function readBan({ why, until }: Cells): Ban {
  return { why: String(why), ...(until === null ? {} : { until: Number(until) }) };
}

function readMeasure(row: Cells): MeasureRow {
  return {
    id: Number(row.id),
    kind: row.kind as MeasureKind,
    admin: String(row.admin),
    ...(row.player === null ? {} : { player: String(row.player) }),
    ...(row.game_table === null ? {} : { table: String(row.game_table) }),
    ...(row.line === null ? {} : { line: Number(row.line) }),
    ...(row.report === null ? {} : { report: Number(row.report) }),
    ...(row.until === null ? {} : { until: Number(row.until) }),
    why: String(row.why),
    at: Number(row.at),
  };
}
