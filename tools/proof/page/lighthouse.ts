import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Not a dependency: with 117 packages and 180 MB it would weigh on every installation, and only this check uses it. npm
 * keeps it in its cache after the first run.
 */
const PACKAGE = 'lighthouse@13.5.0';
const LIMIT_MS = 180_000;

/** The part of a report that is used here. */
export interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly { readonly node?: { readonly snippet?: string } }[] };
}

export interface Audited {
  /** From 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** What costs points. */
  readonly faults: readonly string[];
}

export interface Visit {
  readonly address: string;
  /** Of a browser that listens for its commands. */
  readonly port: number;
  /** A folder for its report. */
  readonly folder: string;
}

/** Visits a page as a phone on a slow network. */
export async function auditPage({ address, port, folder }: Visit): Promise<Audited> {
  const file = join(folder, 'report.json');
  const flags = [`--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet'];
  const command = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', address, ...flags];
  await execute('npm', command, { timeout: LIMIT_MS });
  return readReport(JSON.parse(readFileSync(file, 'utf8')));
}

export function readReport({ categories, audits }: Report): Audited {
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const costly = new Set(refs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  const faults = [...costly].flatMap((id) => {
    const { score, displayValue, details } = audits[id] ?? { score: null };
    if (score === null || score >= 0.9) return [];
    return [[id, displayValue, details?.items?.[0]?.node?.snippet].filter(Boolean).join(' ')];
  });
  return { scores, faults };
}
