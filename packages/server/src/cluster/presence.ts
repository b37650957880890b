import type { Bus } from '../bus/bus.ts';
import type { Subscriptions } from '../subscriptions.ts';

/** Who is at which table, on whichever server their page or program is connected to. */
export interface Presence {
  isPresent(table: string, player: string): boolean;
  /** Whether the player has the table before their eyes. */
  isLooking(table: string, player: string): boolean;
  /** Whether anybody watches the table. */
  isWatched(table: string): boolean;
  isProgramConnected(bot: string): boolean;
  /** Call when pages have come to a table or left it, or look somewhere else. */
  changed(table: string): void;
  programsChanged(): void;
  /** Call when a server has died. */
  forget(node: string): void;
  /** Announces everything again and asks the others to do so; call when messages may have been lost. */
  repeat(): void;
  close(): void;
}

export interface PresenceOptions {
  readonly bus: Bus;
  readonly subscriptions: Pick<Subscriptions, 'isPresent' | 'isLooking' | 'isWatched' | 'lookers' | 'watchedTables'>;
  /** The programs that are connected here. */
  readonly programs: () => readonly string[];
  /** Called when somebody has come to a table or left it on another server. */
  readonly onChange: (table: string) => void;
}

/** A player, and whether they look at the table. */
export type Looker = readonly [player: string, looking: boolean];

type Message =
  /** All who are at a table; null if nobody is, not even a spectator without a name. */
  | { readonly kind: 'table'; readonly table: string; readonly lookers: readonly Looker[] | null }
  | { readonly kind: 'programs'; readonly bots: readonly string[] }
  /** Everything this server knows, replacing all it has sent before. */
  | {
      readonly kind: 'all';
      readonly tables: readonly (readonly [table: string, lookers: readonly Looker[]])[];
      readonly bots: readonly string[];
    }
  | { readonly kind: 'hello' };

type Lookers = ReadonlyMap<string, boolean>;

interface Elsewhere {
  readonly tables: Map<string, Lookers>;
  readonly programs: ReadonlySet<string>;
}

const TOPIC = 'presence';
/** People who come to a table within this time are announced in a single message, and servers that ask have one answer. */
const GATHER_MS = 30;

export function makePresence(options: PresenceOptions): Presence {
  const { bus, subscriptions } = options;
  const others = new Map<string, Elsewhere>();
  const stale = new Set<string>();
  let isAllStale = false;
  let timer: NodeJS.Timeout | undefined;

  const tell = (message: Message): void => bus.publish(TOPIC, message);
  const some = (is: (other: Elsewhere) => boolean): boolean => [...others.values()].some(is);

  function tellTable(table: string): void {
    const lookers = subscriptions.isWatched(table) ? subscriptions.lookers(table) : null;
    tell({ kind: 'table', table, lookers });
  }

  function tellAll(): void {
    const tables = [...subscriptions.watchedTables()].map((table) => [table, subscriptions.lookers(table)] as const);
    tell({ kind: 'all', tables, bots: options.programs() });
    // An older server that does not know `all` understands only these; during a rolling upgrade it would otherwise take
    // everybody here to be absent. Remove them once no such server is left.
    for (const [table] of tables) tellTable(table);
    tell({ kind: 'programs', bots: options.programs() });
  }

  function tellSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isAllStale) tellAll();
      isAllStale = false;
      for (const one of stale) tellTable(one);
      stale.clear();
    }, GATHER_MS).unref();
  }

  /** All servers ask when Redis is back. */
  function tellAllSoon(): void {
    isAllStale = true;
    tellSoon();
  }

  bus.subscribe(TOPIC, (raw, from) => {
    const message = raw as Message;
    const known = others.get(from) ?? { tables: new Map(), programs: new Set() };
    switch (message.kind) {
      case 'hello':
        return tellAllSoon();
      case 'programs':
        return void others.set(from, { ...known, programs: new Set(message.bots) });
      case 'all': {
        const tables = new Map(message.tables.map(([table, lookers]) => [table, new Map(lookers)]));
        others.set(from, { tables, programs: new Set(message.bots) });
        for (const table of new Set([...known.tables.keys(), ...tables.keys()]))
          if (!isSame(known.tables.get(table), tables.get(table))) options.onChange(table);
        return;
      }
      case 'table': {
        const { table } = message;
        const before = known.tables.get(table);
        const lookers = message.lookers === null ? undefined : new Map(message.lookers);
        if (lookers === undefined) known.tables.delete(table);
        else known.tables.set(table, lookers);
        others.set(from, known);
        if (!isSame(before, lookers)) options.onChange(table);
        return;
      }
    }
  });

  return {
    isPresent: (table, player) =>
      subscriptions.isPresent(table, player) || some(({ tables }) => tables.get(table)?.has(player) === true),
    isLooking: (table, player) =>
      subscriptions.isLooking(table, player) || some(({ tables }) => tables.get(table)?.get(player) === true),
    isWatched: (table) => subscriptions.isWatched(table) || some(({ tables }) => tables.has(table)),
    isProgramConnected: (bot) => some(({ programs }) => programs.has(bot)),
    changed(table) {
      stale.add(table);
      tellSoon();
    },
    programsChanged: () => tell({ kind: 'programs', bots: options.programs() }),
    forget(node) {
      const tables = others.get(node)?.tables.keys() ?? [];
      others.delete(node);
      for (const table of tables) options.onChange(table);
    },
    repeat() {
      tell({ kind: 'hello' });
      tellAllSoon();
    },
    close: () => clearTimeout(timer),
  };
}

/** Whether the same people are there, whether or not they are looking at the table. */
function isSame(before: Lookers | undefined, after: Lookers | undefined): boolean {
  return before?.size === after?.size && [...(after?.keys() ?? [])].every((player) => before?.has(player));
}
