import type { Box, View } from '@portolan/francis-drake';
import { type GameScene, type Shown, sceneContext } from '@portolan/table-kit';

export type Question = NonNullable<View['question']>;

export type Scene = GameScene<Box, View>;

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
