import { listWords, nameAt } from '@portolan/client';
import { type Box, DISC_NAMES, type Event, KINDS, LOCATIONS } from '@portolan/francis-drake';
import {
  capital,
  commodityName,
  crew,
  discFace,
  discName,
  guns,
  itemWords,
  locationName,
  placeName,
  points,
  treasureName,
} from './words.ts';

/** A line for the ship's log. `names` is by seat; what the event does not tell is left out. */
export function describeEvent(box: Box, event: Event, names: readonly string[]): string {
  const place = (destination: number): string => placeName(box, destination);
  const who = (seat: number): string => nameAt(names, seat);
  switch (event.kind) {
    case 'voyageBegun':
      return `Voyage ${event.voyage} begins. Turns in Plymouth: ${event.order.map(who).join(', ')}.`;
    case 'stopped':
      return describeStopped(box, event, who(event.seat));
    case 'tavernRolled':
      return `${who(event.seat)} rolls ${event.roll}, which makes ${event.result}: ${tavernYield(event)}.`;
    case 'investorPaid':
      return `${who(event.seat)} gives up ${points(event.points)} to the Investor.`;
    case 'yieldTaken':
      return `${who(event.seat)} takes ${itemWords(event.gained)} at ${locationName(box, event.location)}.`;
    case 'docked':
      return `${who(event.seat)} lies in outbound dock ${event.dock}.`;
    case 'treasureLaid':
      return `Treasure is laid at ${event.destinations.length === 1 ? 'one place' : `${event.destinations.length} places`}.`;
    case 'countersLaid':
      return describeCounters(box, event, names);
    case 'docksSwapped':
      return `The Governor moves ${who(event.seat)} ahead of ${who(event.other)} in the Sailing Order.`;
    case 'rangesSet':
      return `Range: ${event.ranges.map((range, seat) => `${who(seat)} ${range === 0 ? 'cannot sail' : range}`).join(', ')}.`;
    case 'missionPlaced':
      return `${who(event.seat)} lays ${event.disc === undefined ? 'a disc' : discName(event.disc)} at ${place(event.destination)}.`;
    case 'informerUnused':
      return `${who(event.seat)} leaves the Informer unused.`;
    case 'discsInspected':
      return `${who(event.seat)} looks at the discs at ${place(event.destination)}${seenDiscs(event.discs, names)}.`;
    case 'counterInspected':
      return `${who(event.seat)} looks at the counter at ${place(event.destination)}${event.value === undefined ? '' : `: ${event.value}`}.`;
    case 'discsKept':
      return `${who(event.seat)} leaves everything where it lies.`;
    case 'discsExchanged':
      return `${who(event.seat)} exchanges the discs at ${place(event.one)} and ${place(event.other)}.`;
    case 'discMoved':
      return `${who(event.seat)} moves a disc from ${place(event.from)} to ${place(event.to)}.`;
    case 'discsRevealed':
      return `All discs are turned up. ${revealed(box, event.discs, names)}`;
    case 'ghostVanished':
      return `At ${place(event.destination)} the disc of ${who(event.seat)} was the Ghost; it vanishes.`;
    case 'placeMarkersLaid':
      return `The Sailing Order is ${event.order.map(who).join(', ')}.`;
    case 'shipsSailed':
      return `Ships sail for ${discName(event.disc)}: ${sailed(box, event.ships, names)}.`;
    case 'counterTurned':
      return `${who(event.seat)} turns up the counter at ${place(event.destination)}: ${event.value}.`;
    case 'attacked':
      return describeAttacked(box, event, who(event.seat));
    case 'traded':
      return `${who(event.seat)} trades for ${commodityName(event.commodity)} at ${place(event.destination)}.`;
    case 'missionDeclined':
      return describeDeclined(box, event, who(event.seat));
    case 'returned':
      return `${who(event.seat)} comes home to dock ${event.dock}${event.bonus > 0 ? `: a hero's bonus of ${event.bonus}` : ''}.`;
    case 'kindsScored':
      return `For kinds conquered: ${tally(event.points, names)}.`;
    case 'counterScored':
      return `${who(event.seat)} scores ${points(event.points)} as ${capital(event.counter)}.`;
    case 'boardReset':
      return `The board is made ready again. The street: ${event.street.map((location) => locationName(box, location)).join(', ')}.`;
    case 'commoditiesScored':
      return `For commodities: ${tally(event.points, names)}.`;
    case 'chestsOpened':
      return `The chests are opened: ${event.chests.map((chest, seat) => `${who(seat)} ${chestWords(chest)}`).join('; ')}.`;
  }
}

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

