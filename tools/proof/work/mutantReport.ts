import { isRecord } from '@portolan/kernel';

/** Stryker's verdicts on a mutant that count. */
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly status: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

export interface FileScore {
  readonly file: string;
  readonly killed: number;
  readonly survived: number;
  /** Not reached by any test; included in the survivors. */
  readonly uncovered: number;
}

export interface MutantScore {
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  /** From 0 to 100. */
  readonly percent: number;
  readonly files: readonly FileScore[];
  readonly survivors: readonly Mutant[];
}

/** Summarizes a mutation report without mutants that did not run, as Stryker does. */
export function readMutants(report: unknown): Mutant[] {
  const files = isRecord(report) && isRecord(report.files) ? report.files : {};
  return Object.entries(files).flatMap(([file, entry]) => {
    if (!isRecord(entry) || !Array.isArray(entry.mutants)) return [];
    const source = typeof entry.source === 'string' ? entry.source.split('\n') : [];
    return entry.mutants.filter(isRecord).map((mutant) => readMutant(file, source, mutant));
  });
}

function readMutant(file: string, source: readonly string[], mutant: Readonly<Record<string, unknown>>): Mutant {
  const start = place(mutant.location, 'start');
  const end = place(mutant.location, 'end');
  const line = source[start.line - 1] ?? '';
  return {
    file,
    ...start,
    status: String(mutant.status),
    mutator: String(mutant.mutatorName),
    original: start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.slice(start.column - 1),
    replacement: String(mutant.replacement ?? '').replaceAll(/\s+/g, ' '),
  };
}

function place(location: unknown, which: 'start' | 'end'): { readonly line: number; readonly column: number } {
  const point = isRecord(location) ? location[which] : undefined;
  return isRecord(point) ? { line: Number(point.line), column: Number(point.column) } : { line: 0, column: 0 };
}

export function scoreMutants(mutants: readonly Mutant[]): MutantScore {
  const counted = mutants.filter(({ status }) => NOTICED.includes(status) || MISSED.includes(status));
  const survivors = counted.filter(({ status }) => MISSED.includes(status));
  const names = [...new Set(counted.map(({ file }) => file))].sort();
  const killed = counted.length - survivors.length;
  return {
    mutants: counted.length,
    killed,
    survived: survivors.length,
    percent: counted.length === 0 ? 0 : Math.round((10_000 * killed) / counted.length) / 100,
    files: names.map((file) => scoreFile(file, counted)),
    survivors,
  };
}

function scoreFile(file: string, counted: readonly Mutant[]): FileScore {
  const mine = counted.filter((mutant) => mutant.file === file);
  const survived = mine.filter(({ status }) => MISSED.includes(status)).length;
  const uncovered = mine.filter(({ status }) => status === 'NoCoverage').length;
  return { file, killed: mine.length - survived, survived, uncovered };
}

export function describeSurvivor({ file, line, column, status, mutator, original, replacement }: Mutant): string {
  const how = status === 'NoCoverage' ? 'no test runs it' : mutator;
  return `${file}:${line}:${column}  ${how}  ${original.trim()}  =>  ${replacement}`;
}
