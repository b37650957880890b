import { makeStore } from '@portolan/client';
import type { GameInfo } from '@portolan/protocol';
import { useEffect } from 'preact/hooks';
import { api, tellFailure } from './session.ts';
import { useStore } from './useStore.ts';

const games = makeStore<readonly GameInfo[] | undefined>(undefined);

/** The games this server offers; undefined until loaded. */
export function useGames(): readonly GameInfo[] | undefined {
  useEffect(() => {
    if (games.get() !== undefined) return;
    void api.games().then((answer) => {
      if (answer.ok) games.set(answer.value);
      else tellFailure(answer.error);
    });
  }, []);
  return useStore(games);
}
