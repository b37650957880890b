import type { Box, Event } from '@portolan/amerigo';
import { capital, counted, listWords, nameAt } from '@portolan/client';
import {
  actionName,
  amounts,
  colourName,
  goodName,
  pieceName,
  placeName,
  points,
  productionName,
  tokenWords,
} from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** A line for the log, undefined for what goes without saying. `names` is by seat. */
export function describeEvent(box: Box, event: Event, names: readonly string[]): string | undefined {
  if ('seat' in event) return describeDeed(box, event, { who: nameAt(names, event.seat), names });
  switch (event.kind) {
    case 'phaseBegun':
      return `${capital(colourName(event.phase))} phase: ${counted(event.dropped, 'cube')} dropped, out come ${amounts(event.out, colourName)}. ${counted(event.ap, 'action point')} for ${event.order.map((seat) => nameAt(names, seat)).join(', ')}.`;
    case 'phaseSkipped':
      return `No cube comes out for the ${colourName(event.phase)} phase; nobody plays it.`;
    case 'phaseEnded':
      return undefined;
    case 'pirateTurned':
      return `A pirate marker is turned up: ${event.value}.`;
    case 'progressDealt':
      return `New progress tokens: ${event.tokens.map((token) => tokenWords(box, token)).join('; ')}.`;
    case 'productionDealt':
      return `New production: ${event.market.map((kind) => productionName(box, kind)).join(', ')}.`;
    case 'roundBegun':
      return `Round ${event.round} begins. The time marker shows ${event.timeMarker}.`;
    case 'finalScored':
      return `For ${FINAL[event.source]}: ${event.points.map((score, seat) => `${nameAt(names, seat)} ${score}`).join(', ')}.`;
  }
}

const FINAL: Readonly<Record<EventOf<'finalScored'>['source'], string>> = {
  gold: 'gold',
  goods: 'goods and production',
  tokens: 'progress tokens',
  progress: 'the progress track',
  order: 'the order track',
};

interface Told {
  readonly who: string;
  readonly names: readonly string[];
}

type Deed = Extract<Event, { readonly seat: number }>;

function describeDeed(box: Box, event: Deed, { who, names }: Told): string {
  switch (event.kind) {
    case 'actionChosen':
      return `${who} takes the ${event.special ? 'special ' : ''}action ${actionName(event.colour)} with ${counted(event.ap, 'action point')}.`;
    case 'shipPlaced':
      return `${who} puts a ship at ${placeName(box, event.berth)}.`;
    case 'shipSailed':
      return `${who} sails from ${placeName(box, event.from)} to ${placeName(box, event.to)} in ${counted(event.steps, 'step')}.`;
    case 'postFounded':
      return `${who} founds a post at ${placeName(box, event.space)}${event.points > 0 ? ` and discovers an island: ${points(event.points)}` : ''}.`;
    case 'cannonsLoaded':
      return `${who} loads ${event.count === 0 ? 'no cannon' : counted(event.count, 'cannon')}.`;
    case 'tilePlanned':
      return `${who} plans the ${pieceName(box, event.piece)}.`;
    case 'tileLaid':
      return `${who} lays the ${pieceName(box, event.piece)} at ${placeName(box, event.spaces[0] ?? -1)}${goodsWords(event)}.`;
    case 'tilesScored':
      return `${who} scores ${points(event.points)} for tiles.`;
    case 'islandCompleted':
      return describeCompleted(event, { who, names });
    case 'productionBought':
      return `${who} buys ${productionName(box, event.production)}.`;
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
      return `${who} takes gold for ${counted(event.cubes, 'cube')} and no action.`;
    case 'cubesScored':
      return `${who} scores ${points(event.points)} for the cubes.`;
    case 'goldGained':
      return `${who} gains ${event.gold} gold${event.points > 0 ? ` and ${points(event.points)} for what has no room` : ''}.`;
    case 'goldSpent':
      return `${who} pays ${event.gold} gold.`;
    case 'cashed':
      return event.token < 0 ? `${who} opens a chest.` : `${who} turns over a gold token.`;
    case 'trackEnded':
      return `${who} is at the end of the track of ${actionName(event.colour)}.`;
    case 'tokenUsed':
      return `${who} uses a token up: ${tokenWords(box, event.token)}.`;
    case 'tokenTaken':
      return `${who} takes a token: ${tokenWords(box, event.token)}.`;
    case 'progressMoved':
      return `${who} goes ${counted(event.count, 'step')} on the progress track, to ${event.to}.`;
    case 'orderMoved':
      return `${who} ${event.count === 0 ? 'stays' : `goes ${counted(event.count, 'step')}`} on the order track, ${event.count === 0 ? 'at' : 'to'} ${event.to}.`;
    case 'orderJumped':
      return `${who} jumps to the lead of the order track, at ${event.to}.`;
  }
}

function goodsWords({ goods }: EventOf<'tileLaid'>): string {
  return goods.length === 0 ? '' : ` and takes ${listWords(goods.map(goodName))}`;
}

function describeCompleted(event: EventOf<'islandCompleted'>, { who, names }: Told): string {
  const posts = event.posts.flatMap((score, seat) => (score > 0 ? [`${nameAt(names, seat)} ${score}`] : []));
  const forPosts = posts.length === 0 ? '' : ` Posts: ${posts.join(', ')}.`;
  return `${who} completes an island: ${points(event.points)}${event.chest ? ' and a chest' : ''}.${forPosts}`;
}

function describeFight({ strength, fired, lost }: EventOf<'piratesFought'>, who: string): string {
  if (lost === 0 && fired >= strength) {
    return `${who} beats the pirates with ${counted(fired, 'cannon')}.`;
  }
  return `${who} has ${counted(fired, 'cannon')} against pirates of ${strength} and loses ${points(lost)}.`;
}
