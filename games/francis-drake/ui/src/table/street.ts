import {
  dieBonus,
  grantOf,
  type Items,
  isAhead,
  LOCATIONS,
  type LocationId,
  offerAt,
  type StopOffer,
} from '@portolan/francis-drake';
import { isLit } from '@portolan/table-kit';
import { offerWords } from '../offerWords.ts';
import { joined, personName } from '../words.ts';
import { t } from './messages.ts';
import type { Scene } from './scene.ts';

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
  /** For the next visitor. */
  readonly offer: StopOffer;
  readonly open: boolean;
}

const laidOut = new WeakMap<Scene, readonly PlaceInfo[]>();

/** In order along the street. */
export function placesOf(scene: Scene): readonly PlaceInfo[] {
  const known = laidOut.get(scene) ?? scene.view.street.map((_, place) => placeOf(scene, place));
  laidOut.set(scene, known);
  return known;
}

function placeOf(scene: Scene, place: number): PlaceInfo {
  const { box, view, me } = scene;
  const id = view.street[place]?.location ?? 'dockside';
  const at = LOCATIONS.indexOf(id);
  const player = view.players[me ?? -1];
  const offer = offerAt(box, view, at);
  const { discs } = offer;
  const circles = Array.from({ length: offer.circles }, (_, circle) => ({
    seat: discs[circle],
    gift: id === 'drake' ? undefined : grantOf(box, view.seats, at, circle),
    die: id === 'tavern' ? dieBonus(box, at, circle) : undefined,
    next: circle === discs.length,
  }));
  return {
    id,
    name: box.components.locations[id].name,
    place,
    target: `loc:${id}`,
    circles,
    choices: (box.choices[at] ?? []).flatMap((index) => box.yields[index] ?? []),
    passed: player !== undefined && !isAhead(view, player, at),
    offer,
    open: offer.circlesLeft !== 0,
  };
}

function nextOffer({ id, open, offer }: PlaceInfo): string {
  return open ? t('next', { offer: offerWords(LOCATIONS.indexOf(id), offer) }) : t('full');
}

/** The Locations that are open now and that a stop further along would skip for good. */
export function skippedBy(scene: Scene, target: string | undefined): readonly PlaceInfo[] {
  const places = placesOf(scene);
  const to = places.findIndex((place) => place.target === target);
  return places.filter((place) => place.place < to && isOffered(scene, place.target));
}

function isOffered({ turn }: Scene, target: string): boolean {
  return turn?.whole.lit.has(target) === true;
}

/** The Location in sentences, for a screen reader. */
export function placeLabel(scene: Scene, info: PlaceInfo): string {
  const visitors = scene.view.street[info.place]?.discs ?? [];
  const skipped = isLit(scene, info.target) ? skippedBy(scene, info.target) : [];
  return [
    t('location', { name: info.name, n: info.place + 1 }),
    nextOffer(info),
    ...(visitors.length > 0 ? [t('visitors', { names: joined(visitors.map((seat) => personName(scene, seat))) })] : []),
    ...(info.passed && scene.question?.kind === 'plymouthTurn' ? [t('passed')] : []),
    ...(skipped.length > 0 ? [t('skipping', { places: joined(skipped.map(({ name }) => name)) })] : []),
  ].join(' ');
}
