import type { Tables } from '@portolan/client';
import { type LobbyFilter, writeLobbyFilter } from '@portolan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, connection } from './session.ts';

/** What is known while the server cannot be reached. */
export const NO_TABLES: Tables = { open: [], mine: [], running: [], offers: [], invited: [] };

const EVERYTHING: LobbyFilter = {};

/** The tables of the lobby and of the player, kept up to date by the server; none if it cannot be reached. */
export function useTables(filter: LobbyFilter = EVERYTHING): Tables | undefined {
  const [tables, setTables] = useState<Tables>();
  const key = writeLobbyFilter(filter);
  useEffect(() => {
    let isStale = false;
    void api.tables(key).then((answer) => {
      if (!isStale) setTables((before) => (answer.ok ? answer.value : (before ?? NO_TABLES)));
    });
    const stops = [
      connection.listen((message) => {
        if (message.type !== 'lobby') return;
        const { type: _, ...lists } = message;
        setTables((before) => ({ ...lists, running: before?.running ?? [] }));
      }),
      connection.follow(() => ({ type: 'lobby', ...(key === '' ? {} : { filter }) })),
    ];
    return () => {
      isStale = true;
      for (const stop of stops) stop();
      connection.send({ type: 'lobby', off: true });
    };
  }, [key]);
  return tables;
}
