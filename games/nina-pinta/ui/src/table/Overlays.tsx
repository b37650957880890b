import type { TableProps } from '@portolan/client';
import { loadMotion, useCards, useReadable } from '@portolan/table-kit';
import type { JSX, RefObject } from 'preact';
import { useScene } from './scene.ts';

export interface OverlaysProps extends Pick<TableProps, 'resigned' | 'moment' | 'turn' | 'timeline' | 'match'> {
  /** The table with the pieces that move. */
  readonly root: RefObject<HTMLElement | null>;
  /** The whole table is visible. */
  readonly allInSight: boolean;
}

const loadCardWords = async () => (await import('../help/cards.ts')).describeCard;
const useShowParts = loadMotion(() => import('../show/index.ts'));

/** What appears over the table: cards that explain things, and events as motion. Both are loaded after the table. */
export function Overlays({ resigned, moment, turn, timeline, match, root, allInSight }: OverlaysProps): JSX.Element {
  const { box, view, names } = useScene();
  const parts = useShowParts(useReadable(timeline.now) !== undefined);
  const Cards = useCards();
  return (
    <>
      {Cards !== undefined && (
        <Cards game="nina-pinta" load={loadCardWords} {...{ box, view, names, moment, turn, match }} />
      )}
      {parts !== undefined && <parts.Show {...{ timeline, root, view, box, names, resigned, allInSight }} />}
    </>
  );
}
