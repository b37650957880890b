import { listWords } from '@portolan/client';
import { BONUSES, type Box, type Event } from '@portolan/nina-pinta';
import { describeHolding } from './describeHolding.ts';
import { describePlanck } from './describePlanck.ts';
import { loadWords } from './loads.ts';
import {
  counterName,
  crewWords,
  faceName,
  goldWords,
  groupName,
  landsOf,
  nameAt,
  nationName,
  ordinal,
  placeName,
  settlers,
  tileWords,
  worldName,
} from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** A line for the ship's log, or undefined for what goes without saying. `names` is by seat. */
export function describeEvent(box: Box, event: Event, names: readonly string[]): string | undefined {
  const at = (place: number): string => placeName(box, place);
  const world = (one: number): string => worldName(box, one);
  const who = (seat: number): string => nameAt(names, seat);
  switch (event.kind) {
    case 'nationChosen':
      return `${who(event.seat)} plays ${nationName(event.nation)}.`;
    case 'landsLooked':
      return describeLook(box, event, who(event.seat));
    case 'lookDeclined':
      return `${who(event.seat)} looks at no lands.`;
    case 'eraBegun':
      return describeEra(box, event, names);
    case 'goldAwarded':
      return `Everybody takes ${goldWords(event.gold)}${names.length === 1 ? ', Planck alone takes none' : ''}.`;
    case 'benefitsShown':
      return `On display: ${event.display.flatMap((face) => (face < 0 ? [] : [faceName(box, face)])).join(', ')}.`;
    case 'warPlaced':
      return event.seat === undefined
        ? `War comes to ${world(event.world)}.`
        : `${who(event.seat)} puts ${world(event.world)} into a State of War.`;
    case 'shipLoaded':
      return `${who(event.seat)} loads ${crewWords(event.captain, event.settlers)} for ${world(event.world)}.`;
    case 'loadsSealed':
      return `${who(event.seat)} has sealed the loads${event.voyage === undefined ? '' : `: ${voyage(box, event.voyage)}`}.`;
    case 'loadsRevealed':
      return `The screens are lifted. ${event.loads.map((load, seat) => `${who(seat)}: ${loadWords(box, load)}`).join('; ')}.`;
    case 'settlerRecovered':
      return `${who(event.seat)} takes a Settler back from ${at(event.place)}.`;
    case 'crewPaid':
      return event.gold === 0 ? undefined : `${who(event.seat)} pays ${goldWords(event.gold)} for the crews.`;
    case 'shipHarboured':
      return describeHarbour(box, event, who(event.seat));
    case 'shipTurnedBack':
      return `${who(event.seat)} finds no harbour in ${world(event.world)} and goes home${event.settlers > 0 ? ` with ${settlers(event.settlers)}` : ''}.`;
    case 'bannerTurned':
      return `${who(event.seat)} attacks without a war; the banner is turned.`;
    case 'landExplored':
      return `${who(event.seat)} explores ${at(event.place)}: ${tileWords(box, event.tile)}.`;
    case 'crewLanded':
      return describeLanding(box, event, who(event.seat));
    case 'goldFound':
      return `${who(event.seat)} brings ${goldWords(event.gold)} aboard in ${at(event.place)}.`;
    case 'strongholdOccupied':
      return `A Settler of ${who(event.seat)} goes into the Stronghold of ${at(event.place)}.`;
    case 'nativesPlaced':
      return `Natives: a Settler of ${who(event.seat)} comes to ${at(event.place)}.`;
    case 'pairRemoved':
      return `In ${at(event.place)} ${who(event.seat)} and ${who(event.victim)} lose a Settler each.`;
    case 'settlerMigrated':
      return `A Settler of ${who(event.seat)} moves from ${at(event.from)} to ${at(event.to)}.`;
    case 'attackEnded':
      return `${who(event.seat)} ends the attack in ${at(event.place)}.`;
    case 'nobodyMigrated':
      return `No Settler of ${who(event.seat)} moves in ${world(event.world)}.`;
    case 'settlersReduced':
      return `${at(event.place)} is too full: ${settlers(event.count)} of ${who(event.seat)} ${event.count === 1 ? 'goes' : 'go'} home.`;
    case 'worldGoverned':
      return `${who(event.seat)} governs ${world(event.world)}.`;
    case 'bonusPlayed':
      return `${who(event.seat)} plays ${counterName(BONUSES[event.bonus] ?? '')} in ${at(event.place)}.`;
    case 'bonusDiscarded':
      return `${counterName(BONUSES[event.bonus] ?? '')} can do nothing for ${who(event.seat)}.`;
    case 'markerPlaced':
      return `${who(event.seat)} lays the ${groupName(event.group)} marker on ${world(event.world)}.`;
    case 'eraCompleted':
      return `Era ${event.era} is over. The new turn order: ${listWords(event.order.map(who))}.`;
    case 'passed':
      return describePass(event, names);
    case 'revenueCollected':
    case 'goldMined':
    case 'goldStored':
    case 'goldSpent':
    case 'built':
    case 'buildingEnded':
    case 'captainStayed':
    case 'captainBoarded':
    case 'pirateDeclined':
    case 'piratePlayed':
    case 'shipSailedBack':
    case 'benefitSelected':
    case 'doublePlayed':
    case 'goldTaken':
    case 'shipsEnlarged':
    case 'mineOpened':
    case 'holdingsRevealed':
    case 'finalScored':
      return describeHolding(box, event, names);
    default:
      return describePlanck(box, event, names);
  }
}

