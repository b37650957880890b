import { readBotName } from '@portolan/bots';
import { fail, ok, type Result } from '@portolan/kernel';
import { faultParams, type NewTable, type RefusalInfo, refusal, type SeatRequest } from '@portolan/protocol';
import type { GameRegistry, OwnComponents } from './gameRegistry.ts';
import type { SeatRow } from './store/store.ts';

/** What the game makes of a request for a table. */
export interface CheckedTable {
  readonly options: unknown;
  readonly rulesVersion: number;
}

/** Checks a request for a table against the game and the rules of this server. */
export function checkNewTable(
  games: GameRegistry,
  request: NewTable,
  own: OwnComponents | undefined,
): Result<CheckedTable, RefusalInfo> {
  const open = games.open(request.game, own);
  if (!open.ok) return fail(refusal('faultyValue', faultParams(open.error)));
  const { game } = open.value;
  const { min, max } = game.seats;
  const seats = request.seats.length;
  if (seats < min || seats > max) return fail(refusal('seatsOutOfRange', { title: game.title, min, max, seats }));
  for (const seat of request.seats) {
    if (seat.kind === 'bot' && !readBotName(seat.bot).ok) return fail(refusal('unknownBot', { bot: seat.bot }));
  }
  const shared = request.visibility === 'hotseat';
  if (!shared && request.seats.filter((seat) => seat.kind === 'me').length > 1) return fail(refusal('oneSeatEach'));
  if (!shared && request.seats.some((seat) => seat.kind === 'me' && seat.name !== undefined))
    return fail(refusal('ownNameOnly'));
  if (shared && request.seats.some((seat) => seat.kind === 'open')) return fail(refusal('sharedSeatOpen'));
  const alone = request.visibility === 'unlisted' && request.seats.every((seat) => seat.kind !== 'open');
  if (request.lesson === true && !alone) return fail(refusal('lessonNotAlone'));
  const counts = !shared && request.lesson !== true && own === undefined && seats > 1;
  if (request.terms?.rated === true && !counts) return fail(refusal('cannotBeRated'));
  const options = game.readOptions(request.options ?? {});
  if (!options.ok) {
    const { path } = options.error;
    return fail(refusal('faultyValue', faultParams({ ...options.error, path: `/options${path}` })));
  }
  return ok({ options: options.value, rulesVersion: game.rulesVersion });
}

export function seatRow(request: SeatRequest, player: string): SeatRow {
  if (request.kind === 'me') {
    return { kind: 'person', player, resigned: false, ...(request.name === undefined ? {} : { called: request.name }) };
  }
  return request.kind === 'bot' ? { kind: 'bot', bot: request.bot } : { kind: 'open' };
}

/** A seat of a rematch: taken by the player who asks for it, open for the others until they accept. */
export function invite(seat: SeatRow, player: string): SeatRow {
  if (seat.kind !== 'person') return seat;
  return seat.player === player ? { ...seat, resigned: false } : { kind: 'open' };
}
