import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from '@portolan/cli/toolkit';
import type { CpuTimes } from './cpuTimes.ts';

export interface PlayersOptions {
  readonly server: 'portolan' | 'boardgame.io' | 'colyseus';
  readonly address: string;
  readonly game: string;
  readonly players: number;
  readonly tables: number;
  /** Games that each table has ready, so that setting them up is not measured. */
  readonly games: number;
  /** Ours only: a live clock at every table, and a push for every player whose turn it is while they look away. */
  readonly isTimed?: boolean;
}

export type PlayersCommand =
  | { readonly kind: 'open' | 'close' | 'counts' }
  | { readonly kind: 'meter'; readonly perSecond: number };

/** What the players have seen so far; `waits` only since they were last asked. */
export interface PlayersCounts {
  readonly acknowledged: number;
  readonly refused: number;
  /** Connections that the server closed. */
  readonly lost: number;
  /** Games for which no table was ready. */
  readonly unprepared: number;
  /** Sent to all pages. */
  readonly bytes: number;
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly waits: readonly number[];
  readonly cpuTimes: CpuTimes;
}

export type PlayersReply = { readonly kind: 'seated' } | ({ readonly kind: 'counts' } & PlayersCounts);

/**
 * The players of one server, in a process of their own: the memory that the pages of one server leave behind must not
 * be collected while the other one is measured.
 */
export interface Players {
  /** Lets them move at once, at a fixed rate, or not at all. */
  open(): void;
  meter(perSecond: number): void;
  close(): void;
  counts(): Promise<PlayersCounts>;
  kill(): Promise<void>;
}

export async function seatPlayers(options: PlayersOptions): Promise<Players> {
  const child = fork(new URL('./playersProcess.ts', import.meta.url), [JSON.stringify(options)]);
  const say = (command: PlayersCommand): void => void child.send(command);
  await reply(child, 'seated');
  return {
    open: () => say({ kind: 'open' }),
    meter: (perSecond) => say({ kind: 'meter', perSecond }),
    close: () => say({ kind: 'close' }),
    counts() {
      const answer = reply(child, 'counts');
      say({ kind: 'counts' });
      return answer;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Each command that is answered waits for its answer before the next one, so the next reply of a kind is the one. */
function reply<K extends PlayersReply['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<PlayersReply, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new UserError(`the players ended with code ${code}`));
    child.once('exit', ended);
    child.once('message', (message: PlayersReply) => {
      child.off('exit', ended);
      if (message.kind === kind) resolve(message as Extract<PlayersReply, { kind: K }>);
      else reject(new UserError(`the players said '${message.kind}' instead of '${kind}'`));
    });
  });
}
