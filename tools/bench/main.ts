import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { forgiveClosedPipe, report, UserError } from '@portolan/cli/toolkit';
import { writeDocument } from './document.ts';
import { PART_NAMES, PARTS, type Part } from './parts.ts';
import { type Run, readResults, writeResults } from './results.ts';

const PROOF = fileURLToPath(new URL('../proof/main.ts', import.meta.url));

/**
 * `npm run bench [-- PART... --quick]` runs the proofs whose figures are in docs/benchmarks.md, or some of them, and writes the
 * document. Figures of parts that did not run stay as they were, with their dates.
 */
forgiveClosedPipe();
try {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => arg !== '--quick');
  const unknown = names.find((name) => !PART_NAMES.some((part) => part === name));
  if (unknown !== undefined) throw new UserError(`unknown part '${unknown}'; known: ${PART_NAMES.join(', ')}`);
  const parts = PART_NAMES.filter((part) => names.length === 0 || names.includes(part));
  for (const part of parts) runPart(part, args.includes('--quick'));
  writeDocument(readResults());
} catch (error) {
  process.exitCode = report('bench', error);
}

/** Keeps the figures even if a floor is not met: the document says what is, the proof what must be. */
function runPart(part: Part, quick: boolean): void {
  process.stderr.write(`${part}\n`);
  const loadBefore = Math.round(10 * (loadavg()[0] ?? 0)) / 10;
  const args = [PROOF, part, '--json', ...(quick ? ['--quick'] : PARTS[part])];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new UserError(`proof ${part} had no result`);
  const figures = JSON.parse(last) as Run['figures'];
  const date = new Date().toISOString().slice(0, 10);
  writeResults({ ...readResults(), [part]: { date, machine: machine(), quick, loadBefore, figures } });
}

function machine(): string {
  const [core] = cpus();
  return `${cpus().length} × ${core?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}
