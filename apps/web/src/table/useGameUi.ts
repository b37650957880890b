import type { TableInfo } from '@portolan/protocol';
import { loadFont } from '@portolan/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/session.ts';
import { findWebGame } from '../games.ts';
import { loadGameTable, type WebUi } from './useGameTable.ts';

const NONE: WebUi = {};

/** Loads what a page shows besides the table from the beginning. */
type LoadMore = (ui: WebUi, table: TableInfo) => Promise<void>;

/**
 * What a game provides for the browser; undefined until loaded together with its table, so that all parts of the page
 * appear at once. Its texts and drawings match the table's components; if these fail to load, the table is shown in
 * notation.
 */
export function useGameUi(table: TableInfo | undefined, loadMore?: LoadMore): WebUi | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly ui: WebUi }>();
  const id = table?.id;
  useEffect(() => {
    if (table === undefined) return;
    let stale = false;
    void load(table)
      .catch(() => NONE)
      .then(async (ui) => {
        await aTask();
        await Promise.all([loadGameTable(ui), loadFont('Portolan Emblems'), loadMore?.(ui, table)]);
        await aTask();
        if (!stale) setLoaded({ id: table.id, ui });
      });
    return () => {
      stale = true;
    };
  }, [id]);
  return loaded !== undefined && loaded.id === id ? loaded.ui : undefined;
}

/** What follows is a task of its own: opening a game's components and drawing its table in one would be a long one. */
function aTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}

async function load({ id, game, ownComponents }: TableInfo): Promise<WebUi> {
  const web = findWebGame(game);
  if (web === undefined) return NONE;
  if (!ownComponents) return web.load();
  const answer = await api.components(id);
  return answer.ok ? web.load(answer.value) : NONE;
}