function describeStopped(box: Box, event: EventOf<'stopped'>, who: string): string {
  const name = locationName(box, event.location);
  if (event.gained !== undefined) return `${who} stops at ${name}: ${itemWords(event.gained)}.`;
  return LOCATIONS[event.location] === 'drake'
    ? `${who} calls on ${name} and waits there a turn.`
    : `${who} stops at ${name}.`;
}

function tavernYield(event: EventOf<'tavernRolled'>): string {
  return event.ghost ? 'no crew, but the Ghost' : crew(event.crew);
}

function describeCounters(box: Box, event: EventOf<'countersLaid'>, names: readonly string[]): string {
  const kind = KINDS[box.kind[event.places[0] ?? 0] ?? 0] === 'galleon' ? 'frigate' : 'troop';
  if (event.seat < 0) return `The ${kind} counters are dealt face down; nobody has seen them.`;
  const { values } = event;
  const where =
    values === undefined
      ? ''
      : `: ${listWords(event.places.map((place, i) => `${values[i] ?? 0} at ${placeName(box, place)}`))}`;
  return `${nameAt(names, event.seat)} lays the ${kind} counters face down${where}.`;
}

function seenDiscs(discs: readonly number[] | undefined, names: readonly string[]): string {
  if (discs === undefined) return '';
  const seen = discs.flatMap((disc, seat) => (disc === 0 ? [] : [`${nameAt(names, seat)} ${discName(disc)}`]));
  return `: ${seen.join(', ')}`;
}

/** Place by place, who lies there with what. `discs` is by seat and Destination. */
function revealed(box: Box, discs: readonly number[], names: readonly string[]): string {
  const places = box.names.length;
  const lines = box.names.flatMap((_, destination) => {
    const here = discs.flatMap((disc, at) =>
      at % places === destination && disc > 0 ? [`${nameAt(names, Math.floor(at / places))} ${faceOf(disc)}`] : [],
    );
    return here.length === 0 ? [] : [`${placeName(box, destination)}: ${here.join(', ')}`];
  });
  return lines.length === 0 ? 'There are none.' : `${lines.join('; ')}.`;
}

function faceOf(disc: number): string {
  const name = DISC_NAMES[disc];
  return name === undefined ? '?' : discFace(name);
}

function sailed(box: Box, ships: readonly number[], names: readonly string[]): string {
  const at = ships.flatMap((ship, seat) => (ship < 0 ? [] : [`${nameAt(names, seat)} at ${placeName(box, ship)}`]));
  return at.join(', ');
}

function describeAttacked(box: Box, event: EventOf<'attacked'>, who: string): string {
  const paid = [...(event.crew > 0 ? [crew(event.crew)] : []), ...(event.guns > 0 ? [guns(event.guns)] : [])];
  const cost = paid.length === 0 ? 'nothing' : listWords(paid);
  const treasure = event.treasure < 0 ? '' : ` and ${treasureName(event.treasure)}`;
  return `${who} takes ${placeName(box, event.destination)} for ${cost}: ${points(event.points)}${treasure}.`;
}

function describeDeclined(box: Box, event: EventOf<'missionDeclined'>, who: string): string {
  const place = placeName(box, event.destination);
  switch (event.reason) {
    case 'chosen':
      return `${who} declines the mission at ${place}.`;
    case 'unable':
      return `${who} can do nothing at ${place} and takes ${discName(event.disc)} back.`;
    case 'missedOut':
      return `${who} comes too late to ${place} and takes ${discName(event.disc)} back.`;
    case 'tooDear':
      return `${place} is too strong for ${who}, who takes ${discName(event.disc)} back.`;
  }
}

function tally(scores: readonly number[], names: readonly string[]): string {
  return scores.map((score, seat) => `${nameAt(names, seat)} ${score}`).join(', ');
}

/** A chest by Treasure: silver, gold, jewels. */
function chestWords([silver = 0, gold = 0, jewels = 0]: readonly number[]): string {
  return `${silver} silver, ${gold} gold, ${jewels} ${jewels === 1 ? 'jewel' : 'jewels'}`;
}
