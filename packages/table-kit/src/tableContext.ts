import type { Turn } from '@portolan/client';
import { type Context, createContext, type Provider } from 'preact';
import { useContext } from 'preact/hooks';

/** The least that every part of a table knows. A game adds its own view and components. */
export interface TableScene {
  /** Absent where nothing can be chosen. */
  readonly turn: Turn | undefined;
}

/** The one context of the page's table: hit areas and slices read it without knowing the game. */
export const TableContext = createContext<TableScene | undefined>(undefined);

export interface SceneAccess<Scene extends TableScene> {
  readonly SceneProvider: Provider<Scene | undefined>;
  useScene(): Scene;
}

/** The table's context, typed for one game: a table provides only the scenes that its own parts read. */
export function sceneContext<Scene extends TableScene>(): SceneAccess<Scene> {
  const context = TableContext as unknown as Context<Scene | undefined>;
  return { SceneProvider: context.Provider, useScene: () => required(useContext(context)) };
}

export function useTableScene(): TableScene {
  return required(useContext(TableContext));
}

function required<Scene>(scene: Scene | undefined): Scene {
  if (scene === undefined) throw new Error('this part is not inside a table');
  return scene;
}
