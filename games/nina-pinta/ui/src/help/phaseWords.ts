import { isLastEra, PHASES } from '@portolan/nina-pinta';
import type { ThingWords } from './cardWords.ts';
import { t } from './messages/phases.ts';
import type { Scene } from './scene.ts';

type Phase = (typeof PHASES)[number];

const RULES: Readonly<Record<Phase, readonly string[]>> = {
  establish: ['NP-ERA-01', 'NP-ERA-05', 'NP-ERA-06', 'NP-ERA-08'],
  loading: ['NP-LOAD-01', 'NP-LOAD-02', 'NP-LOAD-08', 'NP-LOAD-18'],
  sailing: ['NP-SAIL-01', 'NP-SAIL-03', 'NP-MIGRATE-01', 'NP-REDUCE-05'],
  governing: ['NP-GOV-01', 'NP-GOV-04', 'NP-REV-03', 'NP-BACK-04'],
  selecting: ['NP-BENEFIT-02', 'NP-BENEFIT-04', 'NP-BENEFIT-08', 'NP-BENEFIT-11'],
  completing: ['NP-END-01', 'NP-END-03', 'NP-END-05'],
};

/** What happens in a phase, in the last era of `scene` other than before; undefined for an unknown id. */
export function phaseWords(id: string, scene?: Pick<Scene, 'box' | 'view'>): ThingWords | undefined {
  const phase = PHASES.find((one) => one === id);
  if (phase === undefined) return undefined;
  const last = scene !== undefined && isLastEra(scene.box, scene.view);
  return { title: t(phase), what: whatIn(phase, last), rules: RULES[phase] };
}

function whatIn(phase: Phase, last: boolean): string {
  if (last && (phase === 'selecting' || phase === 'completing')) return t(`${phase}Last`);
  return t(`${phase}What`);
}
