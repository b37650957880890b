import type { Connection } from './connection.ts';
import { readPlayer } from './rows.ts';
import type { Store } from './store.ts';

type PeopleStore = Pick<
  Store,
  'addPlayer' | 'player' | 'renamePlayer' | 'forgetPlayer' | 'addLink' | 'takeLink' | 'addComponents' | 'components'
>;

export function peopleStore({ one, run, write }: Connection): PeopleStore {
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
