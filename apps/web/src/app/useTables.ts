import type { Tables } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';
import { api, connection } from './session.ts';

/** What is known while the server cannot be reached. */
export const NO_TABLES: Tables = { open: [], mine: [], running: [] };

/** The tables of the lobby and of the player, kept up to date by the server; none if it cannot be reached. */
export function useTables(): Tables | undefined {
  const [tables, setTables] = useState<Tables>();
  useEffect(() => {
    void api.tables().then((answer) => {
      setTables((before) => (answer.ok ? answer.value : (before ?? NO_TABLES)));
    });
    const stops = [
      connection.listen((message) => {
        if (message.type !== 'lobby') return;
        setTables((before) => ({ open: message.open, mine: message.mine, running: before?.running ?? [] }));
      }),
      connection.follow(() => ({ type: 'lobby' })),
    ];
    return () => {
      for (const stop of stops) stop();
      connection.send({ type: 'lobby', off: true });
    };
  }, []);
  return tables;
}
