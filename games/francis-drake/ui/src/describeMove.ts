import { listWords, type MoveText, viewerIn } from '@portolan/client';
import {
  type Box,
  DISC_NAMES,
  defenceAt,
  homeBonus,
  KINDS,
  LOCATIONS,
  type LocationId,
  type Move,
  offerAt,
  type View,
} from '@portolan/francis-drake';
import { costWords } from './costs.ts';
import { commodityName, discName, itemWords, locationName, placeName, points, treasureName } from './words.ts';

/** Describes the move; with a view, also what it costs and brings as far as its viewer can know. */
export function describeMove(box: Box, move: Move, view?: View): MoveText {
  switch (move.kind) {
    case 'stop':
      return describeStop(box, move.location, view);
    case 'dock':
      return describeDock(view);
    case 'take': {
      const items = box.yields[move.yield];
      return { text: `Take ${items === undefined ? 'nothing' : itemWords(items)}` };
    }
    case 'frigates':
      return { text: 'Lay the frigates', effect: layout(box, box.galleons, move.values) };
    case 'troops':
      return { text: 'Lay the troops', effect: layout(box, box.forts, move.values) };
    case 'mission':
      return {
        text: `Lay ${discName(move.disc)} at ${placeName(box, move.destination)}`,
        ...prospect(box, move.destination, view),
      };
    case 'inspectDiscs':
      return { text: `Look at the discs at ${placeName(box, move.destination)}` };
    case 'inspectCounter':
      return {
        text: `Look at the ${counterKind(box, move.destination)} counter at ${placeName(box, move.destination)}`,
      };
    case 'keep':
      return {
        text: view?.question?.kind === 'useInformer' ? 'Leave the Informer unused' : 'Leave everything where it lies',
      };
    case 'exchange':
      return { text: `Exchange ${ownDisc(box, move.one, view)} and ${ownDisc(box, move.other, view)}` };
    case 'move':
      return {
        text: `Move your disc to ${placeName(box, move.destination)}`,
        ...prospect(box, move.destination, view),
      };
    case 'attack':
      return describeAttack(box, view);
    case 'trade':
      return { text: `Trade 1 goods for ${commodityName(move.commodity)}` };
    case 'decline':
      return { text: 'Decline the mission and take the disc back' };
    case 'home':
      return describeHome(box, view);
    case 'sail':
      return { text: 'Sail on to the next mission' };
  }
}

function describeStop(box: Box, location: number, view: View | undefined): MoveText {
  const name = locationName(box, location);
  if (view === undefined) return { text: `Stop at ${name}` };
  const place = view.street.findIndex((entry) => LOCATIONS.indexOf(entry.location) === location);
  return { text: `Stop at ${name} (place ${place + 1})`, effect: offer(box, location, view) };
}

/** What they offer is something to do, not something to have. */
export const BARGAINS: readonly LocationId[] = ['tavern', 'drake', 'investor'];

/** What the next visitor gets. */
export function offer(box: Box, location: number, view: View): string {
  const { grant, choices: yields, dieBonus, price } = offerAt(box, view, location);
  const choices = yields.map(itemWords);
  switch (LOCATIONS[location]) {
    case 'tavern':
      return `roll for crew or the Ghost${dieBonus > 0 ? `, ${dieBonus} added to the roll` : ''}`;
    case 'drake':
      return `two turns for ${grant === undefined ? '' : `${itemWords(grant)}, and `}${choices.join(' or ')}`;
    case 'investor':
      return `pay ${points(price)} for ${choices.join(', or ')}`;
    case 'dockside':
      return `${choices.join(' or ')}, and then to the dock`;
    default:
      return grant === undefined ? 'nothing' : itemWords(grant);
  }
}

function describeDock(view: View | undefined): MoveText {
  if (view === undefined) return { text: 'Go to the dock' };
  const text = `Go to outbound dock ${view.docks.outbound.length + 1}`;
  return viewerIn(view)?.barrels === 0 ? { text, effect: 'without a barrel you cannot sail' } : { text };
}

function layout(box: Box, places: readonly number[], values: readonly number[]): string {
  return listWords(places.map((place, i) => `${values[i] ?? 0} at ${placeName(box, place)}`));
}

function counterKind(box: Box, destination: number): string {
  return KINDS[box.kind[destination] ?? 0] === 'galleon' ? 'frigate' : 'troop';
}

function ownPinnace(view: View): boolean {
  return viewerIn(view)?.pinnace === true;
}

/** What a destination asks and offers. */
function prospect(box: Box, destination: number, view: View | undefined): Pick<MoveText, 'effect'> {
  const kind = KINDS[box.kind[destination] ?? 0];
  const place = view?.map[destination];
  if (view === undefined || place === undefined) return {};
  if (kind === 'port') return { effect: `port, ${place.wares.length === 0 ? 'nothing left' : place.wares.join(', ')}` };
  const defence = defenceAt(box, view, destination, ownPinnace(view));
  const treasure = place.treasure ? ` and ${treasureName(box.treasure[destination] ?? -1)}` : '';
  const warning = kind === 'galleon' && viewerIn(view)?.galleon === false ? '; your frigate cannot attack it' : '';
  return { effect: `${kind}, ${costWords(defence)} for ${points(defence.points)}${treasure}${warning}` };
}

/** One of the viewer's own discs, with the place where it lies. */
function ownDisc(box: Box, disc: number, view: View | undefined): string {
  const at = view?.map.findIndex((place) =>
    place.discs.some((one) => one.seat === view.viewer && one.disc === DISC_NAMES[disc]),
  );
  return at === undefined || at < 0 ? discName(disc) : `${discName(disc)} at ${placeName(box, at)}`;
}

function describeAttack(box: Box, view: View | undefined): MoveText {
  const question = view?.question;
  if (view === undefined || question === undefined || !('destination' in question)) return { text: 'Attack' };
  const { destination } = question;
  const text = `Attack ${placeName(box, destination)}`;
  const defence = defenceAt(box, view, destination, ownPinnace(view));
  const treasure = view.map[destination]?.treasure ? ` and ${treasureName(box.treasure[destination] ?? -1)}` : '';
  const gain = `${points(defence.points)}${treasure}`;
  if (question.kind === 'attack' && view.map[destination]?.counter?.up === false) {
    return { text, effect: `turn up its counter, then pay ${costWords(defence)} for ${gain}` };
  }
  return { text, effect: `pay ${costWords(defence)} for ${gain}` };
}

function describeHome(box: Box, view: View | undefined): MoveText {
  if (view === undefined) return { text: 'Go home' };
  const bonus = typeof view.viewer === 'number' ? homeBonus(box, view, view.viewer) : 0;
  const text = `Go home to dock ${view.docks.homebound.length + 1}`;
  return bonus > 0 ? { text, effect: `a hero's bonus of ${bonus}` } : { text };
}
