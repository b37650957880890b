import type { TableProps } from '@portolan/client';
import type { Box, View } from '@portolan/francis-drake';
import { sceneContext, type TableScene } from '@portolan/table-kit';

export type Question = NonNullable<View['question']>;

/** What every part of the table needs to know. */
export interface Scene extends TableScene {
  readonly box: Box;
  /** The view that is drawn; while events are being shown it lags behind the real one. */
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** The seat that is asked, otherwise the viewer's. */
  readonly me: number | undefined;
  /** What the viewer is asked; undefined when others are. */
  readonly question: Question | undefined;
}

/** The part of a table's props that a picture of its board has as well. */
type Shown = Pick<TableProps, 'names' | 'own' | 'turn'> & {
  readonly moment: Pick<TableProps['moment'], 'view' | 'seat'>;
};

export function sceneOf(box: Box, { moment, names, own, turn }: Shown): Scene {
  const view = moment.view as View;
  return {
    box,
    view,
    names,
    own,
    turn,
    me: moment.seat ?? (typeof view.viewer === 'number' ? view.viewer : own[0]),
    question: turn === undefined ? undefined : view.question,
  };
}

export const { SceneProvider, useScene } = sceneContext<Scene>();
