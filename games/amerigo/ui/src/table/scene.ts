import type { Box, MapLayout, View } from '@portolan/amerigo';
import { type GameScene, type Shown, sceneContext } from '@portolan/table-kit';
import { layoutOfView } from './layoutOfView.ts';

export type Question = NonNullable<View['question']>;
export type Player = View['players'][number];

export interface Scene extends GameScene<Box, View> {
  /** The map of this game. */
  readonly layout: MapLayout;
}

/** The caller guarantees that the view is one of Amerigo. */
export function sceneOf(box: Box, { moment, names, own, turn }: Shown): Scene {
  const view = moment.view as View;
  return {
    box,
    view,
    layout: layoutOfView(box, view),
    names,
    own,
    turn,
    me: moment.seat ?? (typeof view.viewer === 'number' ? view.viewer : own[0]),
    question: turn === undefined ? undefined : view.question,
  };
}

export const { SceneProvider, useScene } = sceneContext<Scene>();
