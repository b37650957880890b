import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { progress, table } from '@portolan/cli/toolkit';
import { Visitor } from '@portolan/server/testing';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { SCALE } from '../floors.ts';
import { cpuTimesSince } from '../wire/cpuTimes.ts';
import { Gate } from '../wire/gate.ts';
import { LightTable, newTally } from '../wire/lightTable.ts';
import { LongMatch } from '../wire/longMatch.ts';
import { median } from '../wire/median.ts';
import { type ServerProcess, startServerProcess } from '../wire/serverProcess.ts';

export const scale: Check = {
  name: 'scale',
  summary:
    'CPU time of the server for a move: grows with its spectators at most as their number, and not with the length of the match',
  flags: {},
  run,
};

const GAME = 'francis-drake';
const PLAYERS = 3;
const FULL = { spectators: [0, 10, 100, 500], windowMs: 8000, entries: [250, 1000, 4000], openings: 7 };
const QUICK = { spectators: [0, 10, 100], windowMs: 1500, entries: [250, 1000], openings: 3 };
const MOVES_PER_SECOND = 60;
/** The entries over which a move is measured. */
const MEASURED = 100;
/** Entries of another match, until the code in use is compiled. */
const WARM = 600;

interface Crowd {
  readonly spectators: number;
  readonly moveMicros: number;
}

interface Length {
  readonly entries: number;
  readonly moveMicros: number;
  /** Until a spectator is shown a match that is not in memory. */
  readonly openMs: number;
}

async function run({ quick, say }: CheckContext): Promise<Verdict> {
  const size = quick ? QUICK : FULL;
  const folder = mkdtempSync(join(tmpdir(), 'portolan-scale-'));
  const bar = progress('scale', size.spectators.length + size.entries.length);
  let done = 0;
  try {
    const crowds: Crowd[] = [];
    const server = await startServerProcess('proofServerProcess.ts', [folder]);
    // The first table warms the server up.
    for (const [at, spectators] of [size.spectators[0] ?? 0, ...size.spectators].entries()) {
      const moveMicros = await crowdMicros(server, spectators, size.windowMs);
      if (at === 0) continue;
      crowds.push({ spectators, moveMicros });
      bar.at(++done);
    }
    await server.stop();
    const lengths: Length[] = [];
    for (const entries of size.entries) {
      lengths.push(await measureLength(folder, entries, size.openings));
      bar.at(++done);
    }
    return judge(crowds, lengths, say);
  } finally {
    bar.done();
    rmSync(folder, { recursive: true });
  }
}

async function crowdMicros(server: ServerProcess, spectators: number, ms: number): Promise<number> {
  const [tally, gate] = [newTally(), new Gate()];
  gate.meter(MOVES_PER_SECOND);
  const seated = await LightTable.open([server.address], GAME, { tally, gate });
  await seated.admit(spectators);
  await seated.begin();
  await pause(ms / 4);
  const before = { times: await server.cpuTimes(), moves: tally.acknowledged };
  await pause(ms);
  const { cpu } = cpuTimesSince(before.times, await server.cpuTimes());
  const moves = tally.acknowledged - before.moves;
  gate.close();
  seated.stop();
  return Math.round((1000 * cpu) / moves);
}

async function measureLength(folder: string, entries: number, openings: number): Promise<Length> {
  const server = await startServerProcess('proofServerProcess.ts', [folder]);
  const warming = await LongMatch.open(server.address, GAME, PLAYERS);
  await warming.playTo(WARM);
  warming.close();
  const match = await LongMatch.open(server.address, GAME, PLAYERS);
  await match.playTo(entries - MEASURED);
  const before = await server.cpuTimes();
  await match.playTo(entries);
  const { cpu } = cpuTimesSince(before, await server.cpuTimes());
  match.close();
  await server.stop();
  const openMs: number[] = [];
  for (let i = 0; i < openings; i++) {
    const again = await startServerProcess('proofServerProcess.ts', [folder]);
    const page = await new Visitor(again.address).page({ keep: false });
    const since = performance.now();
    await page.watch(match.id);
    openMs.push(performance.now() - since);
    page.terminate();
    await again.kill();
  }
  return { entries, moveMicros: Math.round((1000 * cpu) / MEASURED), openMs: Math.round(median(openMs)) };
}

function judge(crowds: readonly Crowd[], lengths: readonly Length[], say: CheckContext['say']): Verdict {
  const rows = crowds.map(({ spectators, moveMicros }) => [spectators, moveMicros]);
  say(
    table(
      ['spectators', 'µs per move'],
      rows.map((row) => row.map(String)),
    ),
  );
  const lines = lengths.map(({ entries, moveMicros, openMs }) => [entries, moveMicros, openMs].map(String));
  say(table(['entries', 'µs per entry', 'ms to open'], lines));
  const [alone] = crowds;
  const [shortest] = lengths;
  const perSpectator = crowds.slice(1).map((one) => (one.moveMicros - (alone?.moveMicros ?? 0)) / one.spectators);
  // Few spectators are hardly to be told from none, so the largest crowd counts.
  const microsPerSpectator = Math.round(perSpectator.at(-1) ?? Number.POSITIVE_INFINITY);
  const growth = Math.max(...lengths.map((one) => one.moveMicros / (shortest?.moveMicros ?? 0)));
  return {
    ok: microsPerSpectator <= SCALE.microsPerSpectator && growth <= SCALE.growthWithLength,
    figures: { crowds, lengths, microsPerSpectator, growthWithLength: Math.round(100 * growth) / 100 },
  };
}
