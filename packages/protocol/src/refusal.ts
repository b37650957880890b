import type { Params, RuleId, ShapeFault } from '@portolan/kernel';

/** Why a request was refused, as a category. */
export const REFUSALS = [
  'over',
  'wrongSeat',
  'stale',
  'unreadable',
  'illegal',
  'notSeated',
  'noUndo',
  'notRunning',
  'unknownTable',
  'badMessage',
  'tooFast',
  'notAllowed',
  'notKnown',
  'notFound',
  'badRequest',
  'tooMany',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/**
 * A refusal carries no text: the page puts the reason, or without one the code, into the reader's language. Seats in
 * `params` are counted from 1, as a message shows them.
 */
export interface RefusalInfo {
  readonly code: RefusalCode;
  readonly rule?: RuleId;
  readonly reason?: Reason;
  readonly params?: Params;
}

/** The reasons there are: the category of each, and the parameters it always has. */
export const REASONS = {
  gameBegun: { code: 'notAllowed', params: [] },
  gameNotOver: { code: 'notAllowed', params: [] },
  seatOpen: { code: 'notAllowed', params: ['seat'] },
  seatNotOpen: { code: 'notAllowed', params: ['seat'] },
  notHost: { code: 'notAllowed', params: [] },
  logNotPublic: { code: 'notAllowed', params: [] },
  otherOrigin: { code: 'notAllowed', params: [] },
  otherHost: { code: 'notAllowed', params: [] },
  notWatching: { code: 'notAllowed', params: [] },
  onlyPublicView: { code: 'notAllowed', params: [] },

  tooManyTables: { code: 'tooMany', params: [] },
  tooManyWatched: { code: 'tooMany', params: ['max'] },
  serverFull: { code: 'tooMany', params: [] },

  seatsOutOfRange: { code: 'badRequest', params: ['title', 'min', 'max', 'seats'] },
  unknownBot: { code: 'badRequest', params: ['bot'] },
  oneSeatEach: { code: 'badRequest', params: [] },
  ownNameOnly: { code: 'badRequest', params: [] },
  sharedSeatOpen: { code: 'badRequest', params: [] },
  lessonNotAlone: { code: 'badRequest', params: [] },
  unknownViewer: { code: 'badRequest', params: [] },
  logNotText: { code: 'badRequest', params: [] },
  unreadableRequest: { code: 'badRequest', params: ['status'] },
  serverError: { code: 'badRequest', params: [] },
  faultyValue: { code: 'badRequest', params: ['path', 'problem'] },
  faultyLog: { code: 'badRequest', params: ['line', 'problem'] },
  faultyLogOptions: { code: 'badRequest', params: ['line', 'path', 'problem'] },
  faultyLogComponents: { code: 'badRequest', params: ['line', 'path', 'problem'] },

  faultyMessage: { code: 'badMessage', params: ['path', 'problem'] },

  noTableWithCode: { code: 'notFound', params: [] },
  noDeviceWithCode: { code: 'notFound', params: [] },
  shippedComponents: { code: 'notFound', params: [] },

  movedElsewhere: { code: 'stale', params: [] },
  turnNotEnded: { code: 'wrongSeat', params: [] },

  componentsLost: { code: 'notRunning', params: [] },
  faultyComponents: { code: 'notRunning', params: ['path', 'problem'] },
  otherRulesVersion: { code: 'notRunning', params: ['played', 'ours'] },
} as const satisfies Readonly<Record<string, { readonly code: RefusalCode; readonly params: readonly string[] }>>;
export type Reason = keyof typeof REASONS;

type Names<R extends Reason> = (typeof REASONS)[R]['params'][number];
type ParamsOf<R extends Reason> = [Names<R>] extends [never]
  ? []
  : [params: Params & Readonly<Record<Names<R>, string | number>>];

export function refusal<R extends Reason>(reason: R, ...[params]: ParamsOf<R>): RefusalInfo {
  const { code } = REASONS[reason];
  return params === undefined ? { code, reason } : { code, reason, params };
}

/** The parameters that tell of a faulty value: where it is, the code of its problem, and that problem's own. */
export function faultParams({ path, problem, params }: ShapeFault): Params & {
  readonly path: string;
  readonly problem: string;
} {
  return { ...params, path, problem };
}
