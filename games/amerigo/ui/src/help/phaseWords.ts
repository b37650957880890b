import type { ThingWords } from './cardWords.ts';
import { t } from './messages/phases.ts';
import { PHASES, type PhaseId } from './phases.ts';

const RULES: Readonly<Record<PhaseId, readonly string[]>> = {
  blue: ['AM-TOWER-04', 'AM-ROUND-03', 'AM-BLUE-03'],
  black: ['AM-TOWER-04', 'AM-ROUND-03', 'AM-BLACK-01'],
  red: ['AM-TOWER-04', 'AM-ROUND-03', 'AM-RED-01'],
  brown: ['AM-TOWER-04', 'AM-ROUND-03', 'AM-BROWN-01'],
  green: ['AM-TOWER-04', 'AM-ROUND-03', 'AM-GREEN-01'],
  yellow: ['AM-TOWER-04', 'AM-ROUND-03', 'AM-YELLOW-01'],
  white: ['AM-TOWER-04', 'AM-ROUND-03', 'AM-WHITE-01'],
  pirates: ['AM-PIRATES-01', 'AM-PIRATES-03', 'AM-PIRATES-05', 'AM-NEXT-01'],
};

/** What happens in a phase; undefined for an unknown id. */
export function phaseWords(id: string): ThingWords | undefined {
  const phase = PHASES.find((one) => one === id);
  return phase === undefined ? undefined : { title: t(phase), what: t(`${phase}What`), rules: RULES[phase] };
}
