import { type AnyGame, below, type Rng, type Seat } from '@portolan/kernel';
import type { Moment, TableTerms } from '@portolan/protocol';
import type { MirrorServer } from './mirrorServer.ts';
import { framesByKind, type Message, MirrorTable, ZONES } from './mirrorTable.ts';
import { dealPair, pairMoves, type WorldPair } from './worldPair.ts';

export interface Compared {
  readonly steps: number;
  readonly frames: number;
  readonly bytes: number;
  /** By what the observer can tell the worlds apart. */
  readonly differences: readonly string[];
}

const MOST_STEPS = 14;
/** Without weekends, which begin at different times in the two worlds. */
const TERMS: readonly TableTerms[] = [
  {},
  { silenceHours: 1, clock: { kind: 'live', bankSeconds: 3600, incrementSeconds: 10 } },
  { clock: { kind: 'correspondence', daysPerTurn: 3, holidays: 5, vacationDays: 5 } },
];
const JUNK = ['bid 1', 'bid 99', 'look 1', 'home', 'claim', 'what?', 'stop tavern', 'attack'];

/** One game in two worlds that differ only in what one seat may not know; that seat must receive the same bytes. */
export class TwoWorlds {
  #game: AnyGame;
  #pair: WorldPair;
  #tables: readonly [MirrorTable, MirrorTable];
  #rng: Rng;
  /** The worlds after each move that has not been undone. */
  #counted: { readonly seq: number; readonly pair: WorldPair }[] = [];
  #first: WorldPair;
  #seq = 0;
  #ids = 0;
  /** Entries that were followed by another at once. */
  #fleeting = new Set<number>();
  /** Whether players can take days off. */
  #hasDays = false;
  #differences: string[] = [];

  private constructor(game: AnyGame, pair: WorldPair, tables: readonly [MirrorTable, MirrorTable], rng: Rng) {
    this.#game = game;
    this.#pair = pair;
    this.#first = pair;
    this.#tables = tables;
    this.#rng = rng;
  }

