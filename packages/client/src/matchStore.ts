import { InvariantError, type RuleId } from '@portolan/kernel';
import {
  type ChatLine,
  type EntryInfo,
  foldMoment,
  type Moment,
  type RefusalInfo,
  type ServerMessage,
  type TableInfo,
} from '@portolan/protocol';
import type { ClientRequest, Connection, TableRequestType } from './connection.ts';
import { withoutPatches } from './movePlan.ts';
import type { NewsViews } from './steps.ts';
import { makeStore, type Readable } from './store.ts';
import type { Confirmed, UnsentMoves, Waiting } from './unsentMoves.ts';

/** What a page knows of one table. */
export interface MatchState {
  readonly table: TableInfo | undefined;
  /** Undefined while the table gathers. */
  readonly moment: Moment | undefined;
  /** From the first one on. */
  readonly entries: readonly EntryInfo[];
  readonly chat: readonly ChatLine[];
  /** What was sent, perhaps before a reload, and is not yet seen on the table, which shows only what has happened. */
  readonly sending: Sending | undefined;
  /** Why the last thing sent was refused; gone with the next one. */
  readonly refusal: RefusalInfo | undefined;
  /** The table does not exist, or no longer does. */
  readonly missing: boolean;
  /** Why the server cannot open the table, such as damage to its record. */
  readonly unopenable: RefusalInfo | undefined;
}

export interface Sending {
  readonly kind: 'move' | 'undo' | 'end';
  readonly text: string;
}

export interface Because {
  readonly legal: boolean;
  readonly rule?: RuleId;
}

/** From which state news led to which moment. */
export interface NewsChange {
  readonly from: MatchState;
  readonly moment: Moment;
}

/** What is new, and the table as its viewer sees it before and after. */
export type NewsListener = (entries: readonly EntryInfo[], views: NewsViews, change: NewsChange) => void;

type Envelope = 'id' | 'table';
type Unaddressed<Message> = Message extends unknown ? Omit<Message, Envelope> : never;
/** What players ask of the table itself, as the page says it. */
export type TableRequest = Unaddressed<Extract<ClientRequest, { readonly type: TableRequestType }>>;

export interface Match {
  readonly state: Readable<MatchState>;
  play(text: string): Promise<boolean>;
  undo(to: number): Promise<boolean>;
  /** Ends a turn of several steps, which could be taken back until now. */
  endTurn(): Promise<boolean>;
  /** Which rule forbids the move? A refusal where the server would not say. */
  why(text: string): Promise<Because | RefusalInfo>;
  /** Asks something of the table itself. Answers why it was refused, or undefined when it was done. */
  request(request: TableRequest): Promise<RefusalInfo | undefined>;
  /** True if it was sent. */
  say(text: string): boolean;
  /** Called with what is new, not with what was there when the page opened. */
  onNews(listener: NewsListener): () => void;
  close(): void;
}

type News = Extract<ServerMessage, { readonly type: 'news' }>;

const NOTHING: MatchState = {
  table: undefined,
  moment: undefined,
  entries: [],
  chat: [],
  sending: undefined,
  refusal: undefined,
  missing: false,
  unopenable: undefined,
};

interface Told {
  readonly state: MatchState;
  readonly added: readonly EntryInfo[];
  /** The view before the news, as its present viewer sees it. */
  readonly before: unknown;
}

/** Adds the news; undefined if there is a gap. */
function applyNews(state: MatchState, news: News): Told | undefined {
  const had = news.fresh === true ? [] : state.entries;
  const known = had.at(-1)?.seq ?? 0;
  const added = news.entries.filter(({ seq }) => seq > known);
  const gap = added.some(({ seq }, at) => seq !== known + 1 + at);
  if (gap || news.moment.seq > (added.at(-1)?.seq ?? known)) return undefined;
  const last = state.moment;
  const late = last !== undefined && news.fresh !== true && news.moment.seq < last.seq;
  if (late) return { state, added: [], before: last.view };
  const { patch } = news.moment;
  if (patch !== undefined && (added.length !== 1 || last?.seq !== news.moment.seq - 1)) return undefined;
  const before = news.base ?? last?.view;
  try {
    const moment = foldMoment(news.moment, { view: before, entry: added[0] });
    return { state: { ...state, entries: [...had, ...added.map(withoutPatches)], moment }, added, before };
  } catch (error) {
    if (error instanceof InvariantError) return undefined;
    throw error;
  }
}

