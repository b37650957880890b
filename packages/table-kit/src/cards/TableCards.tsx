import type { TableProps } from '@portolan/client';
import { Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { CardHost } from './CardHost.tsx';
import type { DescribeCard } from './cardWords.ts';

/** What the words of a card depend on, with the viewer's legal moves in notation. */
export interface CardScene<Box, View> {
  readonly box: Box;
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
  readonly legal: readonly string[];
}

export interface TableCardsProps<Box, View> extends Pick<TableProps, 'moment' | 'names'> {
  readonly turn: TableProps['turn'];
  readonly match: TableProps['match'];
  /** The id of the game, for links to its rules. */
  readonly game: string;
  readonly box: Box;
  readonly view: View;
  /** Loads the words when the first card is wanted. */
  readonly load: () => Promise<DescribeCard<CardScene<Box, View>>>;
}

const NOTHING: readonly string[] = [];

/** The cards of everything on the table. They do not depend on what the player has picked. */
export function TableCards<Box, View>(props: TableCardsProps<Box, View>): JSX.Element {
  const { game, box, view, names, moment, turn, match, load } = props;
  const legal = turn === undefined ? NOTHING : (moment.legal ?? NOTHING);
  return (
    <Memo of={[box, view, names.join(), legal, match]}>
      {() => <CardHost game={game} scene={{ box, view, names, legal }} load={load} match={match} />}
    </Memo>
  );
}
