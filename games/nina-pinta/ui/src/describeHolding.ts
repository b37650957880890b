import { type Box, type Event, GROUPS } from '@portolan/nina-pinta';
import { counterName, faceName, goldWords, groupName, nameAt, placeName, worldName } from './words.ts';

type HoldingEvent = Extract<
  Event,
  {
    readonly kind:
      | 'revenueCollected'
      | 'goldMined'
      | 'goldStored'
      | 'goldSpent'
      | 'built'
      | 'captainStayed'
      | 'captainBoarded'
      | 'pirateDeclined'
      | 'piratePlayed'
      | 'shipSailedBack'
      | 'benefitSelected'
      | 'doublePlayed'
      | 'goldTaken'
      | 'shipsEnlarged'
      | 'mineOpened'
      | 'holdingsRevealed'
      | 'finalScored';
  }
>;

/** Gold, buildings, Benefits and points: what somebody holds afterwards. */
export function describeHolding(box: Box, event: HoldingEvent, names: readonly string[]): string | undefined {
  const at = (place: number): string => placeName(box, place);
  const who = (seat: number): string => nameAt(names, seat);
  switch (event.kind) {
    case 'revenueCollected':
      return describeRevenue(box, event, who(event.seat));
    case 'goldMined':
      return event.gold === 0 ? undefined : `${who(event.seat)} mines ${goldWords(event.gold)} in ${at(event.place)}.`;
    case 'goldStored':
      return `${who(event.seat)} keeps ${goldWords(event.gold)} in the Stronghold of ${at(event.place)}.`;
    case 'goldSpent':
      return `${who(event.seat)} pays ${goldWords(event.gold)} out of the Stronghold of ${at(event.place)}.`;
    case 'built':
      return `${who(event.seat)} ${building(event.what, at(event.place))} for ${goldWords(event.cost)}.`;
    case 'captainStayed':
      return `The Captain of ${who(event.seat)} stays in ${worldName(box, event.world)}.`;
    case 'captainBoarded':
      return `The Captain of ${who(event.seat)} boards in ${worldName(box, event.world)}.`;
    case 'pirateDeclined':
      return `${who(event.seat)} lets ${event.rest ? 'all ships' : `the ship of ${who(event.owner)}`} sail.`;
    case 'piratePlayed':
      return `A Pirate of ${who(event.seat)} takes ${goldWords(event.gold)} from the ship of ${who(event.owner)}.`;
    case 'shipSailedBack':
      return `${who(event.seat)} sails home from ${worldName(box, event.world)} with ${goldWords(event.gold)}.`;
    case 'benefitSelected':
      return `${who(event.seat)} selects ${faceName(box, event.face)} for ${goldWords(event.cost)}.`;
    case 'doublePlayed':
      return `${who(event.seat)} plays Double Selection: two Progress Benefits for ${goldWords(event.cost)}.`;
    case 'goldTaken':
      return `${who(event.seat)} takes ${goldWords(event.gold)}.`;
    case 'shipsEnlarged':
      return `The ships of ${who(event.seat)} take four crew from now on.`;
    case 'mineOpened':
      return undefined;
    case 'holdingsRevealed':
      return describeHoldings(box, event, names);
    case 'finalScored':
      return `${sourceName(box, event.source)}: ${event.points.map((score, seat) => `${who(seat)} ${score}`).join(', ')}.`;
  }
}

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

function describeRevenue(box: Box, event: EventOf<'revenueCollected'>, who: string): string | undefined {
  if (event.gold + event.lost === 0) return undefined;
  const lost = event.lost === 0 ? '' : `; ${event.lost} cannot be stored and are lost`;
  return `${who} collects ${goldWords(event.gold)} in ${worldName(box, event.world)}${lost}.`;
}

function building(what: EventOf<'built'>['what'], place: string): string {
  if (what === 'town') return `builds a Town in ${place}`;
  return what === 'city' ? `builds a City in ${place}` : `builds the Town in ${place} into a City`;
}

function describeHoldings(box: Box, event: EventOf<'holdingsRevealed'>, names: readonly string[]): string {
  const sides = event.gold.map((gold, seat) => {
    const counters = (event.progress[seat] ?? []).flatMap((count, kind) => {
      const name = counterName(box.faces.names[box.faces.progressFrom + kind] ?? '');
      return count === 0 ? [] : [count === 1 ? name : `${count} ${name}`];
    });
    return `${nameAt(names, seat)} ${[goldWords(gold), ...counters].join(', ')}`;
  });
  return `All is turned up. ${sides.join('; ')}.`;
}

/** A row of the score sheet. */
function sourceName(box: Box, source: string): string {
  if (source === 'gold') return 'Gold';
  return GROUPS.some((group) => group === source) ? groupName(source) : `In ${worldName(box, source)}`;
}