function describeLook(box: Box, event: EventOf<'landsLooked'>, who: string): string {
  const lands = landsOf(box, event.lands);
  const { tiles } = event;
  const place = worldName(box, event.world);
  if (tiles === undefined) return `${who} looks in secret at ${listWords(lands)} of ${place}.`;
  const seen = lands.map((land, i) => `${land} is ${tileWords(box, tiles[i] ?? 0)}`);
  return `${who} looks in secret at ${place}: ${seen.join('; ')}.`;
}

function describeEra(box: Box, event: EventOf<'eraBegun'>, names: readonly string[]): string {
  const { world = 'nina', kind = 'grow' } = box.components.tokens[event.token] ?? {};
  const token =
    kind === 'grow'
      ? `${worldName(box, world)} grows, every land there takes one more settlement`
      : `${worldName(box, world)} may be built upon`;
  return `Era ${event.era} begins: ${token}. Turn order: ${listWords(event.order.map((seat) => nameAt(names, seat)))}.`;
}

function voyage(box: Box, worlds: readonly number[]): string {
  return worlds.map((world) => worldName(box, world)).join(', then ');
}

/** Exploring and landing have lines of their own. */
function describeHarbour(box: Box, { action, place }: EventOf<'shipHarboured'>, who: string): string | undefined {
  if (action === 'explore') return undefined;
  const name = placeName(box, place);
  return action === 'attack' ? `${who} attacks in ${name}.` : `${who} harbours at ${name}.`;
}

function describeLanding(box: Box, event: EventOf<'crewLanded'>, who: string): string | undefined {
  const { settlers: count, captain, place } = event;
  const back = captain === 'returned' ? `; the Captain finds another there and goes home` : '';
  if (count === 0 && captain !== 'landed') return captain === 'returned' ? `${who}: the Captain goes home.` : undefined;
  return `${who} lands ${crewWords(captain === 'landed', count)} in ${placeName(box, place)}${back}.`;
}

function describePass(event: EventOf<'passed'>, names: readonly string[]): string {
  const space = `${ordinal(event.space + 1)} space`;
  const who = nameAt(names, event.seat);
  if (!event.pushed) return `${who} passes to the ${space}.`;
  const order = event.spaces.flatMap((seat, at) => (seat < 0 ? [] : [`${at + 1} ${nameAt(names, seat)}`]));
  return `${who} passes with a Turn Order counter to the ${space}: ${order.join(', ')}.`;
}
