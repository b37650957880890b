import { type Items, LOCATIONS, type LocationId, offerAt } from '@portolan/francis-drake';
import { isLit } from '@portolan/table-kit';
import { offerWords } from '../offerWords.ts';
import { joined, personName } from '../words.ts';
import type { Deal } from './deal.ts';
import { t } from './messages.ts';

/** One circle of a Location: what it brings, or who is on it. */
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
  /** What a visitor may choose from besides. */
  readonly choices: readonly Items[];
  /** Behind the viewer on the one-way street. */
  readonly passed: boolean;
  readonly open: boolean;
}

const laidOut = new WeakMap<Deal, readonly PlaceInfo[]>();

/** In order along the street. */
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

function nextOffer({ box, view }: Deal, { id, open }: PlaceInfo): string {
  const location = LOCATIONS.indexOf(id);
  return open ? t('next', { offer: offerWords(location, offerAt(box, view, location)) }) : t('full');
}

/** The Locations that are open now and that a stop further along would skip for good. */
export function skippedBy(deal: Deal, target: string | undefined): readonly PlaceInfo[] {
  const places = placesOf(deal);
  const to = places.findIndex((place) => place.target === target);
  return places.filter((place) => place.place < to && isOffered(deal, place.target));
}

function isOffered({ turn }: Deal, target: string): boolean {
  return turn?.whole.lit.has(target) === true;
}

/** The Location in sentences, for a screen reader. */
export function placeLabel(deal: Deal, info: PlaceInfo): string {
  const visitors = deal.view.street[info.place]?.discs ?? [];
  const skipped = isLit(deal, info.target) ? skippedBy(deal, info.target) : [];
  return [
    t('location', { name: info.name, n: info.place + 1 }),
    nextOffer(deal, info),
    ...(visitors.length > 0 ? [t('visitors', { names: joined(visitors.map((seat) => personName(deal, seat))) })] : []),
    ...(info.passed && deal.question?.kind === 'plymouthTurn' ? [t('passed')] : []),
    ...(skipped.length > 0 ? [t('skipping', { places: joined(skipped.map(({ name }) => name)) })] : []),
  ].join(' ');
}
