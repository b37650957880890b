import { fail, ok, type Result } from '@portolan/kernel';
import { playersOf } from '@portolan/match';
import {
  type Ban,
  type CompanyInfo,
  type Person,
  type RefusalInfo,
  refusal,
  type ShunKind,
  type Shunned,
} from '@portolan/protocol';
import type { Limits } from '../limits.ts';
import { type Players, shownName } from '../players.ts';
import type { Store, TableRow } from '../store/store.ts';

/** Who keeps clear of whom, who is banned, and who is an administrator. */
export interface Company {
  isAdmin(player: string | undefined): boolean;
  info(player: string): Promise<CompanyInfo>;
  shun(player: string, other: string, kind: ShunKind): Promise<Result<undefined, RefusalInfo>>;
  unshun(player: string, other: string): Promise<void>;
  /** Why the player may not take part in anything; undefined if they may. Programs share the ban of their owner. */
  banned(player: string): Promise<RefusalInfo | undefined>;
  /** Why the player may not sit at a table; `anyway`: also beside somebody whom they have blocked. */
  seatRefusal(table: TableRow, player: string, anyway: boolean): Promise<RefusalInfo | undefined>;
  /** Whether one of the two has blocked the other. */
  areApart(one: string, other: string): Promise<boolean>;
  /** Those whom the player does not want to hear. */
  unheardBy(player: string | undefined): Promise<ReadonlySet<string>>;
  /** Those who do not want to hear the player. */
  deafTo(player: string): Promise<ReadonlySet<string>>;
  person(player: string): Promise<Person>;
  /** Call when a player was deleted or others keep clear of them; without one, when that may be true of anybody. */
  forget(player?: string): void;
}

export interface CompanyOptions {
  readonly store: Store;
  readonly players: Players;
  readonly admins: readonly string[];
  readonly limits: Pick<Limits, 'shunned'>;
  readonly now: () => number;
  /** Called when others keep clear of a player, or no longer. */
  readonly onChange?: (player: string) => void;
}

const MOST_KNOWN = 10_000;

export function makeCompany(options: CompanyOptions): Company {
  const { store, players, admins, limits, now, onChange = () => undefined } = options;
  /** By player: who does not want to hear them. Every chat line asks. */
  const deaf = new Map<string, ReadonlySet<string>>();

  const person = async (player: string): Promise<Person> => ({ player, ...shownName(await players.name(player)) });

  async function shunned(player: string): Promise<Shunned[]> {
    const rows = await store.shuns(player);
    return Promise.all(rows.map(async ({ other, kind, at }) => ({ ...(await person(other)), kind, at })));
  }

  async function blockedBy(player: string): Promise<Set<string>> {
    const rows = await store.shuns(player);
    return new Set(rows.filter(({ kind }) => kind === 'block').map(({ other }) => other));
  }

  /** A program is never banned without its owner. */
  async function banOf(player: string): Promise<Ban | undefined> {
    const owner = (await players.owner(player)) ?? player;
    return store.ban(owner, now());
  }

  return {
    isAdmin: (player) => player !== undefined && admins.includes(player),
    async info(player) {
      const ban = await banOf(player);
      return {
        player,
        shunned: await shunned(player),
        ...(ban === undefined ? {} : { ban }),
        ...(admins.includes(player) ? { admin: true } : {}),
      };
    },
    async shun(player, other, kind) {
      if (player === other) return fail(refusal('notYourself'));
      if ((await players.name(other)) === undefined) return fail(refusal('unknownPlayer'));
      const before = await store.shuns(player);
      const max = limits.shunned;
      if (before.length >= max && !before.some((row) => row.other === other))
        return fail(refusal('tooManyShunned', { max }));
      await store.shun(player, { other, kind, at: now() });
      deaf.delete(other);
      onChange(other);
      return ok(undefined);
    },
    async unshun(player, other) {
      await store.unshun(player, other);
      deaf.delete(other);
      onChange(other);
    },
    async banned(player) {
      const ban = await banOf(player);
      if (ban === undefined) return undefined;
      const { why, until } = ban;
      return until === undefined
        ? refusal('banned', { why })
        : refusal('bannedUntil', { why, until: new Date(until).toISOString().slice(0, 10) });
    },
    async seatRefusal(table, player, anyway) {
      const others = [...playersOf(table)].filter((other) => other !== player);
      // The same words for every reason the host may have: nobody is told of a block.
      if (table.host !== player && (await blockedBy(table.host)).has(player)) return refusal('seatRefused');
      if (anyway) return undefined;
      const blocked = await blockedBy(player);
      const met = others.filter((other) => blocked.has(other));
      if (met.length === 0) return undefined;
      const names = await Promise.all(met.map(async (other) => (await person(other)).name));
      return refusal('blockedHere', { names: names.join(', ') });
    },
    areApart: async (one, other) => (await blockedBy(one)).has(other) || (await blockedBy(other)).has(one),
    async unheardBy(player) {
      if (player === undefined) return new Set();
      return new Set((await store.shuns(player)).map(({ other }) => other));
    },
    async deafTo(player) {
      const known = deaf.get(player) ?? new Set(await store.shunnedBy(player));
      if (deaf.size >= MOST_KNOWN) deaf.clear();
      deaf.set(player, known);
      return known;
    },
    person,
    forget(player) {
      if (player === undefined) deaf.clear();
      else deaf.delete(player);
    },
  };
}
