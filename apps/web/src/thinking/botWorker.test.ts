import type { SeatAnalysis } from '@portolan/bots';
import { opening } from '@portolan/kernel';
import { type LogMove, writeHeader, writeMove, writeOutcome } from '@portolan/protocol/log';
import { specimen } from '@portolan/specimen';
import { afterAll, expect, it, vi } from 'vitest';
import type { Job, Report } from './jobs.ts';

afterAll(() => vi.unstubAllGlobals());

/** The log of a game in which everybody takes the last of the legal moves. */
function logOf(marks: (seat: number) => Partial<LogMove>): string {
  const opened = specimen.open();
  if (!opened.ok) throw new Error('the game has components of its own');
  const { game } = opened.value;
  const options = game.readOptions({});
  if (!options.ok) throw new Error('no option is needed');
  const { state } = opening(game, { options: options.value, seats: 2, seed: 'a' });
  const { id, rulesVersion } = game;
  const lines = [writeHeader({ game: id, rulesVersion, players: 2, options: options.value, seed: 'a' })];
  for (let seq = 1; ; seq++) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return [...lines, writeOutcome(outcome)].join('');
    const [seat = 0] = game.awaiting(state);
    const move = game.legalMoves(state, seat, []).at(-1);
    const text = game.writeMove(move);
    game.apply(state, seat, move);
    lines.push(writeMove({ seq, seat, move: text, events: [], hash: '', ...marks(seat) }));
  }
}

/** What the worker answers. */
async function analysed(log: string): Promise<readonly SeatAnalysis[]> {
  const answered = Promise.withResolvers<Report>();
  vi.stubGlobal('postMessage', (report: Report) => report.kind === 'progress' || answered.resolve(report));
  await import('./botWorker.ts');
  const job: Job = { kind: 'analyse', log, inherited: 0 };
  if (onmessage !== null) Reflect.apply(onmessage, globalThis, [{ data: job }]);
  const report = await answered.promise;
  if (report.kind !== 'answer' || !('analysis' in report.answer)) throw new Error(JSON.stringify(report));
  return report.answer.analysis.seats;
}

it('an analysis in the browser knows which decisions were those of a stand-in', async () => {
  const [first, second] = await analysed(logOf((seat) => (seat === 1 ? { standIn: 'bosun' } : {})));
  expect(first?.decisions).toBeGreaterThan(0);
  expect(first?.stoodIn).toBe(0);
  expect(second).toMatchObject({ decisions: 0, findings: [] });
  expect(second?.stoodIn).toBeGreaterThan(0);
});
