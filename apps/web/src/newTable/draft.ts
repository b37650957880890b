import type { GameOption } from '@portolan/client';
import type { GameInfo, NewTable, SeatRequest, TableTerms, Visibility } from '@portolan/protocol';
import { isName } from '../app/NameField.tsx';
import { usualBot, usualSeats } from '../app/seating.ts';
import { optionsFor } from '../games/optionsFor.ts';
import { type CompanyDraft, companyTerms, USUAL_COMPANY } from './companyTerms.ts';
import { hintTerms } from './hintTerms.ts';
import { type Timing, termsOf, USUAL_TIMING } from './timingChoices.ts';

/** The state of the form for a new table. */
export interface Draft {
  readonly game: GameInfo;
  readonly seats: readonly SeatRequest[];
  readonly visibility: Visibility;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly components: { readonly file: string; readonly value: unknown } | undefined;
  readonly company: CompanyDraft;
  /** Undefined until somebody has chosen. */
  readonly hints: boolean | undefined;
  readonly timing: Timing;
}

/** What every part of the form is given. */
export interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function newDraft(game: GameInfo, options: readonly GameOption[]): Draft {
  const bot: SeatRequest = { kind: 'bot', bot: usualBot(game) };
  return {
    game,
    seats: Array.from({ length: usualSeats(game) }, (_, seat): SeatRequest => (seat === 0 ? { kind: 'me' } : bot)),
    visibility: 'unlisted',
    options: Object.fromEntries(options.map(({ key, initial }) => [key, initial])),
    components: undefined,
    company: USUAL_COMPANY,
    hints: undefined,
    timing: USUAL_TIMING,
  };
}

/** New seats are copies of the last one; surplus seats are removed from the end. */
export function withSeats(draft: Draft, count: number): Draft {
  const last = draft.seats.at(-1) ?? { kind: 'open' };
  const more: SeatRequest = last.kind === 'me' ? { kind: 'open' } : last;
  const fill: SeatRequest = draft.visibility === 'hotseat' && more.kind === 'open' ? { kind: 'me' } : more;
  return { ...draft, seats: Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? fill) };
}

/** A person has one seat, except on a shared device, where every seat without a bot is theirs. */
export function withSeat(draft: Draft, at: number, request: SeatRequest): Draft {
  const alone = request.kind === 'me' && draft.visibility !== 'hotseat';
  const seats = draft.seats.map((seat, other): SeatRequest => {
    if (other === at) return request;
    return alone && seat.kind === 'me' ? { kind: 'open' } : seat;
  });
  return { ...draft, seats };
}

export function withVisibility(draft: Draft, visibility: Visibility): Draft {
  let seated = false;
  const seats = draft.seats.map((seat): SeatRequest => {
    if (visibility === 'hotseat') return seat.kind === 'open' ? { kind: 'me' } : seat;
    if (seat.kind !== 'me') return seat;
    const me: SeatRequest = { kind: 'me' };
    const first = !seated;
    seated = true;
    return first ? me : { kind: 'open' };
  });
  return { ...draft, visibility, seats };
}

export function withOption(draft: Draft, key: string, value: boolean | string): Draft {
  return { ...draft, options: { ...draft.options, [key]: value } };
}

/** True when all seats are taken, so that the game can start immediately. */
export function isFull(draft: Draft): boolean {
  return !hasOpenSeat(draft);
}

/** True when others can join. */
export function hasOpenSeat({ seats }: Draft): boolean {
  return seats.some(({ kind }) => kind === 'open');
}

/** People who share a device take the time they need. */
export function mayHaveTiming({ visibility }: Draft): boolean {
  return visibility !== 'hotseat';
}

/** Players without company have nobody to agree with, unless they want a clock; all decide about hints. */
function agreedTerms(draft: Draft): TableTerms | undefined {
  const isAgreed = mayHaveTiming(draft) && (hasOpenSeat(draft) || draft.timing.kind !== 'none');
  const agreed = isAgreed ? { ...termsOf(draft.timing), ...companyTerms(draft) } : {};
  const terms = { ...agreed, ...hintTerms(draft) };
  return Object.keys(terms).length === 0 ? undefined : terms;
}

/** True when every name that was entered can be used. */
export function isNamed({ seats }: Draft): boolean {
  return seats.map(named).every((seat) => seat.kind !== 'me' || seat.name === undefined || isName(seat.name));
}

export function tableRequest(draft: Draft, all: readonly GameOption[] = []): NewTable {
  const { game, seats, visibility, options, components } = draft;
  const wanted = gathered(
    optionsFor(all, seats.length).map(({ key, initial }) => [key, options[key] ?? initial] as const),
  );
  const terms = agreedTerms(draft);
  return {
    game: game.id,
    seats: seats.map(named),
    visibility,
    ...(terms === undefined ? {} : { terms }),
    ...(Object.keys(wanted).length === 0 ? {} : { options: wanted }),
    ...(components === undefined ? {} : { components: components.value }),
    ...(isFull(draft) ? { start: true } : {}),
  };
}

type Answer = boolean | string;

/** Values by key; those of `list.0`, `list.1` and so on form a list. */
function gathered(answers: readonly (readonly [key: string, answer: Answer])[]): Record<string, Answer | Answer[]> {
  const wanted: Record<string, Answer | Answer[]> = {};
  for (const [key, answer] of answers) {
    const [name = key, at] = key.split('.');
    const list = wanted[name];
    if (at === undefined) wanted[name] = answer;
    else if (Array.isArray(list)) list.push(answer);
    else wanted[name] = [answer];
  }
  return wanted;
}

/** Drops an empty name. */
function named(request: SeatRequest): SeatRequest {
  if (request.kind !== 'me') return request;
  const name = request.name?.trim();
  return name === undefined || name === '' ? { kind: 'me' } : { kind: 'me', name };
}
