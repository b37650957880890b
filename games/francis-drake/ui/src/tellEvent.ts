import { listWords, type Said } from '@portolan/client';
import { type Box, type Event, KINDS, LOCATIONS } from '@portolan/francis-drake';
import { joined, type Mentions, mentionsFor, type Part, say } from './mentions.ts';
import { chestWords, revealedWords, tallyWords } from './tellLists.ts';
import { crew, discName, guns, itemWords, points } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** A line for the ship's log, in parts. `names` is by seat; what the event does not tell is left out. */
export function tellEvent(box: Box, event: Event, names: readonly string[]): readonly Said[] {
  return tell(box, event, mentionsFor(box, names));
}

function tell(box: Box, event: Event, about: Mentions): readonly Said[] {
  const { who, place, location, person, dock, disc, ghost } = about;
  switch (event.kind) {
    case 'voyageBegun':
      return say`Voyage ${event.voyage} begins. Turns in Plymouth: ${joined(event.order.map(who), ', ')}.`;
    case 'stopped':
      return tellStopped(event, about);
    case 'tavernRolled':
      return say`${who(event.seat)} rolls ${event.roll}, which makes ${event.result}: ${tavernYield(event, about)}.`;
    case 'investorPaid':
      return say`${who(event.seat)} gives up ${points(event.points)} to the ${person('investor')}.`;
    case 'yieldTaken':
      return say`${who(event.seat)} takes ${itemWords(event.gained)} at ${location(event.location)}.`;
    case 'docked':
      return say`${who(event.seat)} lies in ${dock('outbound', `outbound dock ${event.dock}`)}.`;
    case 'treasureLaid':
      return say`Treasure is laid at ${event.destinations.length === 1 ? 'one place' : `${event.destinations.length} places`}.`;
    case 'countersLaid':
      return tellCounters(box, event, about);
    case 'docksSwapped':
      return say`The ${person('governor')} moves ${who(event.seat)} ahead of ${who(event.other)} in the Sailing Order.`;
    case 'rangesSet':
      return say`Range: ${joined(
        event.ranges.map((range, seat) => say`${who(seat)} ${range === 0 ? 'cannot sail' : range}`),
        ', ',
      )}.`;
    case 'missionPlaced':
      return say`${who(event.seat)} lays ${event.disc === undefined ? 'a disc' : disc(event.disc)} at ${place(event.destination)}.`;
    case 'informerUnused':
      return say`${who(event.seat)} leaves the ${person('informer')} unused.`;
    case 'discsInspected':
      return say`${who(event.seat)} looks at the discs at ${place(event.destination)}${seenDiscs(event.discs, about)}.`;
    case 'counterInspected':
      return say`${who(event.seat)} looks at the counter at ${place(event.destination)}${event.value === undefined ? '' : `: ${event.value}`}.`;
    case 'discsKept':
      return say`${who(event.seat)} leaves everything where it lies.`;
    case 'discsExchanged':
      return say`${who(event.seat)} exchanges the discs at ${place(event.one)} and ${place(event.other)}.`;
    case 'discMoved':
      return say`${who(event.seat)} moves a disc from ${place(event.from)} to ${place(event.to)}.`;
    case 'discsRevealed':
      return say`All discs are turned up. ${revealedWords(box, event.discs, about)}`;
    case 'ghostVanished':
      return say`At ${place(event.destination)} the disc of ${who(event.seat)} was ${ghost}; it vanishes.`;
    case 'placeMarkersLaid':
      return say`The Sailing Order is ${joined(event.order.map(who), ', ')}.`;
    default:
      return tellSailing(event, about);
  }
}

type Sailing = EventOf<
  | 'shipsSailed'
  | 'counterTurned'
  | 'attacked'
  | 'traded'
  | 'missionDeclined'
  | 'returned'
  | 'kindsScored'
  | 'counterScored'
  | 'boardReset'
  | 'commoditiesScored'
  | 'chestsOpened'
>;

