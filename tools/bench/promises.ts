import { type Cell, section } from './markdown.ts';
import type { Results, Run } from './results.ts';

/** What the proofs broke that break something while people play. One that has not run yet is left out. */
export function promises({ faults, upgrade, power }: Results): string | undefined {
  const row = (what: string, run: Run<'faults' | 'upgrade' | 'power'>, times: readonly Cell[]): Cell[] => {
    const { acknowledged, broken, seed } = run.figures;
    return [what, times[0], acknowledged, broken, ...times.slice(1), seed, run.quick ? 'quick' : 'full', run.date];
  };
  const rows = [
    faults &&
      row('three servers, their database, Redis, links and clocks are harmed', faults, [
        faults.figures.faults,
        faults.figures.takeoverP50Ms,
        faults.figures.takeoverP99Ms,
        undefined,
      ]),
    upgrade &&
      row(`three servers are replaced, from ${upgrade.figures.from} to ${upgrade.figures.to}`, upgrade, [
        upgrade.figures.replaced,
        undefined,
        undefined,
        upgrade.figures.longestInterruptionMs,
      ]),
    power && row('power is lost under SQLite', power, [power.figures.losses, undefined, undefined, undefined]),
  ].filter((one) => one !== undefined);
  if (rows.length === 0) return undefined;
  return section(
    'Nothing lost',
    'What the proofs break while people play, and what of it anybody notices. Broken promises are moves that were acknowledged and then lost, that count twice, or that pages see differently, and tables that stand still.',
    [
      [
        ...['while people play', 'times', 'messages acknowledged', 'broken promises', 'takeover p50, ms', 'p99, ms'],
        ...['longest interruption, ms', 'seed', 'form', 'date'],
      ],
      ...rows,
    ],
  );
}
