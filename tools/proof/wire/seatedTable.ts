import { branchRng, type Rng } from '@portolan/kernel';
import type { TableTerms } from '@portolan/protocol';
import { type Known, type Page, Visitor } from '@portolan/server/testing';
import { inTime, PATIENCE_MS } from './inTime.ts';
import { type Deed, RandomPlayer } from './randomPlayer.ts';

export interface Wanted {
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  /** With any, the players also do what they may do out of turn. */
  readonly terms?: TableTerms;
}

const PING_EVERY_MS = 500;
const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** A simulated player and what the server has acknowledged to them. */
export interface Witness {
  readonly visitor: Visitor;
  readonly seat: number;
  readonly player: RandomPlayer;
  /** By entry number: the acknowledged messages. */
  readonly acknowledged: Map<number, Deed>;
  /** Acknowledged under the number of another of their messages: one of the two has been lost. */
  readonly replaced: Deed[];
  /** By message: why it was refused. */
  readonly refused: Map<string, string>;
  /** Everything received, from the first entry on. */
  known: Known | undefined;
}

export interface Listeners {
  /** Called on every acknowledgement. */
  readonly heard: () => void;
  /** Called when everybody is seated; the game starts afterwards. */
  readonly gathered?: (table: string) => Promise<void>;
}

/** A table whose players play at random, whatever happens to the server. */
export class SeatedTable {
  readonly id: string;
  readonly wanted: Wanted;
  readonly witnesses: readonly Witness[];
  finished = false;
  /** Called before a player asks for the table; the result is called with what they are shown first. */
  reading: (one: Witness) => (known: Known) => void = () => () => undefined;

  private constructor(id: string, wanted: Wanted, witnesses: readonly Witness[]) {
    this.id = id;
    this.wanted = wanted;
    this.witnesses = witnesses;
  }

  static async open(address: string, wanted: Wanted, rng: Rng, { heard, gathered }: Listeners): Promise<SeatedTable> {
    const { game, people, bots, terms } = wanted;
    const visitors = await Promise.all(NAMES.slice(0, people).map((name) => Visitor.guest(address, name)));
    const [host, ...others] = visitors;
    if (host === undefined) throw new Error('a table needs a player');
    const seats = [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' })),
    ];
    const { id } = await host.table('/tables', {
      game,
      visibility: 'unlisted',
      seats,
      ...(terms === undefined ? {} : { terms }),
    });
    for (const [at, visitor] of others.entries()) await visitor.table(`/tables/${id}/sit`, { seat: at + 1 });
    await gathered?.(id);
    await host.table(`/tables/${id}/start`);
    return new SeatedTable(
      id,
      wanted,
      visitors.map((visitor, seat) =>
        witness({ table: id, visitor, seat, hasRequests: terms !== undefined, rng: branchRng(rng), heard }),
      ),
    );
  }

  /** Plays all seats until the connection is lost or the game is over. */
  async play(address: string): Promise<void> {
    const ends = await Promise.all(this.witnesses.map((one) => this.playSeat(address, one)));
    if (ends.every((over) => over)) this.finished = true;
  }

  /** Plays all seats until the game is over, or broken off by `end`. Whoever leaves would be waited for, so all leave. */
  async playTogether(address: string, end: AbortSignal): Promise<void> {
    const left = new AbortController();
    const all = AbortSignal.any([end, left.signal]);
    await Promise.all(
      this.witnesses.map(async (one) => {
        const isOver = await this.playSeat(address, one, all);
        if (!isOver) left.abort();
      }),
    );
  }

  /** Plays a seat until the connection is lost, or broken off by `end`, or the game is over (then true). */
  async playSeat(address: string, one: Witness, end?: AbortSignal): Promise<boolean> {
    let page: Page | undefined;
    let leaveInTime: NodeJS.Timeout | undefined;
    const breakOff = (): void => page?.terminate();
    end?.addEventListener('abort', breakOff);
    try {
      const opened = await new Visitor(address, one.visitor.cookie).page({ keep: false, patienceMs: PATIENCE_MS });
      page = opened;
      // It may have been broken off meanwhile.
      if (end?.aborted === true) return false;
      leaveInTime = setInterval(() => void expectAnswer(opened), PING_EVERY_MS);
      const { known } = one;
      const read = this.reading(one);
      one.known = known === undefined ? await page.watch(this.id) : await page.resume(known);
      read(one.known);
      const isOver = await one.player.play(page);
      if (page.problem !== undefined) throw new Error(page.problem);
      return isOver;
    } catch (error) {
      const known = page?.known.get(this.id);
      if (known !== undefined) one.known = known;
      // A lost connection is expected; any other error is not.
      if (page !== undefined && (page.closed === undefined || page.problem !== undefined)) throw error;
      return false;
    } finally {
      clearInterval(leaveInTime);
      end?.removeEventListener('abort', breakOff);
      page?.terminate();
    }
  }
}

/** As a real page does, but sooner: leaves a server that does not answer, as if the connection were lost. */
async function expectAnswer(page: Page): Promise<void> {
  await inTime(page, page.ask({ type: 'ping' })).catch(() => undefined);
}

interface SeatOptions {
  readonly table: string;
  readonly visitor: Visitor;
  readonly seat: number;
  readonly hasRequests: boolean;
  readonly rng: Rng;
  readonly heard: () => void;
}

function witness({ table, visitor, seat, hasRequests, rng, heard }: SeatOptions): Witness {
  const acknowledged = new Map<number, Deed>();
  const replaced: Deed[] = [];
  const refused = new Map<string, string>();
  const player = new RandomPlayer({
    table,
    seat,
    rng,
    tag: `g${seat}-`,
    mayLeave: true,
    ...(hasRequests ? { hasRequests } : {}),
    answered(deed, answer) {
      if (answer.type === 'refused') refused.set(deed.id, answer.refusal.code);
      if (answer.type !== 'accepted') return;
      const before = acknowledged.get(answer.seq);
      if (before !== undefined && before.id !== deed.id) replaced.push(before);
      acknowledged.set(answer.seq, deed);
      heard();
    },
  });
  return { visitor, seat, player, acknowledged, replaced, refused, known: undefined };
}
