import { defineMessages, translator } from '@portolan/i18n';

/** The charts of a finished game. */
export const t = translator(
  defineMessages('np.result', {
    world: 'Settlements in {world}',
    gold: 'Gold',
    goldSolo: 'Gold and retained counters',
    tie: 'Ties are broken by the turn order that the last passes formed: whoever is earlier ranks higher.',
    era: 'Era {n}',
    final: 'Final scoring',
    settled: 'Settlements after era {n}',
    start: 'Start',
    victory: 'Victory',
    graded:
      '{who} {you, select, true {win} other {wins}} by {lead, plural, one {# point} other {# points}}: a {rank}’s victory.',
    byOrder: 'Equal totals: {who} {you, select, true {win} other {wins}} by turn order, without a grade.',
    grades: 'Grades: {grades}.',
    gradeFrom: '{name} from {from}',
    planck: 'Planck',
    'record.nation': 'You played',
    'record.planck': 'Planck played',
    'record.points': 'Points',
    'record.totals': '{score} to {rival}',
    'record.grade': 'Grade of the victory',
    'record.none': 'None, equal totals',
    'record.resigned': 'None, resigned',
  }),
);
