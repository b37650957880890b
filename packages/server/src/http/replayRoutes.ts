import { type BaseEvent, fail, hashState, ok, type Result, type Viewer } from '@portolan/kernel';
import type { Moment, RefusalInfo, Replay } from '@portolan/protocol';
import type { FastifyInstance } from 'fastify';
import { beginCourse, type Course, nextCourse } from '../match/course.ts';
import { entryFor } from '../match/perspective.ts';
import type { Services } from '../services.ts';
import type { EntryRow, TableRow } from '../store/store.ts';
import { idOf, refuse } from './reply.ts';

const MOST_MOMENTS = 200;

/** Looking back: a stretch of a match as a viewer may see it, and the whole log of a finished one. */
export function replayRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/tables/:id/moments', async (request, reply) => {
    const table = await services.table(idOf(request));
    if (table === undefined) return refuse(reply, { code: 'unknownTable' });
    if (table.status === 'gathering') return refuse(reply, { code: 'notRunning' });
    const query = request.query as Readonly<Record<string, string | undefined>>;
    const viewer = viewerOf(table, query.as);
    if (!viewer.ok) return refuse(reply, viewer.error);
    const from = whole(query.from) ?? 0;
    const to = whole(query.to) ?? from + MOST_MOMENTS - 1;
    return reply.send(await stretch(services, table, viewer.value, from, Math.min(to, from + MOST_MOMENTS - 1)));
  });

  app.get('/api/tables/:id/log', async (request, reply) => {
    const table = await services.table(idOf(request));
    if (table === undefined) return refuse(reply, { code: 'unknownTable' });
    if (table.status !== 'finished')
      return refuse(reply, { code: 'notAllowed', detail: 'the log is open once the game is over' });
    const lines = await logLines(services, table);
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${table.game}-${table.id}.jsonl"`)
      .send(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  });
}

/** A running match shows what is public; a finished one as any seat saw it, or with everything open. */
function viewerOf(table: TableRow, as: string | undefined): Result<Viewer, RefusalInfo> {
  if (as === undefined || as === 'spectator') return ok('spectator');
  if (table.status !== 'finished')
    return fail({ code: 'notAllowed', detail: 'a running game shows only what is public' });
  if (as === 'open') return ok('open');
  const seat = whole(as);
  return seat !== undefined && seat < table.seats.length
    ? ok(seat)
    : fail({ code: 'badRequest', detail: `as=${as} is no seat here` });
}

function whole(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

async function stretch(services: Services, table: TableRow, viewer: Viewer, from: number, to: number): Promise<Replay> {
  const moments: Replay['moments'][number][] = [];
  const rows = await services.store.entries(table.id);
  for (const { course, row, events } of walk(services, table, rows)) {
    if (course.seq > to) break;
    if (course.seq < from) continue;
    const moment: Moment = {
      seq: course.seq,
      view: course.start.game.view(course.state, viewer),
      awaiting: course.awaiting,
    };
    moments.push(row === undefined ? moment : { ...moment, entry: entryFor(course, row, events, viewer) });
  }
  return { table: table.id, last: rows.length, moments };
}

interface Passed {
  readonly course: Course;
  /** Absent at the opening. */
  readonly row?: EntryRow;
  readonly events: readonly BaseEvent[];
}

function* walk(services: Services, table: TableRow, rows: readonly EntryRow[]): Generator<Passed> {
  const open = services.catalogue.open(table.game, table.components);
  if (!open.ok) return;
  let course = beginCourse({
    game: open.value.game,
    options: table.options,
    seats: table.seats.length,
    seed: table.seed,
  });
  yield { course, events: [] };
  for (const row of rows) {
    const step = nextCourse(course, row.entry);
    course = step.course;
    yield { course, row, events: step.events };
  }
}

/** As the command line writes it: only the moves that counted, so that it replays from the first line to the last. */
async function logLines(services: Services, table: TableRow): Promise<object[]> {
  const rows = await services.store.entries(table.id);
  const last = [...walk(services, table, rows)].at(-1);
  const counted = new Set(last?.course.counted.map((move) => move.seq));
  const kept = rows.filter((row) => counted.has(row.seq)).map((row, i) => ({ ...row, seq: i + 1 }));
  const moves = [...walk(services, table, kept)].flatMap(({ course, row, events }) =>
    row?.entry.kind === 'move'
      ? [{ seq: course.seq, seat: row.entry.seat, move: row.entry.text, events, hash: hashState(course.state) }]
      : [],
  );
  const info = await services.info(table);
  const header = {
    portolan: 1,
    game: table.game,
    rulesVersion: table.rulesVersion,
    players: table.seats.length,
    options: table.options,
    seed: table.seed,
    commitment: info.commitment,
    ...(table.components === undefined ? {} : { data: table.components }),
  };
  return [header, ...moves, { outcome: table.outcome }];
}
