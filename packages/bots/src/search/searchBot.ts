import {
  branchRng,
  type ChangeWeight,
  type FittedNet,
  type FittedValue,
  InvariantError,
  type SearchEffort,
} from '@portolan/kernel';
import type { Bot, Thinking } from '../bot.ts';
import { finish } from './finish.ts';
import { halve } from './halving.ts';
import { type Mind, opinionsOf } from './mind.ts';
import type { Searchable } from './searchable.ts';
import { growTree } from './tree.ts';
import { openValue } from './value.ts';

export interface SearchBotOptions extends Searchable {
  readonly name: string;
  /** By number of seats. */
  readonly effort: (seats: number) => SearchEffort;
  readonly value: FittedValue;
  /** Asked for before the first search. */
  readonly net?: (() => Promise<FittedNet | undefined>) | undefined;
  /** Changes the weights of the bot's own advice. */
  readonly change?: ChangeWeight | undefined;
}

/** Compares moves by playing imagined games on to the end of a round, and estimates how these would end. */
export function searchBot({ name, effort, value, net, change, ...searchable }: SearchBotOptions): Bot {
  const makeUpMind = async (): Promise<Mind> => ({
    ...searchable,
    value: openValue(searchable, value, await net?.()),
    ...opinionsOf(searchable.foresight, change),
  });
  let made: Promise<Mind> | undefined;
  return {
    name,
    async choose(table, thinking) {
      const moves = table.legalMoves();
      if (moves.length === 0) throw new InvariantError(`seat ${table.seat} is asked but has no legal move`);
      if (moves.length === 1) return { move: moves[0] };
      made ??= makeUpMind();
      const mind = await made;
      const spent = effort(mind.foresight.features.seats(table.imagine(branchRng(thinking.rng))));
      const search = spent.candidates === undefined ? growTree : halve;
      const begun = search(mind, spent, { table, rng: thinking.rng, isOver: limitOf(thinking) });
      const ranked = await finish(begun, thinking.signal);
      const compared = ranked.map(({ move, visits, sum }) => ({
        move,
        share: visits === 0 ? undefined : sum / visits,
        visits,
      }));
      return { move: compared[0].move, compared };
    },
  };
}

function limitOf({ signal, milliseconds }: Thinking): () => boolean {
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  return () => signal?.aborted === true || performance.now() > end;
}
