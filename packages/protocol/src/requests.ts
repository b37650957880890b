import {
  allOf,
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
import { type AccountRequests, accountShapes, BRING, type Bringing } from './accountRequests.ts';
import { BOUNDED, COMPONENTS } from './bounded.ts';
import { COMPANY_SHAPES, type CompanyRequests } from './companyRequests.ts';
import { LONGEST_NAME, nameProblem } from './nameProblem.ts';
import { NOTICE_SHAPES, type NoticeRequests } from './noticeRequests.ts';
import { protocolFault as fault } from './problems.ts';
import { VISIBILITIES, type Visibility } from './table.ts';
import type { TableTerms } from './terms.ts';
import { TERMS_SHAPE } from './termsShape.ts';
import type { NewTournament } from './tournament.ts';

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
  /** What the players agree on besides the rules. */
  readonly terms?: TableTerms;
  /** Start at once; no seat may be open. */
  readonly start?: boolean;
  /** A lesson: the seed is always the same, and only the player and bots take part. */
  readonly lesson?: boolean;
}

/** A new table that begins with the first `seq` entries of a finished match, with the player in this seat. */
export interface BranchRequest {
  readonly seq: number;
  readonly seat: number;
  /** Played first, in notation. */
  readonly move?: string;
}

/** The largest imported log, in bytes. */
export const LONGEST_LOG = 4 * 1024 * 1024;

export const ID_SHAPE = text(/^[A-Za-z0-9_-]{1,40}$/, (path, found) => fault(path, 'badId', { found }));
export const NAME_SHAPE: Shape = (value, path) => {
  if (typeof value !== 'string') return fault(path, 'badName', { found: typeof value });
  const problem = nameProblem(value);
  return problem === undefined ? undefined : fault(path, problem, { max: LONGEST_NAME });
};
/** A move in notation. */
export const MOVE_SHAPE = text(/^[ -~]{1,200}$/, (path, found) => fault(path, 'badMove', { found }));
export const CODE_SHAPE = text(/^[A-Za-z0-9-]{4,12}$/, (path, found) => fault(path, 'badCode', { found }));

const OPEN_SEAT = object({ kind: oneOf(['open']) });
const OWN_SEAT = object({ kind: oneOf(['me']), name: optional(NAME_SHAPE) });
const BOT_SEAT = object({ kind: oneOf(['bot']), bot: ID_SHAPE });
const SEAT_KIND: Shape = (value, path) =>
  isRecord(value) ? oneOf(['me', 'open', 'bot'])(value.kind, `${path}/kind`) : OPEN_SEAT(value, path);
const SEAT_REQUEST = allOf(SEAT_KIND, (value, path) => {
  const kind = isRecord(value) ? value.kind : undefined;
  return (kind === 'bot' ? BOT_SEAT : kind === 'me' ? OWN_SEAT : OPEN_SEAT)(value, path);
});

const SHAPES = {
  ...COMPANY_SHAPES,
  ...accountShapes(NAME_SHAPE),
  ...NOTICE_SHAPES,
  guest: object({ name: NAME_SHAPE }),
  rename: object({ name: NAME_SHAPE }),
  link: object({ code: CODE_SHAPE, bring: BRING }),
  join: object({ code: CODE_SHAPE }),
  sit: object({ seat: integer(0, 7), anyway: optional(oneOf([true])) }),
  branch: object({ seq: integer(0, 1_000_000), seat: integer(0, 7), move: optional(MOVE_SHAPE) }),
  newBot: object({ name: NAME_SHAPE }),
  hideRecord: object({ hidden: oneOf([true, false]) }),
  newTournament: object({
    title: NAME_SHAPE,
    game: ID_SHAPE,
    seats: integer(2, 8),
    groupSize: integer(2, 16),
    rounds: integer(1, 8),
    roundDays: integer(1, 60),
    terms: optional(TERMS_SHAPE),
  }),
  newTable: object({
    game: ID_SHAPE,
    seats: list(SEAT_REQUEST, { min: 1, max: 8 }),
    visibility: oneOf(VISIBILITIES),
    options: optional(BOUNDED),
    components: optional(COMPONENTS),
    terms: optional(TERMS_SHAPE),
    start: optional(oneOf([true, false])),
    lesson: optional(oneOf([true, false])),
  }),
} satisfies Readonly<Record<string, Shape>>;

export interface Requests extends AccountRequests, CompanyRequests, NoticeRequests {
  guest: { readonly name: string };
  rename: { readonly name: string };
  link: { readonly code: string } & Bringing;
  join: { readonly code: string };
  /** `anyway`: also beside somebody whom the player has blocked. */
  sit: { readonly seat: number; readonly anyway?: true };
  branch: BranchRequest;
  newBot: { readonly name: string };
  hideRecord: { readonly hidden: boolean };
  newTournament: NewTournament;
  newTable: NewTable;
}

/** Reads the body of a request, or reports the faulty field. */
export function readRequest<K extends keyof Requests>(kind: K, body: unknown): Result<Requests[K], ShapeFault> {
  const found = SHAPES[kind](body, '');
  return found === undefined ? ok(body as Requests[K]) : fail(found);
}
