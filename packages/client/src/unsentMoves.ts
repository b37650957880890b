import type { ClientMessage, RefusalInfo } from '@portolan/protocol';
import type { Answer, Connection } from './connection.ts';

/** What a player has confirmed. */
export type Confirmed = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'end' }>;

/** Storage that survives a reload of the page, such as `localStorage`. Each key is written by one page only. */
export interface UnsentMovesStorage {
  read(): Readonly<Record<string, string>>;
  write(key: string, text: string): void;
  remove(key: string): void;
}

export interface Waiting {
  readonly message: Confirmed;
  readonly answer: Promise<Answer>;
}

/**
 * Sends what the player confirms until the server has answered, even if the page is reloaded in between. The id of a
 * message stays the same, so the server carries it out only once.
 */
export interface UnsentMoves {
  send(message: Confirmed): Promise<Answer>;
  /** What has not been answered yet at a table, perhaps since before a reload. */
  waiting(table: string): Waiting | undefined;
  /** From now on a refusal at this table is shown by the caller, until the returned function is called. */
  attend(table: string): () => void;
  /** A refusal that nobody has shown; it is forgotten with this call. */
  takeRefusal(table: string): RefusalInfo | undefined;
  /** Forgets everything, because the player has changed. */
  clear(): void;
}

export interface UnsentMovesOptions {
  readonly connection: Pick<Connection, 'ask'>;
  readonly storage: UnsentMovesStorage;
  /** Called when a message is refused while nobody attends its table. */
  readonly onRefused: (table: string, refusal: RefusalInfo) => void;
}

interface Kept {
  readonly message: Confirmed;
  /** The answer, until someone has shown it. */
  readonly refusal?: RefusalInfo;
}

export function makeUnsentMoves({ connection, storage, onRefused }: UnsentMovesOptions): UnsentMoves {
  const underWay = new Map<string, Waiting>();
  const refusals = new Map<string, { readonly id: string; readonly refusal: RefusalInfo }>();
  const attended = new Set<string>();

  function deliver(message: Confirmed): Promise<Answer> {
    const { id, table } = message;
    const answer = connection.ask(message).then((given) => {
      // After `clear` nothing must be kept.
      if (!underWay.delete(id)) return given;
      storage.remove(id);
      if (given.type === 'refused' && !attended.has(table)) keepRefusal(message, given.refusal);
      return given;
    });
    underWay.set(id, { message, answer });
    return answer;
  }

  function keepRefusal(message: Confirmed, refusal: RefusalInfo): void {
    const { id, table } = message;
    storage.write(id, JSON.stringify({ message, refusal } satisfies Kept));
    refusals.set(table, { id, refusal });
    onRefused(table, refusal);
  }

  for (const [key, text] of Object.entries(storage.read())) {
    const kept = readKept(text);
    if (kept === undefined) storage.remove(key);
    else if (kept.refusal === undefined) void deliver(kept.message);
    else refusals.set(kept.message.table, { id: key, refusal: kept.refusal });
  }

  return {
    send(message) {
      storage.write(message.id, JSON.stringify({ message } satisfies Kept));
      return deliver(message);
    },
    waiting: (table) => [...underWay.values()].find(({ message }) => message.table === table),
    attend(table) {
      attended.add(table);
      return () => void attended.delete(table);
    },
    takeRefusal(table) {
      const found = refusals.get(table);
      if (found === undefined) return undefined;
      refusals.delete(table);
      storage.remove(found.id);
      return found.refusal;
    },
    clear() {
      for (const id of [...underWay.keys(), ...[...refusals.values()].map((one) => one.id)]) storage.remove(id);
      underWay.clear();
      refusals.clear();
    },
  };
}

/** Undefined for anything left behind by an older or newer version. */
function readKept(text: string): Kept | undefined {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const { id, table, type } = kept?.message ?? {};
    const known = type === 'move' || type === 'undo' || type === 'end';
    return known && typeof id === 'string' && typeof table === 'string' ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
