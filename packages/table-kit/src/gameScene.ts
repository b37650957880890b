import type { TableProps } from '@portolan/client';
import type { TableScene } from './tableContext.ts';

interface Asking {
  readonly question?: object;
}

/** What every part of a game's table needs to know. */
export interface GameScene<Box, View extends Asking> extends TableScene {
  readonly box: Box;
  /** The view that is drawn; while events are being shown it lags behind the real one. */
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** The seat that is asked, otherwise the viewer's. */
  readonly me: number | undefined;
  /** What the viewer is asked; undefined when others are. */
  readonly question: NonNullable<View['question']> | undefined;
}

/** The part of a table's props that a picture of its board has as well. */
export type Shown = Pick<TableProps, 'names' | 'own' | 'turn'> & {
  readonly moment: Pick<TableProps['moment'], 'view' | 'seat'>;
};
