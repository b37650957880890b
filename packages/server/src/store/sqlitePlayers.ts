import { readPlayer, withoutName } from './rows.ts';
import type { SqlClient } from './sqlClient.ts';
import type { SeatRow, Store } from './store.ts';

type PlayerStore = Pick<
  Store,
  'addPlayer' | 'player' | 'renamePlayer' | 'forgetPlayer' | 'addLink' | 'takeLink' | 'addComponents' | 'components'
>;

export function playerStore({ one, all, run, write }: SqlClient): PlayerStore {
  return {
    addPlayer: ({ id, name, createdAt }) =>
      write(() => void run('INSERT INTO player (id, name, created_at) VALUES (?, ?, ?)', id, name, createdAt)),
    player: async (id) => readPlayer(one('SELECT * FROM player WHERE id = ?', id)),
    renamePlayer: (id, name) => write(() => void run('UPDATE player SET name = ? WHERE id = ?', name, id)),
    forgetPlayer: (id) =>
      write(() => {
        run('DELETE FROM player WHERE id = ?', id);
        run('DELETE FROM link WHERE player = ?', id);
        run('DELETE FROM chat WHERE player = ?', id);
        for (const row of all("SELECT id, seats FROM game_table WHERE host = ? AND visibility = 'hotseat'", id)) {
          run(
            'UPDATE game_table SET seats = ?, rev = rev + 1 WHERE id = ?',
            JSON.stringify((JSON.parse(String(row.seats)) as SeatRow[]).map(withoutName)),
            String(row.id),
          );
        }
      }),

    addLink: (code, player, until) =>
      write(() => {
        run('DELETE FROM link WHERE player = ?', player);
        return (
          run('INSERT INTO link (code, player, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', code, player, until) ===
          1
        );
      }),
    takeLink: (code, now) =>
      write(() => {
        const row = one('SELECT player, until FROM link WHERE code = ?', code);
        if (row === undefined) return undefined;
        run('DELETE FROM link WHERE code = ?', code);
        return Number(row.until) >= now ? String(row.player) : undefined;
      }),

    addComponents: (id, data) =>
      write(
        () =>
          void run(
            'INSERT INTO component_set (id, data) VALUES (?, ?) ON CONFLICT DO NOTHING',
            id,
            JSON.stringify(data),
          ),
      ),
    async components(id) {
      const row = one('SELECT data FROM component_set WHERE id = ?', id);
      return row === undefined ? undefined : JSON.parse(String(row.data));
    },
  };
}
