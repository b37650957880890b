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
  /** Tells everything again, and asks the others to; call when messages may have been lost. */
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
  | { readonly kind: 'hello' };

interface Elsewhere {
  readonly tables: Map<string, ReadonlyMap<string, boolean>>;
  programs: ReadonlySet<string>;
}

const TOPIC = 'presence';
/** A crowd that comes at once is told of once. */
const GATHER_MS = 30;

export function makePresence(options: PresenceOptions): Presence {
  const { bus, subscriptions } = options;
  const others = new Map<string, Elsewhere>();
  const stale = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (message: Message): void => bus.publish(TOPIC, message);
  const some = (is: (other: Elsewhere) => boolean): boolean => [...others.values()].some(is);

  function tellTable(table: string): void {
    const lookers = subscriptions.isWatched(table) ? subscriptions.lookers(table) : null;
    tell({ kind: 'table', table, lookers });
  }

  function tellAll(): void {
    for (const table of subscriptions.watchedTables()) tellTable(table);
    tell({ kind: 'programs', bots: options.programs() });
  }

  bus.subscribe(TOPIC, (raw, from) => {
    const message = raw as Message;
    if (message.kind === 'hello') return tellAll();
    const other = others.get(from) ?? { tables: new Map(), programs: new Set() };
    others.set(from, other);
    if (message.kind === 'programs') {
      other.programs = new Set(message.bots);
      return;
    }
    const { table, lookers } = message;
    const before = other.tables.get(table);
    if (lookers === null) other.tables.delete(table);
    else other.tables.set(table, new Map(lookers));
    const isSame = before?.size === lookers?.length && (lookers ?? []).every(([player]) => before?.has(player));
    if (!isSame) options.onChange(table);
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
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const one of stale) tellTable(one);
        stale.clear();
      }, GATHER_MS).unref();
    },
    programsChanged: () => tell({ kind: 'programs', bots: options.programs() }),
    forget(node) {
      const tables = others.get(node)?.tables.keys() ?? [];
      others.delete(node);
      for (const table of tables) options.onChange(table);
    },
    repeat() {
      tellAll();
      tell({ kind: 'hello' });
    },
    close: () => clearTimeout(timer),
  };
}