/** From the first ship that sails to the end of the voyage, and of the game. */
function tellSailing(event: Sailing, about: Mentions): readonly Said[] {
  const { who, place, location, person, dock, disc, commodity, chart } = about;
  switch (event.kind) {
    case 'shipsSailed':
      return say`Ships sail for ${disc(event.disc)}: ${joined(
        event.ships.flatMap((ship, seat) => (ship < 0 ? [] : [say`${who(seat)} at ${place(ship)}`])),
        ', ',
      )}.`;
    case 'counterTurned':
      return say`${who(event.seat)} turns up the counter at ${place(event.destination)}: ${event.value}.`;
    case 'attacked':
      return tellAttacked(event, about);
    case 'traded':
      return say`${who(event.seat)} trades for ${commodity(event.commodity)} at ${place(event.destination)}.`;
    case 'missionDeclined':
      return tellDeclined(event, about);
    case 'returned':
      return say`${who(event.seat)} is home in ${dock('homebound', `dock ${event.dock}`)}${event.bonus > 0 ? `: a hero's bonus of ${event.bonus}` : ''}.`;
    case 'kindsScored':
      return say`For ${chart('conquest', 'kinds conquered')}: ${tallyWords(event.points, about)}.`;
    case 'counterScored':
      return say`${who(event.seat)} scores ${points(event.points)} as ${person(event.counter)}.`;
    case 'boardReset':
      return say`The board is made ready again. The street: ${joined(event.street.map(location), ', ')}.`;
    case 'commoditiesScored':
      return say`For ${chart('commodity', 'commodities')}: ${tallyWords(event.points, about)}.`;
    case 'chestsOpened':
      return say`The chests are opened: ${joined(
        event.chests.map((chest, seat) => say`${who(seat)} ${chestWords(chest)}`),
        '; ',
      )}.`;
  }
}

function tellStopped(event: EventOf<'stopped'>, { who, location }: Mentions): readonly Said[] {
  const [captain, where] = [who(event.seat), location(event.location)];
  if (event.gained !== undefined) return say`${captain} stops at ${where}: ${itemWords(event.gained)}.`;
  return LOCATIONS[event.location] === 'drake'
    ? say`${captain} calls on ${where} and waits there a turn.`
    : say`${captain} stops at ${where}.`;
}

function tavernYield(event: EventOf<'tavernRolled'>, { ghost }: Mentions): Part {
  return event.ghost ? say`no crew, but ${ghost}` : crew(event.crew);
}

function tellCounters(box: Box, event: EventOf<'countersLaid'>, { who, place }: Mentions): readonly Said[] {
  const kind = KINDS[box.kind[event.places[0] ?? 0] ?? 0] === 'galleon' ? 'frigate' : 'troop';
  if (event.seat < 0) return say`The ${kind} counters are dealt face down; nobody has seen them.`;
  const { values } = event;
  const where: Part =
    values === undefined
      ? ''
      : say`: ${joined(
          event.places.map((at, i) => say`${values[i] ?? 0} at ${place(at)}`),
          ', ',
          ' and ',
        )}`;
  return say`${who(event.seat)} lays the ${kind} counters face down${where}.`;
}

function seenDiscs(discs: readonly number[] | undefined, { who, disc }: Mentions): Part {
  if (discs === undefined) return '';
  const seen = discs.flatMap((one, seat) => (one === 0 ? [] : [say`${who(seat)} ${disc(one)}`]));
  return say`: ${joined(seen, ', ')}`;
}

function tellAttacked(event: EventOf<'attacked'>, { who, place, treasure }: Mentions): readonly Said[] {
  const paid = [...(event.crew > 0 ? [crew(event.crew)] : []), ...(event.guns > 0 ? [guns(event.guns)] : [])];
  const cost = paid.length === 0 ? 'nothing' : listWords(paid);
  const prize: Part = event.treasure < 0 ? '' : say` and ${treasure(event.treasure)}`;
  return say`${who(event.seat)} takes ${place(event.destination)} for ${cost}: ${points(event.points)}${prize}.`;
}

function tellDeclined(event: EventOf<'missionDeclined'>, { who, place }: Mentions): readonly Said[] {
  const [captain, where, disc] = [who(event.seat), place(event.destination), discName(event.disc)];
  switch (event.reason) {
    case 'chosen':
      return say`${captain} declines the mission at ${where}.`;
    case 'unable':
      return say`${captain} can do nothing at ${where} and takes ${disc} back.`;
    case 'missedOut':
      return say`${captain} comes too late to ${where} and takes ${disc} back.`;
    case 'tooDear':
      return say`${where} is too strong for ${captain}, who takes ${disc} back.`;
  }
}