/** A known line is replaced: an administrator may have hidden it. */
function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const isKnown = chat.some(({ id }) => id === line.id);
  return isKnown ? chat.map((one) => (one.id === line.id ? line : one)) : [...chat, line];
}

function sendingOf(message: Confirmed): Sending {
  return { kind: message.type, text: message.type === 'move' ? message.text : '' };
}

export interface MatchOptions {
  readonly connection: Connection;
  readonly unsent: UnsentMoves;
  readonly table: string;
  /** Makes an id that no other message of this player has. */
  readonly newId: () => string;
}

export function openMatch({ connection, unsent, table, newId }: MatchOptions): Match {
  const state = makeStore(NOTHING);
  const listeners = new Set<NewsListener>();
  const change = (part: Partial<MatchState>): void => state.set({ ...state.get(), ...part });
  const seq = (): number => state.get().entries.at(-1)?.seq ?? 0;
  const watch = () => ({ type: 'watch', table, since: seq(), steps: true }) as const;
  let accepted = 0;

  function receive(message: ServerMessage): void {
    if (message.type === 'table' && message.table.id === table) {
      change({
        table: message.table,
        unopenable: undefined,
        ...(message.chat === undefined ? {} : { chat: message.chat }),
      });
    } else if (message.type === 'news' && message.table === table) {
      hear(message);
    } else if (message.type === 'chat' && message.table === table) {
      change({ chat: withLine(state.get().chat, message.line) });
    } else if (message.type === 'refused' && message.id === undefined && message.refusal.code === 'unknownTable') {
      if (state.get().table === undefined) change({ missing: true });
    } else if (message.type === 'refused' && message.id === undefined && message.refusal.code === 'notRunning') {
      if (state.get().table === undefined) change({ unopenable: message.refusal });
    } else if (message.type === 'gone' && message.table === table) {
      change({ missing: true });
    }
  }

  function hear(news: News): void {
    const last = state.get();
    const told = applyNews(last, news);
    if (told === undefined) {
      connection.send(watch());
      return;
    }
    const { state: next, added, before } = told;
    // What was sent is settled once the table shows it; until then the old choices must not come back.
    const settled = accepted > 0 && news.moment.seq >= accepted;
    state.set(settled ? { ...next, sending: undefined } : next);
    const first = last.moment === undefined || news.fresh === true;
    const { moment } = next;
    if (first || moment === undefined || added.length === 0) return;
    for (const listener of [...listeners]) listener(added, { before, after: moment.view }, { from: last, moment });
  }

  async function dispatch(message: Confirmed): Promise<boolean> {
    if (state.get().sending !== undefined) return false;
    return settle(message, unsent.send(message));
  }

  async function settle(message: Confirmed, answered: Waiting['answer']): Promise<boolean> {
    accepted = 0;
    change({ sending: sendingOf(message), refusal: undefined });
    const answer = await answered;
    if (answer.type !== 'accepted') {
      change({ sending: undefined, ...(answer.type === 'refused' ? { refusal: answer.refusal } : {}) });
      return false;
    }
    accepted = answer.seq;
    if (seq() >= accepted) change({ sending: undefined });
    return true;
  }

  const stops = [connection.listen(receive), connection.follow(watch), unsent.attend(table)];
  const refusal = unsent.takeRefusal(table);
  if (refusal !== undefined) change({ refusal });
  const waiting = unsent.waiting(table);
  if (waiting !== undefined) void settle(waiting.message, waiting.answer);
  return {
    state,
    play(text) {
      const seat = state.get().moment?.seat;
      const shared = seat === undefined ? {} : { seat };
      return dispatch({ type: 'move', id: newId(), table, seq: seq(), text, ...shared });
    },
    undo: (to) => dispatch({ type: 'undo', id: newId(), table, seq: seq(), to }),
    endTurn: () => dispatch({ type: 'end', id: newId(), table, seq: seq() }),
    async why(text) {
      const answer = await connection.ask({ type: 'why', id: newId(), table, text });
      if (answer.type === 'refused') return answer.refusal;
      if (answer.type === 'accepted') return { legal: true };
      return { legal: answer.legal, ...(answer.rule === undefined ? {} : { rule: answer.rule }) };
    },
    async request(request) {
      const answer = await connection.ask({ ...request, id: newId(), table });
      return answer.type === 'refused' ? answer.refusal : undefined;
    },
    say: (text) => connection.send({ type: 'chat', id: newId(), table, text }),
    onNews(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      for (const stop of stops) stop();
      connection.send({ type: 'unwatch', table });
    },
  };
}
