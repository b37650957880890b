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
  signInRefused: { code: 'notAllowed', params: [] },
  addressTaken: { code: 'notAllowed', params: [] },
  noHints: { code: 'notAllowed', params: [] },
  banned: { code: 'notAllowed', params: ['why'] },
  bannedUntil: { code: 'notAllowed', params: ['until', 'why'] },
  notAdmin: { code: 'notAllowed', params: [] },
  tableClosed: { code: 'notAllowed', params: [] },
  removedByHost: { code: 'notAllowed', params: [] },
  seatRefused: { code: 'notAllowed', params: [] },
  blockedHere: { code: 'notAllowed', params: ['names'] },
  notYourself: { code: 'notAllowed', params: [] },
  notInvited: { code: 'notAllowed', params: [] },
  alreadyInvited: { code: 'notAllowed', params: [] },
  alreadyHere: { code: 'notAllowed', params: [] },
  tableFull: { code: 'notAllowed', params: [] },
  recordHidden: { code: 'notAllowed', params: [] },
  tournamentBegun: { code: 'notAllowed', params: [] },
  tooFewEntrants: { code: 'notAllowed', params: ['least'] },

  standInPlays: { code: 'notAllowed', params: [] },
  noStandIn: { code: 'notAllowed', params: [] },
  noVote: { code: 'notAllowed', params: [] },
  notSilent: { code: 'notAllowed', params: [] },
  noClock: { code: 'notAllowed', params: [] },
  noSuchMove: { code: 'notAllowed', params: [] },
  requestOpen: { code: 'notAllowed', params: [] },
  requestOver: { code: 'notAllowed', params: [] },
  notAsked: { code: 'notAllowed', params: [] },
  hiddenSince: { code: 'notAllowed', params: [] },
  tooManyDaysOff: { code: 'notAllowed', params: ['max'] },

  tooManyTables: { code: 'tooMany', params: [] },
  tooManyTournaments: { code: 'tooMany', params: ['max'] },
  tournamentFull: { code: 'tooMany', params: ['max'] },
  tooManyFromNetwork: { code: 'tooMany', params: [] },
  tooMuchToKeep: { code: 'tooMany', params: [] },
  tooManyPasskeys: { code: 'tooMany', params: ['max'] },
  tooManyAddresses: { code: 'tooMany', params: ['max'] },
  tooManyBots: { code: 'tooMany', params: ['max'] },
  tooManyWatched: { code: 'tooMany', params: ['max'] },
  tooManyChannels: { code: 'tooMany', params: ['max'] },
  tooManyRequests: { code: 'tooMany', params: [] },
  serverFull: { code: 'tooMany', params: [] },
  tooManyShunned: { code: 'tooMany', params: ['max'] },
  tooManyReports: { code: 'tooMany', params: ['max'] },
  tooManyInvitations: { code: 'tooMany', params: ['max'] },
  tooManyOffers: { code: 'tooMany', params: ['max'] },

  seatsOutOfRange: { code: 'badRequest', params: ['title', 'min', 'max', 'seats'] },
  unknownBot: { code: 'badRequest', params: ['bot'] },
  oneSeatEach: { code: 'badRequest', params: [] },
  ownNameOnly: { code: 'badRequest', params: [] },
  sharedSeatOpen: { code: 'badRequest', params: [] },
  lessonNotAlone: { code: 'badRequest', params: [] },
  cannotBeRated: { code: 'badRequest', params: [] },
  unevenGroups: { code: 'badRequest', params: ['seats'] },
  unknownViewer: { code: 'badRequest', params: [] },
  logNotText: { code: 'badRequest', params: [] },
  unreadableRequest: { code: 'badRequest', params: ['status'] },
  serverError: { code: 'badRequest', params: [] },
  faultyValue: { code: 'badRequest', params: ['path', 'problem'] },
  noPasskeysHere: { code: 'badRequest', params: [] },
  passkeyNotAdded: { code: 'badRequest', params: [] },
  checkTooSlow: { code: 'badRequest', params: ['seconds'] },
  checkFailed: { code: 'badRequest', params: [] },
  faultyLog: { code: 'badRequest', params: ['line', 'problem'] },
  faultyLogOptions: { code: 'badRequest', params: ['line', 'path', 'problem'] },
  faultyLogComponents: { code: 'badRequest', params: ['line', 'path', 'problem'] },

  badTarget: { code: 'badRequest', params: [] },
  webhookFailed: { code: 'badRequest', params: [] },
  mailFailed: { code: 'badRequest', params: [] },

  otherBotProtocol: { code: 'badMessage', params: ['ours', 'theirs'] },
  helloFirst: { code: 'badMessage', params: [] },
  faultyMessage: { code: 'badMessage', params: ['path', 'problem'] },

  noMail: { code: 'notAllowed', params: [] },
  linkUnknown: { code: 'notFound', params: [] },
  noTableWithCode: { code: 'notFound', params: [] },
  noBotWithToken: { code: 'notFound', params: [] },
  noDeviceWithCode: { code: 'notFound', params: [] },
  unknownPlayer: { code: 'notFound', params: [] },
  unknownLine: { code: 'notFound', params: [] },
  unknownReport: { code: 'notFound', params: [] },
  noInvitation: { code: 'notFound', params: [] },
  noOffer: { code: 'notFound', params: [] },
  lapsedLink: { code: 'notFound', params: [] },
  shippedComponents: { code: 'notFound', params: [] },
  noSuchRatings: { code: 'notFound', params: [] },
  unknownTournament: { code: 'notFound', params: [] },

  movedElsewhere: { code: 'stale', params: [] },
  turnNotEnded: { code: 'wrongSeat', params: [] },

  damaged: { code: 'notRunning', params: [] },
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
