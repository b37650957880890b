import type { TableProps } from '@portolan/client';
import type { View } from '@portolan/specimen';
import { sceneContext, type TableScene } from '@portolan/table-kit';

/** What every part of the table knows. */
export interface Scene extends TableScene {
  readonly view: View;
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** What the viewer is asked. */
  readonly question: View['asked'][number] | undefined;
}

/** `shown` is what is drawn while events are being shown. The caller guarantees that views are those of Landfall. */
export function sceneOf({ moment, names, own, turn }: TableProps, shown = moment.view): Scene {
  const { asked } = moment.view as View;
  return { view: shown as View, names, own, turn, question: turn === undefined ? undefined : asked.at(-1) };
}

export const { SceneProvider, useScene } = sceneContext<Scene>();
