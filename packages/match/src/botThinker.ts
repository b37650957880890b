import type { BaseState, Seat } from '@portolan/kernel';

/** A decision put to a bot. The worker gives the bot the view of its seat, never the state. */
export interface BotQuestion {
  /** The table; its questions are asked one after another. */
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly components: unknown;
  readonly bot: string;
  readonly seat: Seat;
  readonly state: BaseState;
  /** Of the bot's own random numbers. */
  readonly seed: string;
}

/** Whatever makes bots think: threads of a server, or a worker of a page. */
export interface BotThinker {
  /** Rejects if the bot fails, and at once when the signal says that its move is no longer wanted. */
  ask(question: BotQuestion, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}
