import type { View } from '@portolan/specimen';
import { type Shown, sceneContext, type TableScene } from '@portolan/table-kit';

/** What every part of the table knows. */
export interface Scene extends TableScene {
  readonly view: View;
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** What the viewer is asked. */
  readonly question: View['asked'][number] | undefined;
}

/** The caller guarantees that the view is one of Landfall. */
export function sceneOf({ moment, names, own, turn }: Shown): Scene {
  const view = moment.view as View;
  return { view, names, own, turn, question: turn === undefined ? undefined : view.asked.at(-1) };
}

export const { SceneProvider, useScene } = sceneContext<Scene>();
