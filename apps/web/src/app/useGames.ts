import { makeStore } from '@portolan/client';
import type { GameInfo } from '@portolan/protocol';
import { useEffect } from 'preact/hooks';
import { isFeatured } from '../games.ts';
import { api, tellFailure } from './session.ts';
import { useStore } from './useStore.ts';

const games = makeStore<readonly GameInfo[] | undefined>(undefined);

/** The games this server offers, by title, small ones last; undefined until loaded. */
export function useGames(): readonly GameInfo[] | undefined {
  useEffect(() => {
    if (games.get() !== undefined) return;
    void api.games().then((answer) => {
      if (answer.ok) games.set(inOrder(answer.value));
      else tellFailure(answer.error);
    });
  }, []);
  return useStore(games);
}

/** By title, so that no game comes first for any other reason. */
function inOrder(all: readonly GameInfo[]): readonly GameInfo[] {
  const rank = ({ id }: GameInfo): number => (isFeatured(id) ? 0 : 1);
  return all.toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title));
}
