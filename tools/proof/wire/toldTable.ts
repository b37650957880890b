import { setTimeout as pause } from 'node:timers/promises';
import { below, type Rng } from '@portolan/kernel';
import type { Me, NoticeInfo, TableInfo } from '@portolan/protocol';
import { type Page, Visitor } from '@portolan/server/testing';
import { mailIdOf, type Postbox, topicOf } from './postbox.ts';

/** Somebody who comes to the table when they are told that it is their turn, moves, and leaves. */
interface Person {
  readonly visitor: Visitor;
  readonly player: string;
  readonly mail: string;
  readonly push: string;
}

/** Something that a person must or may be told. */
interface Telling {
  readonly person: Person;
  /** What the server calls it. */
  readonly about: string;
  /**
   * False if it depends on the moment whether they are told: of a decision that follows on their own answer, because they
   * are still looking at the table; of a turn that ended without their answer; of the start, which their first turn says
   * as well.
   */
  must: boolean;
}

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const TRY_AGAIN_MS = 20;
/** A connection of a killed process is closed within this time. */
const GRIEF_MS = 1_000;

/**
 * A table whose players look at it only to answer, and only after both a mail and a push have told them to. So a message
 * that is lost stops the table.
 */
export class ToldTable {
  readonly id: string;
  finished = false;
  /** Turns that were answered. */
  answered = 0;
  readonly #people: readonly Person[];
  readonly #post: Postbox;
  readonly #rng: Rng;
  readonly #tellings: Telling[];
  /** By seat: what its turn is called. */
  #turns = new Map<number, Telling>();
  #seq = -1;
  /** The seat that has sent a move, while it is unknown whether it was written. */
  #mover: number | undefined;

  private constructor(id: string, people: readonly Person[], post: Postbox, rng: Rng) {
    this.id = id;
    this.#people = people;
    this.#post = post;
    this.#rng = rng;
    this.#tellings = people.map((person) => ({ person, about: `${id}/start/0`, must: false }));
  }

  static async open(
    address: string,
    game: string,
    count: number,
    { post, rng }: { post: Postbox; rng: Rng },
  ): Promise<ToldTable> {
    const people = await Promise.all(NAMES.slice(0, count).map((name) => newPerson(address, name, post)));
    const [host, ...others] = people;
    if (host === undefined) throw new Error('a table needs a player');
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
    const { id } = await host.visitor.table('/tables', { game, visibility: 'unlisted', seats });
    for (const [at, { visitor }] of others.entries()) await visitor.table(`/tables/${id}/sit`, { seat: at + 1 });
    const table = new ToldTable(id, people, post, rng);
    table.#learn(await host.visitor.table(`/tables/${id}/start`));
    return table;
  }

  /** Plays until the game is over, or the server does not answer. `killed` says that it never will. */
  async play(address: string, killed: AbortSignal): Promise<void> {
    try {
      while (!this.finished) {
        await this.look(address);
        if (!this.finished) await this.#answer(address, killed);
      }
    } catch (error) {
      // The connection may be lost a little before we know why.
      if (!killed.aborted) await pause(GRIEF_MS);
      if (!killed.aborted) throw error;
    }
  }

  /** The ids of everything that must have been received. */
  due(): string[] {
    return this.#tellings.filter(({ must }) => must).flatMap(idsOf);
  }

  /** The ids of everything that there can be. */
  allowed(): string[] {
    return this.#tellings.flatMap(idsOf);
  }

  /** Finds out what has happened, also what the server was killed after. */
  async look(address: string): Promise<void> {
    const { status, body } = await new Visitor(address, this.#people[0]?.visitor.cookie).get<TableInfo>(
      `/tables/${this.id}`,
    );
    if (status !== 200) throw new Error(`the table was answered with ${status}`);
    this.#learn(body);
  }

  /** Derives from what the table looks like now who must have been told what. */
  #learn({ seq, awaiting, status }: TableInfo): void {
    if (seq === this.#seq) return;
    const turns = new Map<number, Telling>();
    for (const [seat, telling] of this.#turns)
      if (seat !== this.#mover && !awaiting.includes(seat)) telling.must = false;
    for (const seat of awaiting) {
      const person = this.#people[seat];
      const known = seat === this.#mover ? undefined : this.#turns.get(seat);
      if (person === undefined) continue;
      const telling = known ?? { person, about: `${this.id}/turn/${seq}`, must: seat !== this.#mover };
      turns.set(seat, telling);
      if (known === undefined) this.#tellings.push(telling);
    }
    if (status === 'finished') {
      this.finished = true;
      for (const [seat, person] of this.#people.entries())
        this.#tellings.push({ person, about: `${this.id}/end/${seq}`, must: seat !== this.#mover });
    }
    if (this.#seq >= 0) this.answered++;
    this.#turns = turns;
    this.#seq = seq;
    this.#mover = undefined;
  }

  async #answer(address: string, killed: AbortSignal): Promise<void> {
    const [seat, telling] = [...this.#turns][below(this.#rng, this.#turns.size)] ?? [];
    if (seat === undefined || telling === undefined) throw new Error('the table awaits nobody');
    if (telling.must) await this.#post.all(idsOf(telling), killed);
    const page = await new Visitor(address, telling.person.visitor.cookie).page({ keep: false });
    try {
      await this.#move(page, seat);
    } finally {
      page.terminate();
    }
  }

  async #move(page: Page, seat: number): Promise<void> {
    const { moment, entries } = await page.watch(this.id);
    if (entries.length !== this.#seq || moment === undefined) throw new Error('the table has changed');
    this.#mover = seat;
    const { legal = [], mayEnd } = moment;
    const id = `m${this.#seq}-${below(this.#rng, 1_000_000)}`;
    const text = legal[below(this.#rng, legal.length)] ?? '';
    const seq = this.#seq;
    const answer =
      mayEnd === true
        ? await page.ask({ type: 'end', id, table: this.id, seq })
        : await page.ask({ type: 'move', id, table: this.id, seq, text, final: true });
    if (answer.type === 'refused') await pause(TRY_AGAIN_MS);
  }
}

/** A guest with a confirmed mail address and a browser that takes pushes. */
async function newPerson(address: string, name: string, post: Postbox): Promise<Person> {
  const visitor = new Visitor(address);
  const { player } = (await visitor.post<Me>('/guest', { name })).body;
  await visitor.post('/notifications/mail', { address: `${player}@readers.org` });
  const confirmation = post.mails.received.find(({ to }) => to.includes(`${player}@readers.org`));
  const [, token = ''] = /#confirm=([\w.-]+)/.exec(confirmation?.text ?? '') ?? [];
  await visitor.post('/notifications/confirm', { token });
  const { body } = await visitor.post<NoticeInfo>('/notifications/push', post.pushes.subscription(`/${player}`));
  const channel = (kind: string): string => body.channels.find((one) => one.kind === kind && one.confirmed)?.id ?? '';
  return { visitor, player, mail: channel('mail'), push: channel('push') };
}

function idsOf({ person: { player, mail, push }, about }: Telling): string[] {
  return [mailIdOf(`${player}/${about}/${mail}`), topicOf(`${player}/${about}/${push}`)];
}
