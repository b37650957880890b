import {
  allOf,
  anything,
  fail,
  integer,
  isRecord,
  list,
  object,
  ok,
  oneOf,
  optional,
  type Result,
  type Shape,
  type ShapeFault,
  text,
} from '@portolan/kernel';
import { LONGEST_NAME, nameProblem } from './nameProblem.ts';
import { protocolFault as fault } from './problems.ts';
import { VISIBILITIES, type Visibility } from './table.ts';

/** Who will play a seat of a new table. */
export type SeatRequest =
  /** On a shared device each seat can have a name. */
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatRequest[];
  readonly visibility: Visibility;
  readonly options?: unknown;
  /** The host's own components, checked by the game. */
  readonly components?: unknown;
  /** Start at once; no seat may be open. */
  readonly start?: boolean;
  /** A lesson: the seed is always the same, and only the player and bots take part. */
  readonly lesson?: boolean;
}

/** The largest imported log, in bytes. */
export const LONGEST_LOG = 4 * 1024 * 1024;

const ID = text(/^[A-Za-z0-9_-]{1,40}$/, (path, found) => fault(path, 'badId', { found }));
export const NAME_SHAPE: Shape = (value, path) => {
  if (typeof value !== 'string') return fault(path, 'badName', { found: typeof value });
  const problem = nameProblem(value);
  return problem === undefined ? undefined : fault(path, problem, { max: LONGEST_NAME });
};
/** The name of a bot. */
export const BOT_SHAPE = ID;
const CODE = text(/^[A-Za-z0-9-]{4,12}$/, (path, found) => fault(path, 'badCode', { found }));

const OPEN_SEAT = object({ kind: oneOf(['open']) });
const OWN_SEAT = object({ kind: oneOf(['me']), name: optional(NAME_SHAPE) });
const BOT_SEAT = object({ kind: oneOf(['bot']), bot: BOT_SHAPE });
const SEAT_KIND: Shape = (value, path) =>
  isRecord(value) ? oneOf(['me', 'open', 'bot'])(value.kind, `${path}/kind`) : OPEN_SEAT(value, path);
const SEAT_REQUEST = allOf(SEAT_KIND, (value, path) => {
  const kind = isRecord(value) ? value.kind : undefined;
  return (kind === 'bot' ? BOT_SEAT : kind === 'me' ? OWN_SEAT : OPEN_SEAT)(value, path);
});

const SHAPES = {
  guest: object({ name: NAME_SHAPE }),
  rename: object({ name: NAME_SHAPE }),
  link: object({ code: CODE }),
  join: object({ code: CODE }),
  sit: object({ seat: integer(0, 7) }),
  newTable: object({
    game: ID,
    seats: list(SEAT_REQUEST, { min: 1, max: 8 }),
    visibility: oneOf(VISIBILITIES),
    options: optional(anything()),
    components: optional(anything()),
    start: optional(oneOf([true, false])),
    lesson: optional(oneOf([true, false])),
  }),
} satisfies Readonly<Record<string, Shape>>;

export interface Requests {
  guest: { readonly name: string };
  rename: { readonly name: string };
  link: { readonly code: string };
  join: { readonly code: string };
  sit: { readonly seat: number };
  newTable: NewTable;
}

/** Reads the body of a request, or reports the faulty field. */
export function readRequest<K extends keyof Requests>(kind: K, body: unknown): Result<Requests[K], ShapeFault> {
  const found = SHAPES[kind](body, '');
  return found === undefined ? ok(body as Requests[K]) : fail(found);
}
