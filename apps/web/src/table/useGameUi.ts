import type { TableInfo } from '@portolan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { findWebGame } from '../games.ts';
import type { WebUi } from './useGameTable.ts';

const NONE: WebUi = {};

/**
 * What a game brings for the browser; undefined while it is being fetched. Its words name the amounts of the components
 * we ship, so a table with somebody's own is shown in notation.
 */
export function useGameUi(table: TableInfo | undefined): WebUi | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly ui: WebUi }>();
  const game = table?.game;
  const own = table?.ownComponents === true;
  useEffect(() => {
    if (game === undefined) return;
    const web = findWebGame(game);
    const plain = web?.fields ?? NONE;
    const done = (ui: WebUi): void => setLoaded({ game, ui });
    if (web === undefined || own) done(plain);
    else web.load().then(done, () => done(plain));
  }, [game, own]);
  return loaded?.game === game ? loaded?.ui : undefined;
}
