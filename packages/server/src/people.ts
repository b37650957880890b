import { fail, ok, type Result } from '@portolan/kernel';
import type { Me, RefusalInfo } from '@portolan/protocol';
import { newCode, newPlayerId } from './ids.ts';
import type { Store } from './store/store.ts';

/** How long a code for a second device is good. */
const LINK_MS = 10 * 60 * 1000;

/** Guests: a name at first click, and the ways to keep or lose it. */
export interface People {
  me(player: string | undefined): Promise<Me | undefined>;
  name(player: string): Promise<string>;
  greet(name: string): Promise<Me>;
  rename(player: string, name: string): Promise<Me>;
  forget(player: string): Promise<void>;
  makeLink(player: string): Promise<{ readonly code: string; readonly until: number }>;
  useLink(code: string): Promise<Result<Me, RefusalInfo>>;
}

export function makePeople(store: Store, now: () => number): People {
  const names = new Map<string, string>();
  const people: People = {
    async me(player) {
      if (player === undefined) return undefined;
      const row = await store.player(player);
      return row === undefined ? undefined : { player: row.id, name: row.name };
    },
    async name(player) {
      const known = names.get(player);
      if (known !== undefined) return known;
      const row = await store.player(player);
      if (row === undefined) return 'somebody';
      if (names.size > 10_000) names.clear();
      names.set(player, row.name);
      return row.name;
    },
    async greet(name) {
      const player = newPlayerId();
      await store.addPlayer({ id: player, name, createdAt: now() });
      return { player, name };
    },
    async rename(player, name) {
      await store.renamePlayer(player, name);
      names.delete(player);
      return { player, name };
    },
    async forget(player) {
      await store.forgetPlayer(player);
      names.delete(player);
    },
    async makeLink(player) {
      const code = newCode();
      const until = now() + LINK_MS;
      await store.addLink(code, player, until);
      return { code, until };
    },
    async useLink(code) {
      const player = await store.takeLink(code.toUpperCase(), now());
      const me = await people.me(player);
      return me === undefined ? fail({ code: 'notFound', detail: 'this code is not, or no longer, valid' }) : ok(me);
    },
  };
  return people;
}
