import { readFileSync, writeFileSync } from 'node:fs';
import type { Part } from './parts.ts';

/** The figures of the proofs that are in the document, as far as they are used there. */
export interface Figures {
  readonly speed: { readonly games: readonly GameRatio[] };
  readonly search: {
    readonly games: readonly (Omit<GameRatio, 'decisionsPerCpuSecond'> & { readonly iterations: number })[];
  };
  readonly load: {
    readonly tables: number;
    readonly movesPerSecond: number;
    readonly boardgameIo: number;
    readonly timesBoardgameIo: number;
    /** What is of Colyseus is absent if it could not be fetched. */
    readonly colyseus?: number;
    readonly timesColyseus?: number;
    readonly cpuMicrosPerMove: Readonly<Record<'server' | 'mainThread' | 'boardgameIo', number>> & {
      readonly colyseus?: number;
    };
    readonly bytesPerMove: Readonly<Record<'ours' | 'boardgameIo', number>> & { readonly colyseus?: number };
    readonly steadyMovesPerSecond: number;
    readonly p99Ms: number;
    readonly flushMs: Readonly<Record<'p50' | 'p99', number>>;
    readonly heapPerConnection: number;
  };
  readonly page: {
    readonly scriptKb: number;
    readonly clientKb: { readonly boardgameIo: number; readonly colyseus?: number };
    readonly wireKb: number;
    readonly throttle: number;
    readonly medianMs: number;
    readonly p95Ms: number;
  };
  readonly growth: Readonly<
    Record<'matches' | 'startMs' | 'homeMs' | 'openMs' | 'heapMb' | 'fileMb', readonly number[]>
  >;
  readonly scale: {
    readonly crowds: readonly { readonly spectators: number; readonly moveMicros: number }[];
    readonly lengths: readonly { readonly entries: number; readonly moveMicros: number; readonly openMs: number }[];
    readonly microsPerSpectator: number;
  };
  readonly cluster: {
    readonly tables: number;
    readonly one: ClusterCost;
    /** One, and another that only hears of its moves. */
    readonly heard: ClusterCost;
    readonly together: ClusterCost;
    readonly spread: ClusterCost;
    readonly hearingMicros: number;
    readonly bottleneck: string;
    readonly soakMinutes: number;
    /** Of each server; the drift is a part of what it was. */
    readonly memory: readonly { readonly heapDrift: number; readonly rssDrift: number }[];
    readonly onCoresOfTheirOwn: Readonly<Record<'one' | 'together' | 'spread' | 'postgresPerCore', number>>;
  };
  readonly faults: Kept & {
    readonly faults: number;
    readonly takeoverP50Ms: number;
    readonly takeoverP99Ms: number;
  };
  readonly upgrade: Kept & {
    readonly replaced: number;
    readonly from: string;
    readonly to: string;
    readonly longestInterruptionMs: number;
  };
  readonly power: Kept & { readonly losses: number };
}

/** Of a proof that breaks something while people play. */
interface Kept {
  readonly seed: string;
  readonly acknowledged: number;
  /** Moves that were lost or came twice, and whatever else is not as it was promised. */
  readonly broken: number;
}

interface GameRatio {
  readonly game: string;
  readonly decisionsPerCpuSecond: number;
  readonly boardgameIo: number;
  readonly timesFaster: number;
}

/** Microseconds of CPU time per move. */
export interface ClusterCost {
  readonly movesPerSecond: number;
  readonly nodes: number;
  readonly mainThreads: number;
  readonly postgres: number;
  readonly redis: number;
  readonly busy: number;
}

/** One run of a proof. */
export interface Run<P extends Part = Part> {
  readonly date: string;
  readonly machine: string;
  readonly quick: boolean;
  /** What other programs left of the machine: its load average before the run. Runs of old do not have it. */
  readonly loadBefore?: number;
  /** Whether the floors of the proof were met is among them. */
  readonly figures: Figures[P] & { readonly ok: boolean };
}

export type Results = { readonly [P in Part]?: Run<P> };

/** A line for each part. */
const FILE = new URL('./results.jsonl', import.meta.url);

export function readResults(): Results {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return Object.fromEntries(
    lines.filter((line) => line !== '').map((line) => JSON.parse(line) as [Part, Run]),
  ) as unknown as Results;
}

export function writeResults(results: Results): void {
  const lines = Object.entries(results).map((line) => `${JSON.stringify(line)}\n`);
  writeFileSync(FILE, lines.join(''));
}
