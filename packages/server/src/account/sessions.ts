import { type Ids, tokenHash } from '../ids.ts';
import type { SessionRow } from '../store/accountStore.ts';
import type { Store } from '../store/store.ts';
import { makeSignedCookies } from './signedCookie.ts';

/** Who sent a request. */
export interface Visit {
  readonly player: string;
  /** Undefined for a cookie from before there were sessions. */
  readonly session: SessionRow | undefined;
  /** How many endings there had been when this was looked up. */
  readonly endings: number;
}

/**
 * The devices on which players are signed in. Those in use are kept in memory, so that knowing who sends a request costs
 * nothing; what ends a session ends it there in the same instant.
 */
export interface Sessions {
  /** Who has this cookie; undefined if it is invalid. */
  identify(cookie: string | undefined): Promise<Visit | undefined>;
  /** Whether nothing has ended since that could have ended this visit. */
  isCurrent(visit: Visit | undefined): boolean;
  /** Signs a device in; returns the secret for its cookie. */
  begin(player: string, device: NewDevice): Promise<string>;
  /** A new secret for a session; a holder of the old one is signed out. */
  rotate(session: SessionRow): Promise<string | undefined>;
  list(player: string): Promise<SessionRow[]>;
  /** Signs one device out. False if the player has no such session. */
  end(player: string, session: string): Promise<boolean>;
  /** Signs all devices out, except for one. */
  endAll(player: string, except?: string): Promise<void>;
  /** Ends the cookie of a device that has no session yet. */
  endOld(player: string): Promise<void>;
  /** Call when the player has been deleted. */
  forget(player: string): void;
  /** Call when sessions have ended on another server. */
  heardEnd(ended: readonly string[], ending: Ending): void;
  /** Call when something may have ended unnoticed: all sessions are read again. */
  reread(): void;
  /** Call when the connection of a session ends: it was in use until now. */
  touch(session: SessionRow): void;
  readonly lifetimeMs: number;
}

export interface NewDevice {
  readonly label: string;
  /** Began with a cookie from before there were sessions. */
  readonly exchanged?: boolean;
}

/** What has ended: one session, or everything of a player but one session. */
export type Ending =
  | { readonly player: string; readonly session: string }
  | { readonly player: string; readonly except?: string | undefined };

export interface SessionsOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly now: () => number;
  /** Signed the earlier cookies. */
  readonly secret: string;
  /** A session ends when it has not been used for this long. */
  readonly lifetimeMs: number;
  /** Called at once: open connections have to be closed, and other servers told. */
  readonly onEnd: (ending: Ending, ended: readonly string[]) => void;
  /** Called for what has ended on another server. */
  readonly onHeardEnd?: (ending: Ending) => void;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
}

/** The last activity is stored at most this often. */
const TOUCHED_EVERY_MS = 60 * 60 * 1000;
const MOST_KNOWN = 20_000;
/** Per player; the least recently used ones end. */
const MOST_SESSIONS = 50;
/** No cookie of ours is longer. */
const LONGEST_COOKIE = 200;

export function makeSessions(options: SessionsOptions): Sessions {
  const { store, ids, now, lifetimeMs, onEnd, background } = options;
  const signed = makeSignedCookies(options.secret);
  /** By the hash of their secrets. */
  const known = new Map<string, SessionRow>();
  let endings = 0;

  function keep(session: SessionRow): void {
    const [oldest] = known.size >= MOST_KNOWN ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(session.hash, session);
  }

  /** What is read while a session ends may be out of date, and is read again. */
  async function find(hash: string): Promise<SessionRow | undefined> {
    for (;;) {
      const kept = known.get(hash);
      if (kept !== undefined) return kept;
      const before = endings;
      const row = await store.session(hash);
      if (before !== endings) continue;
      if (row !== undefined) keep(row);
      return row;
    }
  }

  function touch(session: SessionRow): void {
    const seenAt = now();
    if (seenAt - session.seenAt < TOUCHED_EVERY_MS || !known.has(session.hash)) return;
    const until = seenAt + lifetimeMs;
    known.set(session.hash, { ...session, seenAt, until });
    background(() => store.touchSession(session.id, seenAt, until));
  }

  async function bySession(secret: string): Promise<Visit | undefined> {
    const session = await find(tokenHash(secret));
    if (session === undefined || session.until < now()) return undefined;
    touch(session);
    return { player: session.player, session, endings };
  }

  async function bySignature(cookie: string): Promise<Visit | undefined> {
    const player = signed.read(cookie);
    const before = endings;
    const row = player === undefined ? undefined : await store.player(player);
    return row?.oldCookie === true ? { player: row.id, session: undefined, endings: before } : undefined;
  }

  /** Nothing may happen in between: from here on no request and no connection of these sessions is accepted. */
  function ended(gone: readonly Pick<SessionRow, 'id'>[], ending: Ending): void {
    const ids = gone.map(({ id }) => id);
    forgetKnown(ids);
    onEnd(ending, ids);
  }

  function forgetKnown(gone: readonly string[]): void {
    endings++;
    const ids = new Set(gone);
    // By id: the secret of a session may have changed more than once.
    for (const [hash, { id }] of known) if (ids.has(id)) known.delete(hash);
  }

  async function end(player: string, id: string): Promise<boolean> {
    const gone = await store.removeSession(player, id);
    if (gone === undefined) return false;
    ended([gone], { player, session: id });
    // The device still has the cookie it exchanged, or somebody copied it.
    if (gone.exchanged) await endOld(player);
    return true;
  }

  async function endOld(player: string): Promise<void> {
    await store.endOldCookies(player);
    ended([], { player, session: '' });
  }

  return {
    lifetimeMs,
    identify: async (cookie) => {
      if (cookie === undefined || cookie === '' || cookie.length > LONGEST_COOKIE) return undefined;
      return cookie.includes('.') ? bySignature(cookie) : bySession(cookie);
    },
    isCurrent: (visit) =>
      visit === undefined ||
      visit.endings === endings ||
      (visit.session !== undefined && known.get(visit.session.hash)?.id === visit.session.id),
    async begin(player, { label, exchanged = false }) {
      const secret = ids.secret();
      const at = now();
      const session = {
        id: ids.session(),
        hash: tokenHash(secret),
        player,
        label,
        exchanged,
        createdAt: at,
        seenAt: at,
        until: at + lifetimeMs,
      };
      const gone = await store.addSession(session, MOST_SESSIONS);
      for (const one of gone) ended([one], { player, session: one.id });
      return secret;
    },
    async rotate(session) {
      const secret = ids.secret();
      if (!(await store.rotateSession(session.id, tokenHash(secret)))) return undefined;
      ended([session], { player: session.player, session: session.id });
      return secret;
    },
    list: (player) => store.sessions(player),
    end,
    async endAll(player, except) {
      await store.endOldCookies(player);
      ended(await store.removeSessions(player, except), { player, except });
    },
    endOld,
    forget(player) {
      const gone = [...known.values()].filter((session) => session.player === player);
      ended(gone, { player, except: undefined });
    },
    heardEnd(gone, ending) {
      // This server may know sessions of a deleted player that the other does not.
      const isAll = !('session' in ending);
      const others = [...known.values()].filter(
        ({ player, id }) => isAll && player === ending.player && id !== ending.except,
      );
      forgetKnown([...gone, ...others.map(({ id }) => id)]);
      options.onHeardEnd?.(ending);
    },
    reread() {
      endings++;
      known.clear();
    },
    touch,
  };
}
