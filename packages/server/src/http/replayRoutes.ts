import { fail, ok, patchesFor, type Result, type Viewer } from '@portolan/kernel';
import { appliedEntry, entryFor, type HistoryStep, momentExtras, traceEntry } from '@portolan/match';
import { type RefusalInfo, type Replay, refusal } from '@portolan/protocol';
import type { FastifyInstance } from 'fastify';
import { exportLog } from '../exportLog.ts';
import { readHistory } from '../match/matchHistory.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/store.ts';
import type { Turn } from '../turns.ts';
import type { InTurn } from './inTurn.ts';
import { idOf, refuse, sendJson } from './reply.ts';

const MOST_MOMENTS = 200;

/** Replays: part of a match as a viewer may see it, and the log of a finished match. */
export function replayRoutes(app: FastifyInstance, services: Services, inTurn: InTurn): void {
  app.get('/api/tables/:id/moments', { config: { cost: 5 } }, async (request, reply) => {
    const table = await services.tableFor(request, idOf(request));
    if (table === undefined) return refuse(reply, { code: 'unknownTable' });
    if (table.status === 'gathering') return refuse(reply, { code: 'notRunning' });
    const query = request.query as Readonly<Record<string, unknown>>;
    const viewer = viewerOf(table, query.as);
    if (!viewer.ok) return refuse(reply, viewer.error);
    const from = whole(query.from) ?? 0;
    const to = whole(query.to) ?? from + MOST_MOMENTS - 1;
    const wanted = { from, to: Math.min(to, from + MOST_MOMENTS - 1), inSteps: query.steps === '1' };
    const found = await inTurn(request, async (turn) => {
      const history = await readHistory(services, table, turn.meter);
      if (!history.ok) return history;
      const moments = await stretch(history.value.steps, viewer.value, wanted, turn);
      const replay: Replay = { table: table.id, last: history.value.last, moments };
      return ok(turn.meter.run(() => JSON.stringify(replay)));
    });
    return found.ok ? sendJson(reply, found.value) : refuse(reply, found.error);
  });

  app.get('/api/tables/:id/log', { config: { cost: 5 } }, async (request, reply) => {
    const table = await services.tableFor(request, idOf(request));
    if (table === undefined) return refuse(reply, { code: 'unknownTable' });
    const text = await inTurn(request, (turn) => exportLog(services, table, turn));
    if (!text.ok) return refuse(reply, text.error);
    return (
      reply
        .header('content-type', 'application/x-ndjson; charset=utf-8')
        // Several parts of a page read it, and it does not change any more.
        .header('cache-control', 'private, max-age=60')
        .header('content-disposition', `attachment; filename="${table.game}-${table.id}.jsonl"`)
        .send(text.value)
    );
  });
}

/** A running match shows only what is public; a finished one can be seen from any seat, or with nothing hidden. */
function viewerOf(table: TableRow, as: unknown): Result<Viewer, RefusalInfo> {
  if (as === undefined || as === 'spectator') return ok('spectator');
  if (table.status !== 'finished') return fail(refusal('onlyPublicView'));
  if (as === 'open') return ok('open');
  const seat = whole(as);
  return seat !== undefined && seat < table.seats.length ? ok(seat) : fail(refusal('unknownViewer'));
}

function whole(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Tell how each moment came about, and send a view only where there is none to start from. */
  readonly inSteps: boolean;
}

async function stretch(
  steps: Iterable<HistoryStep>,
  viewer: Viewer,
  { from, to, inSteps }: Stretch,
  turn: Turn,
): Promise<Replay['moments']> {
  const moments: Replay['moments'][number][] = [];
  await turn.forEach(steps, ({ position, row, events }) => {
    const { seq, awaiting, state } = position;
    if (seq > to) return false;
    if (seq < from) return true;
    const { game } = position.start;
    const entry = row === undefined ? undefined : entryFor(game, appliedEntry(row, { position, events }), viewer);
    const trace = inSteps ? traceEntry(position, events) : undefined;
    const told = trace === undefined ? undefined : patchesFor(game, trace, viewer);
    moments.push({
      seq,
      ...(told !== undefined && moments.length > 0 ? { patch: told.closing } : { view: game.view(state, viewer) }),
      awaiting,
      ...momentExtras(position, []),
      ...(entry === undefined ? {} : { entry: told === undefined ? entry : { ...entry, patches: told.patches } }),
    });
    return true;
  });
  return moments;
}
