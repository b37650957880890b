import { columns, nameAt } from '@portolan/client';
import { type Box, COMMODITIES, defenceAt, KINDS, type View } from '@portolan/francis-drake';
import { shortCost } from './costs.ts';
import { discFace, itemWords, locationName, locationNumber, placeName, treasureName } from './words.ts';

type PlayerView = View['players'][number];
type DestinationView = View['map'][number];

/** The table in several lines: the street while ships are fitted out, the docks, every ship log and the map. */
export function describeView(box: Box, view: View, names: readonly string[]): string {
  const who = (seat: number): string => nameAt(names, seat);
  const outfitting = view.docks.outbound.length < view.seats;
  const sections = [
    [headline(box, view, names)],
    outfitting ? street(box, view, who) : [],
    docks(view, who),
    shipLogs(view, who),
    prizes(view, who),
    map(box, view, who),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function headline(box: Box, view: View, names: readonly string[]): string {
  const voyage = `Voyage ${view.voyage} of ${box.components.voyages}`;
  if (view.question === undefined) return `${voyage}: the game is over.`;
  const phase = view.revealed
    ? 'the missions'
    : view.docks.outbound.length < view.seats
      ? 'Plymouth Street'
      : 'the Caribbean';
  return `${voyage}, ${phase}. ${nameAt(names, view.question.seat)} is asked.`;
}

function street(box: Box, view: View, who: (seat: number) => string): string[] {
  const rows = view.street.map((entry, place) => {
    const location = locationNumber(entry.location);
    const next =
      entry.discs.length >= (box.locationCircles[location] ?? 0)
        ? 'full'
        : nextVisitor(box, view, location, entry.discs.length);
    return [place + 1, locationName(box, location), next, entry.discs.map(who).join(', ')];
  });
  return ['The street, and what the next visitor gets:', ...columns(rows)];
}

function nextVisitor(box: Box, view: View, location: number, circle: number): string {
  const granted = box.grants[view.seats]?.[location]?.[circle];
  const choice = (box.choices[location] ?? []).length > 0;
  if (granted === undefined) return choice ? 'a choice' : 'a roll of the die';
  return choice ? `${itemWords(granted)}, and a choice` : itemWords(granted);
}

function docks(view: View, who: (seat: number) => string): string[] {
  const line = (title: string, seats: readonly number[]): string[] =>
    seats.length === 0 ? [] : [`${title}: ${seats.map((seat, dock) => `${dock + 1} ${who(seat)}`).join(', ')}`];
  const { plymouth, outbound, homebound } = view.docks;
  return [
    ...(outbound.length < view.seats ? line('Turns in Plymouth', plymouth) : []),
    ...line('Outbound docks', outbound),
    ...line('Homebound docks', homebound),
  ];
}

const LOG_HEAD = ['Ship logs', 'score', 'crew', 'guns', 'goods', 'barrels', 'ship', 'aboard'];

function shipLogs(view: View, who: (seat: number) => string): string[] {
  const rows = view.players.map((player, seat) => [
    who(seat),
    player.score,
    player.crew,
    player.guns,
    player.goods,
    player.barrels,
    player.galleon ? 'galleon' : 'frigate',
    aboard(view, player, seat),
  ]);
  return columns([LOG_HEAD, ...rows]);
}

/** Whatever else sets a ship apart. */
function aboard({ holders }: View, player: PlayerView, seat: number): string {
  return chosen([
    [player.pinnace, 'pinnace'],
    [player.hind, 'Hind'],
    [player.ghost, 'Ghost'],
    [holders.admiral === seat, 'Admiral'],
    [holders.governor === seat, 'Governor'],
    [holders.informer === seat, 'Informer'],
    [!player.investor, 'Investor used'],
  ]);
}

function prizes(view: View, who: (seat: number) => string): string[] {
  const rows = view.players.map((player, seat) => [who(seat), conquests(player), cargo(player), chest(player)]);
  return columns([['Prizes', 'taken', 'cargo', 'chest'], ...rows]);
}

function conquests({ conquests: { town, fort, galleon } }: PlayerView): string {
  const words = chosen([
    [town, 'town'],
    [fort, 'fort'],
    [galleon, 'galleon'],
  ]);
  return words === '' ? '-' : words;
}

function chosen(words: readonly (readonly [boolean, string])[]): string {
  return words.flatMap(([holds, word]) => (holds ? [word] : [])).join(', ');
}

function cargo(player: PlayerView): string {
  const held = COMMODITIES.flatMap((id) => (player.commodities[id] > 0 ? [`${player.commodities[id]} ${id}`] : []));
  return held.length === 0 ? '-' : held.join(', ');
}

function chest(player: PlayerView): string {
  if (player.chest === undefined) return 'closed';
  const { silver, gold, jewel } = player.chest;
  return `${silver} silver, ${gold} gold, ${jewel} ${jewel === 1 ? 'jewel' : 'jewels'}`;
}

const MAP_HEAD = ['Map', 'kind', 'zone', 'cost', 'points', 'lies there', 'discs (* done)'];

function map(box: Box, view: View, who: (seat: number) => string): string[] {
  const rows = view.map.map((place, destination) => {
    const port = KINDS[box.kind[destination] ?? 0] === 'port';
    const defence = defenceAt(box, view, destination, false);
    return [
      placeName(box, destination),
      KINDS[box.kind[destination] ?? 0] ?? '',
      box.zone[destination] ?? 0,
      port ? '1 goods' : shortCost(defence),
      port ? '' : defence.points,
      liesThere(box, place, destination),
      discs(place, who),
    ];
  });
  return columns([MAP_HEAD, ...rows]);
}

function liesThere(box: Box, place: DestinationView, destination: number): string {
  if (place.wares.length > 0) return place.wares.join(', ');
  return place.treasure ? treasureName(box.treasure[destination] ?? -1) : '-';
}

/** Each disc with its owner; its face where the viewer knows it. */
function discs(place: DestinationView, who: (seat: number) => string): string {
  return place.discs
    .map(({ seat, disc, done }) => `${who(seat)} ${disc === undefined ? '?' : discFace(disc)}${done ? '*' : ''}`)
    .join(', ');
}