  static async play(servers: readonly [MirrorServer, MirrorServer], game: AnyGame, rng: Rng): Promise<Compared> {
    const { min, max } = game.seats;
    const seats = min + below(rng, max - min + 1);
    const pair = dealPair(game, seats, rng);
    servers[0].deal(pair.one);
    servers[1].deal(pair.other);
    const terms = TERMS[below(rng, TERMS.length)] ?? {};
    const options = { game: game.id, seats, observer: pair.seat, terms };
    const tables = [
      await MirrorTable.open(servers[0], { ...options, world: 0 }),
      await MirrorTable.open(servers[1], { ...options, world: 1 }),
    ] as const;
    const worlds = new TwoWorlds(game, pair, tables, rng);
    worlds.#seq = tables[0].seq;
    // The lobby may or may not have told of what came before.
    for (let seq = 0; seq <= worlds.#seq && worlds.#seq > 0; seq++) worlds.#fleeting.add(seq);
    worlds.#hasDays = terms.clock?.kind === 'correspondence';
    let steps = 0;
    try {
      while (steps < MOST_STEPS && (await worlds.#step())) steps++;
      return await worlds.#compare(steps);
    } finally {
      for (const table of tables) table.close();
    }
  }

  /** False if no action keeps the worlds indistinguishable. */
  async #step(): Promise<boolean> {
    await this.#probe();
    const moments = this.#tables.map((table) => table.seats.map((page) => page.at(table.id).moment));
    const asked = moments[0]?.flatMap((moment, seat) => (moment?.seat === undefined ? [] : [seat])) ?? [];
    if (asked.length === 0) return false;
    const mover = asked[below(this.#rng, asked.length)];
    const [one, other] = [moments[0]?.[mover ?? 0], moments[1]?.[mover ?? 0]];
    if (mover === undefined || one === undefined || other === undefined) return false;
    if (!(await this.#disturb(asked))) return false;
    if (one.mayEnd !== other.mayEnd) this.#differences.push(`seat ${mover} is to end its turn in one world only`);
    if (one.undoTo !== undefined && one.undoTo === other.undoTo && below(this.#rng, 3) === 0)
      return this.#undo(mover, one);
    if (this.#counted.length > 1 && below(this.#rng, 8) === 0) return this.#goBack(mover);
    if (one.mayEnd === true) return this.#all(mover, () => ({ type: 'end', seq: this.#seq }));
    return this.#move(mover);
  }

  async #move(mover: Seat): Promise<boolean> {
    const moves = pairMoves(this.#game, this.#pair, mover, this.#rng);
    if (moves === undefined) return false;
    const final = below(this.#rng, 2) === 0 ? { final: true as const } : {};
    const done = await this.#all(mover, (world) => ({
      type: 'move',
      seq: this.#seq,
      text: moves.texts[world] ?? '',
      ...final,
    }));
    this.#pair = moves.next;
    this.#counted.push({ seq: this.#seq, pair: moves.next });
    return done;
  }

  async #undo(mover: Seat, { undoTo = 0 }: Moment): Promise<boolean> {
    const done = await this.#all(mover, () => ({ type: 'undo', seq: this.#seq, to: undoTo }));
    this.#counted = this.#counted.filter(({ seq }) => seq <= undoTo);
    this.#pair = this.#counted.at(-1)?.pair ?? this.#first;
    return done;
  }

  /** What happens besides moves: a bot stands in for somebody who is not asked, and players take days off. */
  async #disturb(asked: readonly Seat[]): Promise<boolean> {
    const seats = this.#tables[0].seats.map((_, seat) => seat);
    const resting = seats.filter((seat) => !asked.includes(seat));
    const absent = resting[below(this.#rng, resting.length || 1)];
    if (absent !== undefined && below(this.#rng, 3) === 0) {
      const isBack =
        (await this.#all(absent, () => ({ type: 'handOver', bot: 'random' }))) &&
        (await this.#all(absent, () => ({ type: 'return' })));
      if (!isBack) return false;
    }
    if (!this.#hasDays || below(this.#rng, 2) === 0) return true;
    const seat = below(this.#rng, seats.length);
    // Nobody else is told which days these are, and they are too far away to change a deadline.
    const day = 1 + below(this.#rng, 28);
    const days = (world: number): string[] => [`2027-0${5 + world}-${String(day).padStart(2, '0')}`];
    return this.#all(seat, (world) => {
      const own = seat === this.#pair.seat ? 0 : world;
      return { type: 'calendar', zone: ZONES[own] ?? 'UTC', holidays: days(own), vacation: days(own + 2) };
    });
  }

  /** Everybody agrees to go back, also past what was hidden. */
  async #goBack(asker: Seat): Promise<boolean> {
    const earlier = [0, ...this.#counted.slice(0, -1).map(({ seq }) => seq)];
    const to = earlier[below(this.#rng, earlier.length)] ?? 0;
    const others = this.#tables[0].seats.flatMap((_, seat) => (seat === asker ? [] : [seat]));
    // The table goes back with the last of the answers, and at once where there is nobody else.
    const entries = (isLast: boolean): number => (isLast ? 2 : 1);
    const ask = (): Message => ({ type: 'askBack', seq: this.#seq, to, hidden: true });
    if (!(await this.#all(asker, ask, entries(others.length === 0)))) return false;
    const request = this.#seq;
    for (const seat of others) {
      const agree = { type: 'answerBack', request, agree: true, hidden: true } as const;
      if (!(await this.#all(seat, () => agree, entries(seat === others.at(-1))))) return false;
    }
    this.#counted = this.#counted.filter(({ seq }) => seq <= to);
    this.#pair = this.#counted.at(-1)?.pair ?? this.#first;
    return true;
  }

  /** Does the same at both tables and waits until every page has received the entries it makes. */
  async #all(seat: Seat, message: (world: number) => Message, entries = 1): Promise<boolean> {
    const id = `d${++this.#ids}`;
    const answers = await Promise.all(this.#tables.map((table, world) => table.ask(seat, { ...message(world), id })));
    if (answers.some(({ type }) => type !== 'accepted')) {
      this.#differences.push(`seat ${seat}: ${JSON.stringify(answers)}`);
      return false;
    }
    for (let between = 1; between < entries; between++) this.#fleeting.add(this.#seq + between);
    this.#seq += entries;
    await Promise.all(this.#tables.map((table) => table.settle(this.#seq)));
    return true;
  }

  /** The observer sends forbidden messages and asks why; the answers are compared like everything else. */
  async #probe(): Promise<void> {
    const { seat } = this.#pair;
    const text = JUNK[below(this.#rng, JUNK.length)] ?? '';
    const later = this.#seq + 1 + below(this.#rng, 3);
    const to = below(this.#rng, this.#seq + 2);
    const chat = { type: 'chat', id: 'c', table: '', text: `${text} ${this.#seq}` } as const;
    const why = { type: 'why', text } as const;
    const messages: readonly Message[] = [
      why,
      { ...why, text: this.#anyMove() },
      { type: 'move', seq: later, text },
      { type: 'undo', seq: later, to },
      { type: 'end', seq: later },
      { type: 'askBack', seq: later, to, hidden: true },
      { type: 'answerBack', request: to, agree: true, hidden: true },
      { type: 'vote', for: below(this.#rng, 8) },
      { type: 'return' },
    ];
    for (const message of messages) {
      const id = `a${++this.#ids}`;
      await Promise.all(this.#tables.map((table) => table.ask(seat, { ...message, id })));
    }
    const ping = `a${++this.#ids}`;
    await Promise.all(this.#tables.map((table) => table.say(seat, { ...chat, table: table.id }, ping)));
  }

  /** A move some seat could make in the real world; the answer must not reveal whether it is legal. */
  #anyMove(): string {
    const seat = this.#game.awaiting(this.#pair.one)[0] ?? 0;
    const moves = this.#game.legalMoves(this.#pair.one, seat, []);
    return moves.length === 0 ? 'x' : this.#game.writeMove(moves[below(this.#rng, moves.length)]);
  }

  async #compare(steps: number): Promise<Compared> {
    const [one, other] = this.#tables;
    await Promise.all(this.#tables.map((table) => table.drain()));
    const differences = [...this.#differences];
    let frames = 0;
    let bytes = 0;
    for (const [name, page] of Object.entries(one.observed)) {
      const twin = other.observed[name];
      const [mine = {}, its = {}] = [page, twin].map((of) =>
        of === undefined ? {} : framesByKind(of, this.#fleeting),
      );
      for (const kind of new Set([...Object.keys(mine), ...Object.keys(its)])) {
        const difference = firstDifference(mine[kind] ?? [], its[kind] ?? []);
        if (difference !== undefined) differences.push(`${name}, ${kind}: ${difference}`);
      }
      frames += page.frames.length;
      bytes += page.frames.reduce((sum, frame) => sum + frame.length, 0);
    }
    // After the end of the game nothing is hidden.
    const isOver = this.#game.awaiting(this.#pair.one).length === 0;
    const [first, second] = isOver ? [{}, {}] : await Promise.all([one.requests(), other.requests()]);
    for (const [path, answer] of Object.entries(first)) {
      const texts = [JSON.stringify(answer), JSON.stringify(second[path])] as const;
      frames++;
      bytes += texts[0].length;
      if (texts[0] !== texts[1]) differences.push(`GET ${path}: ${firstDifference([texts[0]], [texts[1]])}`);
    }
    return { steps, frames, bytes, differences };
  }
}

function firstDifference(ones: readonly string[], others: readonly string[]): string | undefined {
  if (ones.length !== others.length) return `${ones.length} frames and ${others.length}`;
  for (const [at, one] of ones.entries()) {
    const other = others[at] ?? '';
    if (one === other) continue;
    const from = [...one].findIndex((letter, index) => letter !== other[index]);
    const around = (text: string): string => text.slice(Math.max(0, from - 60), from + 60);
    return `frame ${at + 1}: ${around(one)} | ${around(other)}`;
  }
  return undefined;
}
