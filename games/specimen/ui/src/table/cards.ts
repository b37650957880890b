import { nameAt } from '@portolan/client';
import type { CardWords } from '@portolan/table-kit/cards';
import { worthWords } from '../words.ts';
import type { Scene } from './scene.ts';

const WORDS: Readonly<Record<string, readonly [title: string, what: string, ...rules: string[]]>> = {
  chart: [
    'Chart',
    'There are four of each number. A number that two players bid wins nothing.',
    'SP-BID-01',
    'SP-BID-04',
  ],
  coast: ['Coast', 'Badges show who has looked and knows what the island is worth.', 'SP-EXPLORE-01', 'SP-EXPLORE-06'],
  seat: ['', 'Islands score their worth, and an exploration without a claim a point.', 'SP-END-02', 'SP-HIDDEN-01'],
  sea: ['The open sea', 'Here is what replaces a claimed island, unseen by all.', 'SP-EXPLORE-05'],
  pile: ['The pile', 'After every round but the last each player draws a chart.', 'SP-ROUND-02'],
  round: ['A round', 'All bid, the highest unique bid explores, and all draw a chart.', 'SP-ROUND-01', 'SP-END-01'],
  home: ['Home', 'An explorer who claims nothing writes a point into the journal.', 'SP-EXPLORE-08'],
  claim: ['Claim', 'The island scores its worth at once and ends the exploration.', 'SP-EXPLORE-04'],
  leave: [
    'Leave',
    'The island stays face down; after the first there is one more look.',
    'SP-EXPLORE-06',
    'SP-EXPLORE-07',
  ],
  help: ['Ask anything', 'Rest on a thing, press it long, or press ? to see what it is.'],
};

/** The words of a card, and for a bare coast the move that it closes. */
export function describeCard({ view, names, question }: Scene, text: string): CardWords | undefined {
  const [kind = '', id = ''] = text.split(':');
  const words = WORDS[kind];
  if (words === undefined) return undefined;
  const [title, what, ...rules] = words;
  const coast = kind === 'coast' ? view.coasts[Number(id) - 1] : undefined;
  const number = kind === 'chart' || kind === 'coast' ? ` ${id}` : '';
  return {
    title: kind === 'seat' ? nameAt(names, Number(id)) : `${title}${number}`,
    what,
    now: coast === undefined ? [] : [coast.bare ? 'No island lies here.' : `Its island: ${worthWords(coast.island)}.`],
    rules,
    closed: coast?.bare === true && question?.kind === 'explore' ? `look ${id}` : undefined,
  };
}
