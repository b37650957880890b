import type { Box, View } from '@portolan/nina-pinta';
import { type GameScene, type Shown, sceneContext } from '@portolan/table-kit';

export type Question = NonNullable<View['question']>;

/** Its names are by player: the seats, and in a solo game the automaton behind them. */
export type Scene = GameScene<Box, View>;

/** The caller guarantees that the view is one of this game. */
export function sceneOf(box: Box, { moment, names, own, turn }: Shown): Scene {
  const view = moment.view as View;
  return {
    box,
    view,
    names: view.players.map(({ name }, player) => name ?? names[player] ?? ''),
    own,
    turn,
    me: moment.seat ?? (typeof view.viewer === 'number' ? view.viewer : own[0]),
    question: turn === undefined ? undefined : view.question,
  };
}

export const { SceneProvider, useScene } = sceneContext<Scene>();
