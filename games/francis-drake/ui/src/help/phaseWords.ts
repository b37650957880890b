import type { ThingWords } from './cardWords.ts';
import { t as bar } from './messages/bar.ts';
import { t } from './messages/phases.ts';
import { PHASES, type PhaseId } from './phases.ts';

const RULES: Readonly<Record<PhaseId, readonly string[]>> = {
  plymouth: ['FD-PROV-04', 'FD-PROV-06', 'FD-PROV-11'],
  ready: ['FD-PREP-01', 'FD-PREP-02', 'FD-PREP-04', 'FD-PREP-07'],
  missions: ['FD-SAIL-01', 'FD-SAIL-03', 'FD-SAIL-04'],
  informer: ['FD-INF-01', 'FD-INF-02', 'FD-INF-04'],
  reveal: ['FD-REVEAL-01', 'FD-REVEAL-02', 'FD-REVEAL-03'],
  raids: ['FD-RESOLVE-01', 'FD-RESOLVE-06', 'FD-HOME-01'],
  scoring: ['FD-SCORE-01', 'FD-SCORE-03', 'FD-END-01', 'FD-END-03'],
};

/** What happens in a phase; undefined for an unknown id. */
export function phaseWords(id: string): ThingWords | undefined {
  const phase = PHASES.find((one) => one === id);
  return phase === undefined ? undefined : { title: bar(phase), what: t(phase), rules: RULES[phase] };
}
