import type { TableProps } from '@portolan/client';
import { useReadable } from '@portolan/table-kit';
import { Memo } from '@portolan/ui-kit';
import type { JSX, RefObject } from 'preact';
import { loadCardWords, useCards } from '../help/useCards.ts';
import { useShowParts } from '../show/useShowParts.ts';
import { useScene } from './scene.ts';

export interface OverlaysProps extends Pick<TableProps, 'resigned' | 'moment' | 'turn' | 'timeline' | 'match'> {
  /** The table with the pieces that move. */
  readonly root: RefObject<HTMLElement | null>;
  /** The whole table is visible. */
  readonly allInSight: boolean;
}

const NOTHING: readonly string[] = [];

/** What appears over the table: cards that explain things, and events as motion. Both are loaded after the table. */
export function Overlays({ resigned, moment, turn, timeline, match, root, allInSight }: OverlaysProps): JSX.Element {
  const { box, view, names } = useScene();
  const parts = useShowParts(useReadable(timeline.now) !== undefined);
  const Cards = useCards();
  // Picking targets does not change these.
  const legal = turn === undefined ? NOTHING : (moment.legal ?? NOTHING);
  return (
    <>
      {Cards !== undefined && (
        <Memo of={[Cards, box, view, names.join(), legal, match]}>
          {() => <Cards game="nina-pinta" scene={{ box, view, names, legal }} load={loadCardWords} match={match} />}
        </Memo>
      )}
      {parts !== undefined && <parts.Show {...{ timeline, root, view, box, names, resigned, allInSight }} />}
    </>
  );
}
