import type { View } from '@portolan/francis-drake';

/** The phases of a voyage, in order. */
export const PHASES = ['plymouth', 'ready', 'missions', 'informer', 'reveal', 'raids', 'scoring'] as const;
export type PhaseId = (typeof PHASES)[number];

type Question = NonNullable<View['question']>['kind'];

const PHASE_OF: Readonly<Record<Question, PhaseId>> = {
  plymouthTurn: 'plymouth',
  chooseYield: 'plymouth',
  placeFrigates: 'ready',
  placeTroops: 'ready',
  placeMission: 'missions',
  useInformer: 'informer',
  exchangeDiscs: 'informer',
  moveDisc: 'informer',
  attack: 'raids',
  pressAttack: 'raids',
  trade: 'raids',
  goHome: 'raids',
};

/** The phase the table is in. A phase without questions is only seen while its events are shown. */
export function phaseOf(view: View): PhaseId {
  return view.question === undefined ? 'scoring' : PHASE_OF[view.question.kind];
}
