import { listWords, nameAt } from '@portolan/client';
import { type Items, LOCATIONS, type LocationId } from '@portolan/francis-drake';
import { itemWords, points } from '../words.ts';
import { type Deal, isLit } from './deal.ts';
import { say } from './messages.ts';

/** One circle of a place: what it brings, or who is on it. */
export interface CircleInfo {
  readonly seat: number | undefined;
  readonly gift: Items | undefined;
  /** Added to the die at the Tavern. */
  readonly die: number | undefined;
  /** The one the next visitor gets. */
  readonly next: boolean;
}

export interface PlaceInfo {
  readonly id: LocationId;
  readonly name: string;
  /** Counted from 0. */
  readonly place: number;
  readonly target: string;
  readonly circles: readonly CircleInfo[];
  /** What one may choose from besides. */
  readonly choices: readonly Items[];
  /** Behind the viewer on the one-way street. */
  readonly passed: boolean;
  readonly open: boolean;
}

const laidOut = new WeakMap<Deal, readonly PlaceInfo[]>();

/** By place along the street. */
export function placesOf(deal: Deal): readonly PlaceInfo[] {
  const known = laidOut.get(deal) ?? deal.view.street.map((_, place) => placeOf(deal, place));
  laidOut.set(deal, known);
  return known;
}

function placeOf(deal: Deal, place: number): PlaceInfo {
  const { box, view, me } = deal;
  const { location: id, discs } = view.street[place] ?? { location: 'dockside', discs: [] };
  const at = LOCATIONS.indexOf(id);
  const mine = me === undefined ? -1 : (view.players[me]?.place ?? -1);
  const seats = doubled(deal, id, discs);
  const limit = box.components.locations[id].circles;
  const grants = box.grants[view.seats]?.[at] ?? [];
  const count = limit === null ? view.seats : Math.max(id === 'drake' ? 2 : limit, seats.length);
  const circles = Array.from({ length: count }, (_, circle) => ({
    seat: seats[circle],
    gift: id === 'drake' ? undefined : grants[circle],
    die: id === 'tavern' ? (box.components.locations.tavern.dieBonus?.[circle] ?? 0) : undefined,
    next: circle === seats.length,
  }));
  return {
    id,
    name: box.components.locations[id].name,
    place,
    target: `loc:${id}`,
    circles,
    choices: (box.choices[at] ?? []).flatMap((index) => box.yields[index] ?? []),
    passed: place <= mine,
    open: limit === null || discs.length < limit,
  };
}

/** Drake takes two discs of one visitor, the second a turn later. [FD-PROV-29] */
function doubled({ view }: Deal, id: LocationId, discs: readonly number[]): readonly number[] {
  const [seat] = discs;
  if (id !== 'drake' || seat === undefined) return discs;
  return view.players[seat]?.atDrake === true ? [seat] : [seat, seat];
}

/** What the next visitor gets, in words. */
function offerWords(deal: Deal, { id, circles, choices }: PlaceInfo): string {
  const next = circles.find((circle) => circle.next);
  const { constants } = deal.box.components;
  const choice = choices.map(itemWords).join(say('orElse'));
  if (id === 'drake') {
    const fixed = deal.box.grants[deal.view.seats]?.[LOCATIONS.indexOf(id)]?.[0];
    return fixed === undefined ? choice : `${itemWords(fixed)}, and ${choice}`;
  }
  if (id === 'investor') return `${choice} ${say('pays', { points: points(constants.investorCost) })}`;
  if (choices.length > 0) return choice;
  if (next === undefined) return say('full');
  if (next.die !== undefined) return next.die > 0 ? say('rollPlus', { n: next.die }) : say('roll');
  return next.gift === undefined ? say('none') : itemWords(next.gift);
}

/** The places that are open now and would be closed for good by a stop further along. */
export function skippedBy(deal: Deal, target: string | undefined): readonly PlaceInfo[] {
  const places = placesOf(deal);
  const to = places.findIndex((place) => place.target === target);
  return places.filter((place) => place.place < to && isOffered(deal, place.target));
}

function isOffered({ turn }: Deal, target: string): boolean {
  return turn?.whole.lit.has(target) === true;
}

/** The place in a sentence, for those who listen. */
export function placeLabel(deal: Deal, info: PlaceInfo): string {
  const visitors = deal.view.street[info.place]?.discs ?? [];
  const offer = info.open ? say('gives', { what: offerWords(deal, info) }) : say('full');
  const skipped = isLit(deal, info.target) ? skippedBy(deal, info.target) : [];
  const parts = [
    offer,
    ...(visitors.length > 0
      ? [say('visitors', { names: listWords(visitors.map((seat) => nameAt(deal.names, seat))) })]
      : []),
    ...(info.passed && deal.question?.kind === 'plymouthTurn' ? [say('passed')] : []),
    ...(skipped.length > 0 ? [say('skipping', { places: listWords(skipped.map(({ name }) => name)) })] : []),
  ];
  return `${say('place', { name: info.name, n: info.place + 1 })}: ${parts.join('; ')}`;
}
