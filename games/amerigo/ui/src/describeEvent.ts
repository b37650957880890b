import type { Box, Event } from '@portolan/amerigo';
import { nameAt } from '@portolan/client';
import { list } from '@portolan/i18n';
import { t } from './messages/events.ts';
import {
  actionName,
  amounts,
  colourName,
  goodName,
  pieceName,
  placeName,
  productionName,
  tokenWords,
} from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** A line for the log, undefined for what goes without saying. `names` is by seat. */
export function describeEvent(box: Box, event: Event, names: readonly string[]): string | undefined {
  if ('seat' in event) return describeDeed(box, event, { who: nameAt(names, event.seat), names });
  switch (event.kind) {
    case 'phaseBegun':
      return t('phaseBegun', {
        colour: colourName(event.phase),
        dropped: event.dropped,
        out: amounts(event.out, colourName),
        ap: event.ap,
        order: list(
          event.order.map((seat) => nameAt(names, seat)),
          'plain',
        ),
      });
    case 'phaseSkipped':
      return t('phaseSkipped', { colour: colourName(event.phase) });
    case 'phaseEnded':
      return undefined;
    case 'pirateTurned':
      return t('pirateTurned', { value: event.value });
    case 'progressDealt':
      return t('progressDealt', {
        tokens: list(
          event.tokens.map((token) => tokenWords(box, token)),
          'plain',
        ),
      });
    case 'productionDealt':
      return t('productionDealt', {
        production: list(
          event.market.map((kind) => productionName(box, kind)),
          'plain',
        ),
      });
    case 'roundBegun':
      return t('roundBegun', { round: event.round, marker: event.timeMarker });
    case 'finalScored':
      return t(`final.${event.source}`, { scores: list(scores(event.points, names), 'plain') });
  }
}

function scores(points: readonly number[], names: readonly string[]): string[] {
  return points.map((score, seat) => t('score', { who: nameAt(names, seat), points: score }));
}

interface Told {
  readonly who: string;
  readonly names: readonly string[];
}

type Deed = Extract<Event, { readonly seat: number }>;

function describeDeed(box: Box, event: Deed, { who, names }: Told): string {
  switch (event.kind) {
    case 'actionChosen':
      return t(event.special ? 'specialChosen' : 'actionChosen', {
        who,
        action: actionName(event.colour),
        ap: event.ap,
      });
    case 'shipPlaced':
      return t('shipPlaced', { who, place: placeName(box, event.berth) });
    case 'shipSailed': {
      const { from, to, steps } = event;
      return t('shipSailed', { who, from: placeName(box, from), to: placeName(box, to), steps });
    }
    case 'postFounded': {
      const place = placeName(box, event.space);
      return event.points > 0
        ? t('islandDiscovered', { who, place, points: event.points })
        : t('postFounded', { who, place });
    }
    case 'cannonsLoaded':
      return t('cannonsLoaded', { who, count: event.count });
    case 'tilePlanned':
      return t('tilePlanned', { who, piece: pieceName(box, event.piece) });
    case 'tileLaid':
      return describeTile(box, event, who);
    case 'tilesScored':
      return t('tilesScored', { who, points: event.points });
    case 'islandCompleted':
      return describeCompleted(event, { who, names });
    case 'productionBought':
      return t('productionBought', { who, production: productionName(box, event.production) });
    case 'piratesFought':
      return describeFight(event, who);
    default:
      return describeTrack(box, event, who);
  }
}

type TrackDeed = Exclude<
  Deed,
  {
    readonly kind:
      | 'actionChosen'
      | 'shipPlaced'
      | 'shipSailed'
      | 'postFounded'
      | 'cannonsLoaded'
      | 'tilePlanned'
      | 'tileLaid'
      | 'tilesScored'
      | 'islandCompleted'
      | 'productionBought'
      | 'piratesFought';
  }
>;

function describeTrack(box: Box, event: TrackDeed, who: string): string {
  switch (event.kind) {
    case 'goldTaken':
      return t('goldTaken', { who, cubes: event.cubes });
    case 'cubesScored':
      return t('cubesScored', { who, points: event.points });
    case 'goldGained': {
      const { gold, points } = event;
      return points > 0 ? t('goldExceeded', { who, gold, points }) : t('goldGained', { who, gold });
    }
    case 'goldSpent':
      return t('goldSpent', { who, gold: event.gold });
    case 'cashed':
      return t(event.token < 0 ? 'chestOpened' : 'goldTokenUsed', { who });
    case 'trackEnded':
      return t('trackEnded', { who, colour: TRACKS[event.colour] ?? 'other' });
    case 'tokenUsed':
    case 'tokenTaken':
      return t(event.kind, { who, token: tokenWords(box, event.token) });
    case 'progressMoved':
      return t('progressMoved', { who, count: event.count, to: event.to });
    case 'orderMoved': {
      const { count, to } = event;
      return count === 0 ? t('orderKept', { who, to }) : t('orderMoved', { who, count, to });
    }
    case 'orderJumped':
      return t('orderJumped', { who, to: event.to });
  }
}

/** By colour, as the message tells the tracks apart. */
const TRACKS: Readonly<Record<number, 'black' | 'brown'>> = { 1: 'black', 3: 'brown' };

function describeTile(box: Box, { piece, spaces, goods }: EventOf<'tileLaid'>, who: string): string {
  const laid = { who, piece: pieceName(box, piece), place: placeName(box, spaces[0] ?? -1) };
  return goods.length === 0 ? t('tileLaid', laid) : t('tileLaidOnGoods', { ...laid, goods: list(goods.map(goodName)) });
}

function describeCompleted({ points, posts, chest }: EventOf<'islandCompleted'>, { who, names }: Told): string {
  const event = t(chest ? 'islandCompletedWithChest' : 'islandCompleted', { who, points });
  const scored = scores(posts, names).filter((_, seat) => (posts[seat] ?? 0) > 0);
  return scored.length === 0 ? event : t('postsScored', { event, scores: list(scored, 'plain') });
}

function describeFight({ strength, fired, lost }: EventOf<'piratesFought'>, who: string): string {
  if (lost === 0 && fired >= strength) return t('piratesBeaten', { who, fired });
  return t('piratesLost', { who, fired, strength, lost });
}
