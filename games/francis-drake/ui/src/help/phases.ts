import type { View } from '@portolan/francis-drake';
import type { CardWords } from './cardWords.ts';

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

/** The phase the table is in. What nobody is asked about passes by itself, so that it is only seen in a show. */
export function phaseOf(view: View): PhaseId {
  return view.question === undefined ? 'scoring' : PHASE_OF[view.question.kind];
}

const WORDS: Readonly<Record<PhaseId, readonly [title: string, what: string, ...rules: string[]]>> = {
  plymouth: [
    'Plymouth Street',
    'In turn, everybody puts a disc on a place further along the street and takes what it gives, or goes to the dock. Who docks first sails first.',
    'FD-PROV-04',
    'FD-PROV-06',
    'FD-PROV-11',
  ],
  ready: [
    'Make ready',
    'Treasure is laid out, counters are laid face down, the Governor’s holder moves up a dock, and barrels fix how far each ship can go.',
    'FD-PREP-01',
    'FD-PREP-02',
    'FD-PREP-04',
    'FD-PREP-07',
  ],
  missions: [
    'Missions',
    'In Sailing Order, one disc a turn, everybody lays his discs face down at places within range. The number on a disc is when the ship will come.',
    'FD-SAIL-01',
    'FD-SAIL-03',
    'FD-SAIL-04',
  ],
  informer: [
    'Informer',
    'Who holds the Informer may look at the discs of one place, or at one counter, and shift discs of his own.',
    'FD-INF-01',
    'FD-INF-02',
    'FD-INF-04',
  ],
  reveal: [
    'Reveal',
    'All discs are turned up at once. Ghosts vanish, and at each place the discs are sorted into the order of arrival.',
    'FD-REVEAL-01',
    'FD-REVEAL-02',
    'FD-REVEAL-03',
  ],
  raids: [
    'Raids and trade',
    'The Hind first, then all ones, twos, threes and fours: attack, trade or decline. After each mission a captain may go home.',
    'FD-RESOLVE-01',
    'FD-RESOLVE-06',
    'FD-HOME-01',
  ],
  scoring: [
    'Scoring',
    'Points for different kinds conquered, for the Admiral and for the Governor. After the third voyage also for commodities and treasure.',
    'FD-SCORE-01',
    'FD-SCORE-03',
    'FD-END-01',
    'FD-END-03',
  ],
};

export function phaseWords(id: string): CardWords | undefined {
  const phase = PHASES.find((one) => one === id);
  if (phase === undefined) return undefined;
  const [title, what, ...rules] = WORDS[phase];
  return { title, what, rules };
}
