import { readBotName } from '@portolan/bots';
import { fail, type Result, type Seat } from '@portolan/kernel';
import { isReplaced, type MatchPosition, perspectiveOf, type TableRequest, unanswered } from '@portolan/match';
import { type ClientMessage, type RefusalInfo, refusal } from '@portolan/protocol';
import type { LiveTable } from './match/matchRegistry.ts';
import type { Services } from './services.ts';
import { type Subscriber, seatsOf } from './subscriptions.ts';

const TABLE_REQUESTS = ['handOver', 'return', 'vote', 'askBack', 'answerBack', 'withdrawBack', 'calendar'] as const;

/** What the player of a seat asks for besides moves. */
export type TableRequestMessage = Extract<ClientMessage, { readonly type: (typeof TABLE_REQUESTS)[number] }>;

export function isTableRequest(message: ClientMessage): message is TableRequestMessage {
  return TABLE_REQUESTS.some((type) => type === message.type);
}

/** Writes it into the log of its match, if the player has a seat there and it is allowed. */
export async function submitTableRequest(
  { tableRequests }: Pick<Services, 'tableRequests'>,
  { player }: Subscriber,
  { table, match }: LiveTable,
  message: TableRequestMessage,
): Promise<Result<number, RefusalInfo>> {
  const own = seatsOf(table, player);
  if (player === undefined || own.length === 0) return fail({ code: 'notSeated' });
  const seat = message.seat === undefined ? seatFor(match.position(), own, message) : message.seat;
  if (seat === undefined || !own.includes(seat)) return fail({ code: 'notSeated' });
  if (message.type === 'handOver' && message.bot !== undefined && !readBotName(message.bot).ok)
    return fail(refusal('unknownBot', { bot: message.bot }));
  // Each of them is an entry that everybody reads.
  if (!(await tableRequests.take([player]))) return fail({ code: 'tooFast' });
  return match.ask({ id: `${player}/${message.id}`, seat }, requestIn(message));
}

/** On a shared device: the seat that has something to answer or to take back, or the one that decides. */
function seatFor(position: MatchPosition, own: readonly Seat[], { type }: TableRequestMessage): Seat | undefined {
  if (type === 'answerBack') {
    const open = unanswered(position);
    return own.find((seat) => open.includes(seat)) ?? own[0];
  }
  if (type === 'withdrawBack') return own.find((seat) => seat === position.table.request?.seat) ?? own[0];
  if (type === 'return') return own.find((seat) => isReplaced(position.table, seat)) ?? own[0];
  return perspectiveOf(position, own).seat ?? own[0];
}

function requestIn(message: TableRequestMessage): TableRequest {
  switch (message.type) {
    case 'handOver':
      return { kind: 'handOver', ...(message.bot === undefined ? {} : { bot: message.bot }) };
    case 'return':
      return { kind: 'return' };
    case 'vote':
      return { kind: 'vote', for: message.for, ...(message.off === true ? { off: true } : {}) };
    case 'askBack':
      return { kind: 'askBack', seq: message.seq, to: message.to, ...hiddenOf(message) };
    case 'answerBack':
      return { kind: 'answerBack', request: message.request, agree: message.agree, ...hiddenOf(message) };
    case 'withdrawBack':
      return { kind: 'withdrawBack', request: message.request };
    case 'calendar': {
      const { zone, holidays, vacation } = message;
      return {
        kind: 'calendar',
        ...(zone === undefined ? {} : { zone }),
        ...(holidays === undefined ? {} : { holidays }),
        ...(vacation === undefined ? {} : { vacation }),
      };
    }
  }
}

function hiddenOf({ hidden }: { readonly hidden?: true }): { readonly hidden?: true } {
  return hidden === true ? { hidden } : {};
}

/** Programs have no way to answer a request to go back: they agree, as bots do. */
export async function answerForPrograms(
  { players }: Pick<Services, 'players'>,
  { table, match }: LiveTable,
): Promise<void> {
  const request = match.position().table.request?.seq;
  if (request === undefined) return;
  for (const seat of unanswered(match.position())) {
    const row = table.seats[seat];
    if (row?.kind !== 'person' || !(await players.isProgram(row.player))) continue;
    await match.ask(
      { id: `program-${seat}-${request}`, seat },
      { kind: 'answerBack', request, agree: true, hidden: true },
    );
  }
}
