import { asLocale, type Locale } from '@portolan/i18n';
import { fail, ok, type Result } from '@portolan/kernel';
import { type Me, type RefusalInfo, refusal } from '@portolan/protocol';
import { type Ids, tokenHash } from './ids.ts';
import type { PlayerRow, Store } from './store/store.ts';

/** How long a device code is valid. */
const LINK_MS = 10 * 60 * 1000;
const MOST_KNOWN = 10_000;

/** Players: guests with a name, who can add devices or delete themselves. */
export interface Players {
  /** Undefined for a deleted player, even with a valid cookie. */
  me(player: string | undefined): Promise<Me | undefined>;
  /** Undefined for a deleted player. */
  name(player: string): Promise<string | undefined>;
  /** Whether this is somebody's program. */
  isProgram(player: string): Promise<boolean>;
  /** The player whose program this is. */
  owner(player: string): Promise<string | undefined>;
  /** The language in which to write to a player: that of the page where they last said how to reach them. */
  locale(player: string): Promise<Locale>;
  /** As pages name it, whether or not this server speaks it. */
  setLocale(player: string, locale: string): Promise<void>;
  addGuest(name: string): Promise<Me>;
  rename(player: string, name: string): Promise<Result<Me, RefusalInfo>>;
  forget(player: string): Promise<void>;
  /** Call when a player has changed on another server; without one, when anybody may have. */
  reread(player?: string): void;
  makeLink(player: string): Promise<Result<{ readonly code: string; readonly until: number }, RefusalInfo>>;
  useLink(code: string): Promise<Result<Me, RefusalInfo>>;
}

/** The name as pages get it. A page has its own words for a deleted player. */
export function shownName(name: string | undefined): { readonly name: string; readonly deleted?: true } {
  return name === undefined ? { name: '', deleted: true } : { name };
}

export interface PlayersOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly now: () => number;
}

export function makePlayers({ store, ids, now }: PlayersOptions): Players {
  const known = new Map<string, PlayerRow>();

  async function find(player: string): Promise<PlayerRow | undefined> {
    const row = known.get(player) ?? (await store.player(player));
    if (row === undefined || known.has(player)) return row;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(player, row);
    return row;
  }

  async function me(player: string | undefined): Promise<Me | undefined> {
    const row = player === undefined ? undefined : await store.player(player);
    return row === undefined ? undefined : { player: row.id, name: row.name };
  }

  return {
    me,
    name: async (player) => (await find(player))?.name,
    isProgram: async (player) => (await find(player))?.owner !== undefined,
    owner: async (player) => (await find(player))?.owner,
    locale: async (player) => asLocale((await store.player(player))?.locale) ?? 'en',
    setLocale: (player, locale) => store.setPlayerLocale(player, locale),
    async addGuest(name) {
      const player = ids.player();
      await store.addPlayer({ id: player, name, createdAt: now() });
      return { player, name };
    },
    async rename(player, name) {
      if ((await me(player)) === undefined) return fail({ code: 'notKnown' });
      await store.renamePlayer(player, name);
      known.delete(player);
      return ok({ player, name });
    },
    async forget(player) {
      await store.forgetPlayer(player);
      known.delete(player);
    },
    reread(player) {
      if (player === undefined) known.clear();
      else known.delete(player);
    },
    async makeLink(player) {
      if ((await me(player)) === undefined) return fail({ code: 'notKnown' });
      const until = now() + LINK_MS;
      let code = ids.linkCode();
      while (!(await store.addLink(tokenHash(code), player, until))) code = ids.linkCode();
      return ok({ code, until });
    },
    async useLink(code) {
      const found = await me(await store.takeLink(tokenHash(code.toUpperCase()), now()));
      return found === undefined ? fail(refusal('noDeviceWithCode')) : ok(found);
    },
  };
}
