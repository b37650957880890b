import {
  allOf,
  describeFault,
  InvariantError,
  integer,
  list,
  object,
  type Result,
  readShape,
  type ShapeFault,
  text,
} from '@portolan/kernel';
import { type Chart, type Island, SEATS } from '../ids.ts';
import shipped from './components.json' with { type: 'json' };
import { fault, PROBLEMS } from './problems.ts';

/** The numbers that an edition of the game may change. */
export interface Components {
  readonly edition: string;
  readonly charts: readonly { readonly number: Chart; readonly copies: number }[];
  readonly islands: readonly { readonly worth: Island; readonly copies: number }[];
  /** Charts dealt to each player. */
  readonly hand: number;
  readonly coasts: number;
  /** The longest game. */
  readonly rounds: number;
  /** Points for an exploration without a claim. */
  readonly journal: number;
}

const FIELDS = object({
  edition: text(/^[\w -]{1,40}$/, (path, found) => fault(path, 'editionName', { found })),
  charts: list(object({ number: integer(1, 99), copies: integer(1, 20) }), { min: 1, max: 99 }),
  islands: list(object({ worth: integer(-99, 99), copies: integer(1, 20) }), { min: 1, max: 99 }),
  hand: integer(1, 10),
  coasts: integer(1, 9),
  rounds: integer(1, 20),
  journal: integer(0, 9),
});

export function readComponents(input: unknown): Result<Components, ShapeFault> {
  return readShape(allOf(FIELDS, enoughCharts, enoughIslands), input);
}

/** The edition that we ship, as plain JSON. */
export const SHIPPED: unknown = shipped;

/** The same, read. */
export function shippedComponents(): Components {
  const read = readComponents(SHIPPED);
  if (!read.ok) throw new InvariantError(`components.json: ${describeFault(read.error, PROBLEMS)}`);
  return read.value;
}

export function allCharts({ charts }: Components): Chart[] {
  return charts.flatMap(({ number, copies }) => Array<Chart>(copies).fill(number));
}

export function allIslands({ islands }: Components): Island[] {
  return islands.flatMap(({ worth, copies }) => Array<Island>(copies).fill(worth));
}

/** A full table must be able to draw in every round. [SP-ROUND-02] */
function enoughCharts(value: unknown, path: string): ShapeFault | undefined {
  const components = value as Components;
  const needed = SEATS.max * (components.hand + components.rounds - 1);
  const there = allCharts(components).length;
  return there >= needed ? undefined : fault(`${path}/charts`, 'tooFewCopies', { needed, found: there });
}

function enoughIslands(value: unknown, path: string): ShapeFault | undefined {
  const components = value as Components;
  const there = allIslands(components).length;
  const { coasts } = components;
  return there >= coasts ? undefined : fault(`${path}/islands`, 'tooFewCopies', { needed: coasts, found: there });
}
