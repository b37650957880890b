import type { ThingWords } from './cardWords.ts';
import { PHASE_TITLES, PHASES, type PhaseId } from './phases.ts';

const WORDS: Readonly<Record<PhaseId, readonly [what: string, ...rules: string[]]>> = {
  plymouth: [
    'In turn, everybody puts a disc on a place further along the street and takes what it gives, or goes to the dock. Who docks first sails first.',
    'FD-PROV-04',
    'FD-PROV-06',
    'FD-PROV-11',
  ],
  ready: [
    'Treasure is laid out, counters are laid face down, the Governor’s holder moves up a dock if he can, and barrels fix how far each ship can go.',
    'FD-PREP-01',
    'FD-PREP-02',
    'FD-PREP-04',
    'FD-PREP-07',
  ],
  missions: [
    'In Sailing Order, one disc a turn, everybody lays his discs face down at places within range. The number on a disc is when the ship will come.',
    'FD-SAIL-01',
    'FD-SAIL-03',
    'FD-SAIL-04',
  ],
  informer: [
    'Who holds the Informer may look at the discs of one place, or at one counter, and shift discs of his own.',
    'FD-INF-01',
    'FD-INF-02',
    'FD-INF-04',
  ],
  reveal: [
    'All discs are turned up at once. Ghosts vanish, and at each place the discs are sorted into the order of arrival.',
    'FD-REVEAL-01',
    'FD-REVEAL-02',
    'FD-REVEAL-03',
  ],
  raids: [
    'The Hind first, then all ones, twos, threes and fours: attack, trade or decline. After each mission a captain may go home.',
    'FD-RESOLVE-01',
    'FD-RESOLVE-06',
    'FD-HOME-01',
  ],
  scoring: [
    'Points for different kinds conquered, for the Admiral and for the Governor. After the third voyage also for commodities and treasure.',
    'FD-SCORE-01',
    'FD-SCORE-03',
    'FD-END-01',
    'FD-END-03',
  ],
};

/** What happens in a phase; undefined for one there is not. */
export function phaseWords(id: string): ThingWords | undefined {
  const phase = PHASES.find((one) => one === id);
  if (phase === undefined) return undefined;
  const [what, ...rules] = WORDS[phase];
  return { title: PHASE_TITLES[phase], what, rules };
}
