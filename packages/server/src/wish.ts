import { readBotName } from '@portolan/bots';
import { fail, ok, type Result } from '@portolan/kernel';
import type { NewTable, RefusalInfo, SeatWish } from '@portolan/protocol';
import type { Catalogue, OwnComponents } from './catalogue.ts';
import type { SeatRow } from './store/store.ts';

/** What a table is to be made of. */
export interface Checked {
  readonly options: unknown;
  readonly rulesVersion: number;
}

/** Holds the wish for a table against the game and the ways of the house. */
export function checkWish(
  catalogue: Catalogue,
  wish: NewTable,
  own: OwnComponents | undefined,
): Result<Checked, RefusalInfo> {
  const open = catalogue.open(wish.game, own);
  if (!open.ok) return bad(`${open.error.path} ${open.error.problem}`);
  const { game } = open.value;
  const { min, max } = game.seats;
  const seats = wish.seats.length;
  if (seats < min || seats > max) return bad(`${game.title} is for ${min} to ${max} players, not ${seats}`);
  for (const seat of wish.seats) {
    if (seat.kind === 'bot' && !readBotName(seat.bot).ok) return bad(`no bot is called ${seat.bot}`);
  }
  const shared = wish.visibility === 'hotseat';
  if (!shared && wish.seats.filter((seat) => seat.kind === 'me').length > 1)
    return bad('one seat each; share a device for more');
  if (!shared && wish.seats.some((seat) => seat.kind === 'me' && seat.name !== undefined))
    return bad('your seat has your own name; share a device for more');
  if (shared && wish.seats.some((seat) => seat.kind === 'open')) return bad('at a shared device no seat is open');
  const alone = wish.visibility === 'unlisted' && wish.seats.every((seat) => seat.kind !== 'open');
  if (wish.lesson === true && !alone) return bad('a lesson is for oneself and bots');
  const options = game.readOptions(wish.options ?? {});
  if (!options.ok) return bad(`/options${options.error.path} ${options.error.problem}`);
  return ok({ options: options.value, rulesVersion: game.rulesVersion });
}

function bad(detail: string): Result<never, RefusalInfo> {
  return fail({ code: 'badRequest', detail });
}

export function seatRow(wish: SeatWish, player: string): SeatRow {
  if (wish.kind === 'me') {
    return { kind: 'person', player, resigned: false, ...(wish.name === undefined ? {} : { called: wish.name }) };
  }
  return wish.kind === 'bot' ? { kind: 'bot', bot: wish.bot } : { kind: 'open' };
}

/** A seat of the next game: who asks for it sits again, the others are waited for. */
export function invite(seat: SeatRow, player: string): SeatRow {
  if (seat.kind !== 'person') return seat;
  return seat.player === player ? { ...seat, resigned: false } : { kind: 'open' };
}
