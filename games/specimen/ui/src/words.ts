import { counted, listWords, nameAt } from '@portolan/client';
import type { Event, Move, View } from '@portolan/specimen';

type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** The question the table is waiting for. */
export function prompt(view: View): string {
  const question = view.asked.at(-1);
  if (question === undefined) return 'The game is over.';
  if (question.kind === 'bid') return 'Which chart do you bid for the right to explore?';
  if (question.kind === 'settle') return `The island is ${worthWords(islandAt(view))}: do you claim it?`;
  return question.looks === 0 ? 'You explore: which island do you look at?' : 'One more look, or home?';
}

export function describeMove(move: Move, view: View): string {
  if (move.kind === 'bid') return `Bid chart ${move.chart}`;
  if (move.kind === 'look') return `Look at the island off coast ${move.coast + 1}`;
  if (move.kind === 'goHome') return `Go home: ${counted(view.journal, 'point')} in your journal`;
  return move.kind === 'claim' ? `Claim the island, ${worthWords(islandAt(view))}` : 'Leave the island';
}

function islandAt({ asked, coasts }: View): number | undefined {
  const question = asked.at(-1);
  return question?.kind === 'settle' ? coasts[question.coast]?.island : undefined;
}

export function worthWords(worth: number | undefined): string {
  return worth === undefined ? 'unknown' : `worth ${counted(worth, 'point')}`;
}

/** What a redacted event does not tell, its line does not tell either. */
const LINES: { readonly [K in Event['kind']]: (event: Told<K>, name: (seat: number) => string) => string } = {
  roundBegun: ({ round }) => `Round ${round} begins.`,
  bidLaid: ({ seat, chart }, name) => `${name(seat)} bids ${chart === undefined ? 'a chart' : `chart ${chart}`}.`,
  bidsTurned: ({ charts }, name) => `The bids: ${listWords(charts.map((chart, seat) => `${name(seat)} ${chart}`))}.`,
  explorerFound: ({ seat }, name) => `${name(seat)} explores.`,
  nobodyFound: () => 'No number was bid only once, so nobody explores.',
  islandSeen: ({ seat, coast, island }, name) =>
    `${name(seat)} looks at the island off coast ${coast + 1}${island === undefined ? '' : `: ${worthWords(island)}`}.`,
  islandClaimed: ({ seat, coast, island }, name) =>
    `${name(seat)} claims the island off coast ${coast + 1}, ${worthWords(island)}.`,
  islandLeft: ({ seat, coast }, name) => `${name(seat)} leaves the island off coast ${coast + 1}.`,
  wentHome: ({ seat, points }, name) => `${name(seat)} goes home with ${counted(points, 'point')} for the journal.`,
  chartDrawn: ({ seat, chart }, name) => `${name(seat)} draws ${chart === undefined ? 'a chart' : `chart ${chart}`}.`,
  gameEnded: () => 'The game is over.',
};

export function describeEvent(event: Event, names: readonly string[]): string {
  const line = LINES[event.kind] as (told: Event, name: (seat: number) => string) => string;
  return line(event, (seat) => nameAt(names, seat));
}

/** The table in several lines, for a place without drawings. */
export function describeView(view: View, names: readonly string[]): string {
  const { round, rounds, coasts, players, sea, pile, played } = view;
  const islands = coasts.map(({ bare, island }, at) => `${at + 1} ${bare ? 'bare' : worthWords(island)}`);
  const lines = players.map(({ charts, hasBid, own, islands: won, journal, score }, seat) => {
    const hand = own === undefined ? counted(charts, 'chart') : `charts ${own.hand.join(' ')}`;
    const bid = hasBid ? `, bid ${own?.bid ?? 'face down'}` : '';
    return `${nameAt(names, seat)}: ${counted(score, 'point')}, ${hand}${bid}, islands ${won.join(' ') || 'none'}, journal ${journal}`;
  });
  return [
    `Round ${round} of ${rounds}. Coasts: ${islands.join(', ')}. In the open sea: ${sea}.`,
    `Charts in the pile: ${pile}. Out of the game: ${played.join(' ') || 'none'}.`,
    ...lines,
  ].join('\n');
}
