import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress } from '@portolan/cli/toolkit';
import type { CheckContext, Verdict } from '../check.ts';
import { WHILE_BOTS_THINK } from '../floors.ts';
import { Gate } from '../wire/gate.ts';
import { LightTable, newTally, type Tally } from '../wire/lightTable.ts';
import { type ServerProcess, startServerProcess } from '../wire/serverProcess.ts';
import { openThinkingTables, type Waits, waitsWithin } from '../wire/thinkingTables.ts';

const GAMES = ['francis-drake', 'amerigo', 'nina-pinta'];
const BOT = 'admiral';
/** What a few dozen people send. */
const MOVES_PER_SECOND = 50;
const PEOPLES_TABLES = 12;
const FULL = { tables: 100, quietMs: 10_000, rounds: 4, mostMs: 300_000, games: 4 };
const QUICK = { tables: 6, quietMs: 3000, rounds: 2, mostMs: 25_000, games: 1 };

/**
 * People play at a steady rate while bots think at many other tables. Two figures: how long people wait for the
 * acknowledgement of a move, without and with the bots; and how evenly the tables of the bots share the time.
 */
export async function runThinking({ args, quick, say }: CheckContext): Promise<Verdict> {
  const size = quick ? QUICK : FULL;
  const tables = args.whole('tables', { min: 2, max: 1000, otherwise: size.tables });
  const folder = mkdtempSync(join(tmpdir(), 'portolan-thinking-'));
  const bar = progress('thinking', 3 + size.rounds);
  const server = await startServerProcess('proofServerProcess.ts', [folder]);
  const gate = new Gate();
  const tally = newTally();
  const people: LightTable[] = [];
  try {
    gate.close();
    while (people.length < PEOPLES_TABLES) people.push(await seatPeople({ server, tally, gate }, size.games));
    bar.at(1);
    gate.meter(MOVES_PER_SECOND);
    await pause(size.quietMs / 2);
    const quiet = await waitsOf(tally, () => pause(size.quietMs));
    bar.at(2);
    const thinking = await openThinkingTables(server.address, { games: GAMES, tables, bot: BOT });
    const until = performance.now() + size.mostMs;
    const rounds = (): number => Math.min(...thinking.moves.map((times) => times.length));
    const from = performance.now();
    const busy = await waitsOf(tally, () =>
      reach(() => {
        bar.at(2 + rounds());
        return rounds() > size.rounds;
      }, until),
    );
    const waits = waitsWithin(thinking.moves, from, performance.now());
    thinking.close();
    return judge({ tables, rounds: rounds(), quiet, busy, waits, refused: tally.refused, say });
  } finally {
    bar.done();
    // Its timer would keep this process running.
    gate.close();
    for (const table of people) table.stop();
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

interface Side {
  readonly server: ServerProcess;
  readonly tally: Tally;
  readonly gate: Gate;
}

async function seatPeople({ server, tally, gate }: Side, games: number): Promise<LightTable> {
  const table = await LightTable.open([server.address], 'francis-drake', { tally, gate });
  await table.prepare(games);
  await table.begin();
  return table;
}

/** Waits until something is true, or until the time is over. */
async function reach(so: () => boolean, until: number): Promise<void> {
  while (!so() && performance.now() < until) await pause(100);
}

/** How long people waited for acknowledgements during `work`, in ascending order. */
async function waitsOf(tally: Tally, work: () => Promise<unknown>): Promise<number[]> {
  tally.waits.length = 0;
  tally.timing = true;
  await work();
  tally.timing = false;
  return [...tally.waits].sort((one, other) => one - other);
}

function quantile(sorted: readonly number[], part: number): number {
  const found = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.POSITIVE_INFINITY;
  return Math.round(10 * found) / 10;
}

interface Found {
  readonly tables: number;
  /** Moves that every table has made at least; without a second one nothing is known about waits. */
  readonly rounds: number;
  readonly quiet: readonly number[];
  readonly busy: readonly number[];
  readonly waits: Waits;
  readonly refused: number;
  readonly say: CheckContext['say'];
}

function judge({ tables, rounds, quiet, busy, waits, refused, say }: Found): Verdict {
  const spread = Math.round((100 * waits.longestMs) / waits.medianMs) / 100;
  const figures = {
    tables,
    rounds,
    bot: BOT,
    steadyMovesPerSecond: MOVES_PER_SECOND,
    movesTimed: busy.length,
    quietP50Ms: quantile(quiet, 0.5),
    quietP99Ms: quantile(quiet, 0.99),
    p50Ms: quantile(busy, 0.5),
    p99Ms: quantile(busy, 0.99),
    floors: WHILE_BOTS_THINK,
    botWaits: waits,
    spread,
    refused,
  };
  say(
    facts([
      ['people wait', `p50 ${figures.p50Ms} ms, p99 ${figures.p99Ms} ms  (at most ${WHILE_BOTS_THINK.ackMs} ms)`],
      ['without the bots', `p50 ${figures.quietP50Ms} ms, p99 ${figures.quietP99Ms} ms`],
      [`${tables} tables of bots`, `wait ${waits.medianMs} ms, the longest ${waits.longestMs} ms`],
      ['longest : median', `${spread}  (at most ${WHILE_BOTS_THINK.spread})`],
      ['moves thought about', `${waits.fewest} to ${waits.most} by table`],
    ]),
  );
  const most = Math.max(WHILE_BOTS_THINK.ackMs, WHILE_BOTS_THINK.timesQuiet * figures.quietP99Ms);
  const ok = rounds >= 2 && figures.p99Ms <= most && spread <= WHILE_BOTS_THINK.spread && refused === 0;
  return { ok, figures };
}
