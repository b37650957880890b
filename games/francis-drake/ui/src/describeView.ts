import { columns, nameAt } from '@portolan/client';
import {
  type Box,
  COMMODITIES,
  type Defence,
  defenceAt,
  isOutfitting,
  KINDS,
  offerAt,
  type View,
} from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { t } from './messages/view.ts';
import { t as word } from './messages/words.ts';
import { discFace, itemWords, locationName, locationNumber, placeName, treasureName, wareName } from './words.ts';

type PlayerView = View['players'][number];
type DestinationView = View['map'][number];

const NOTHING = '-';

/** The table in several lines: Plymouth Street while ships are fitted out, the docks, every ship log and the map. */
export function describeView(box: Box, view: View, names: readonly string[]): string {
  const who = (seat: number): string => nameAt(names, seat);
  const outfitting = isOutfitting(view);
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
  const voyage = { n: view.voyage, most: box.components.voyages };
  if (view.question === undefined) return t('over', voyage);
  const atSea = isOutfitting(view) ? 'street' : 'sea';
  return t('headline', {
    ...voyage,
    phase: view.revealed ? 'other' : atSea,
    name: nameAt(names, view.question.seat),
  });
}

function street(box: Box, view: View, who: (seat: number) => string): string[] {
  const rows = view.street.map((entry, place) => {
    const location = locationNumber(entry.location);
    return [place + 1, locationName(box, location), nextVisitor(box, view, location), plainList(entry.discs.map(who))];
  });
  return [t('street'), ...columns(rows)];
}

function nextVisitor(box: Box, view: View, location: number): string {
  const { circlesLeft, grant, choices } = offerAt(box, view, location);
  if (circlesLeft === 0) return t('full');
  const choice = choices.length > 0;
  if (grant === undefined) return t(choice ? 'aChoice' : 'aRoll');
  const items = itemWords(grant);
  return choice ? t('andChoice', { items }) : items;
}

function docks(view: View, who: (seat: number) => string): string[] {
  const line = (key: 'turns' | 'outbound' | 'homebound', seats: readonly number[]): string[] =>
    seats.length === 0
      ? []
      : [t(key, { ships: plainList(seats.map((seat, dock) => t('dock', { n: dock + 1, name: who(seat) }))) })];
  const { plymouth, outbound, homebound } = view.docks;
  return [
    ...(isOutfitting(view) ? line('turns', plymouth) : []),
    ...line('outbound', outbound),
    ...line('homebound', homebound),
  ];
}

const LOG_HEAD = ['logs', 'score', 'crew', 'guns', 'goods', 'barrels', 'ship', 'aboard'] as const;

function shipLogs(view: View, who: (seat: number) => string): string[] {
  const rows = view.players.map((player, seat) => [
    who(seat),
    player.score,
    player.crew,
    player.guns,
    player.goods,
    player.barrels,
    t(player.galleon ? 'galleon' : 'frigate'),
    aboard(view, player, seat),
  ]);
  return columns([LOG_HEAD.map((key) => t(key)), ...rows]);
}

/** Everything else that is special about a ship. */
function aboard({ holders }: View, player: PlayerView, seat: number): string {
  return chosen([
    [player.pinnace, 'pinnace'],
    [player.hind, 'hind'],
    [player.ghost, 'ghost'],
    [holders.admiral === seat, 'admiral'],
    [holders.governor === seat, 'governor'],
    [holders.informer === seat, 'informer'],
    [!player.investor, 'investor'],
  ]);
}

function prizes(view: View, who: (seat: number) => string): string[] {
  const rows = view.players.map((player, seat) => [who(seat), conquests(player), cargo(player), chest(player)]);
  return columns([[t('prizes'), t('taken'), t('cargo'), t('chest')], ...rows]);
}

function conquests({ conquests: { town, fort, galleon } }: PlayerView): string {
  const words = chosen([
    [town, 'town'],
    [fort, 'fort'],
    [galleon, 'galleon'],
  ]);
  return words === '' ? NOTHING : words;
}

type Name =
  | ('pinnace' | 'hind' | 'ghost' | 'admiral' | 'governor' | 'informer' | 'investor')
  | ('town' | 'fort' | 'galleon');

function chosen(words: readonly (readonly [boolean, Name])[]): string {
  return plainList(words.flatMap(([holds, name]) => (holds ? [t(name)] : [])));
}

function plainList(items: readonly string[]): string {
  return word('all', { items: list(items, 'plain') });
}

function cargo(player: PlayerView): string {
  const held = COMMODITIES.flatMap((id) => {
    const n = player.commodities[id];
    return n > 0 ? [t('amount', { n, ware: word(id) })] : [];
  });
  return held.length === 0 ? NOTHING : plainList(held);
}

function chest(player: PlayerView): string {
  return player.chest === undefined ? t('closed') : t('chestOf', player.chest);
}

const MAP_HEAD = ['map', 'kind', 'zone', 'cost', 'points', 'here', 'discs'] as const;

function map(box: Box, view: View, who: (seat: number) => string): string[] {
  const rows = view.map.map((place, destination) => {
    const kind = KINDS[box.kind[destination] ?? 0] ?? 'port';
    const defence = defenceAt(box, view, destination, false);
    const port = kind === 'port';
    return [
      placeName(box, destination),
      t(kind),
      box.zone[destination] ?? 0,
      port ? itemWords({ goods: 1 }) : costOf(defence),
      port ? '' : defence.points,
      stillThere(box, place, destination),
      plainList(discsAt(place, who)),
    ];
  });
  return columns([MAP_HEAD.map((key) => t(key)), ...rows]);
}

function costOf({ crew, guns, unknown }: Defence): string {
  const parts = [...(crew > 0 ? [word('crew', { n: crew })] : []), ...(guns > 0 ? [word('guns', { n: guns })] : [])];
  const cost = parts.length === 0 ? NOTHING : plainList(parts);
  return unknown ? t('unknownCost', { cost }) : cost;
}

function stillThere(box: Box, place: DestinationView, destination: number): string {
  if (place.wares.length > 0) return plainList(place.wares.map(wareName));
  return place.treasure ? treasureName(box.treasure[destination] ?? -1) : NOTHING;
}

/** Each disc with its owner, and its face where the viewer knows it. */
function discsAt(place: DestinationView, who: (seat: number) => string): string[] {
  return place.discs.map(({ seat, disc, done }) =>
    t('disc', { name: who(seat), face: disc === undefined ? '?' : discFace(disc), done }),
  );
}
