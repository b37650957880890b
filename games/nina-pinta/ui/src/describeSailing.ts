import type { MoveText } from '@portolan/client';
import { list } from '@portolan/i18n';
import { type Box, crowdIn, freeSettlersIn, type Move, type View, WORLDS, worldOf } from '@portolan/nina-pinta';
import { moverOf } from './lands.ts';
import { lossWords } from './landWords.ts';
import { t } from './messages/moves.ts';
import { crewWords, factWords, landscape, nationName, type PlaceView, placeName, terrainName } from './words.ts';

type Goal = Extract<Move, { readonly kind: 'explore' | 'consolidate' | 'attack' }>;

/** Where a ship harbours, who lands there, and what that means. */
export function describeSailing(box: Box, { kind, place: at }: Goal, view: View): MoveText {
  const place = placeName(box, at);
  const here = view.places[at];
  if (here === undefined) return { text: t('sail', { place }) };
  if (view.question?.kind === 'decideForPlanck') {
    return { text: t('consolidate.planck', { place }), effect: factWords(landFacts(view, at)) };
  }
  const mover = moverOf(view);
  const load = view.players[mover]?.loads?.[WORLDS[worldOf(at)] ?? 'nina'];
  const { captain = false, settlers = 0 } = load ?? {};
  const crew = crewWords(captain, settlers);
  if (kind === 'explore') return { text: t('explore', { place, crew }), effect: unexplored(here) };
  if (kind === 'attack') return { text: t('attack', { place, crew }), effect: victims(view, mover, at) };
  const text = !captain && settlers === 0 ? t('harbour', { place }) : t('land', { place, crew });
  const facts = [...landFacts(view, at), ...lossWords(box, view, at, settlers)];
  const meets = captain && here.captain !== undefined ? [t('captainMeets')] : [];
  return { text, effect: factWords([...facts, ...meets]) };
}

/** What a face-down tile is to a player who may have looked at it. */
function unexplored({ terrain, discovery, found }: PlaceView): string {
  return terrain === undefined ? t('unknownLand') : t('seenLand', { tile: landscape(terrain, discovery, found) });
}

/** `forest, 2 of 3 settlements`, and the gold in a Mine. */
export function landFacts(view: View, place: number): string[] {
  const { mine, capacity = 0, terrain } = view.places[place] ?? {};
  const crowd = crowdIn(view, place);
  const room = t(crowd > capacity ? 'overfull' : 'room', { terrain: terrainName(terrain), crowd, capacity });
  return mine === undefined ? [room] : [room, t('mineGold', { gold: mine })];
}

function victims(view: View, mover: number, place: number): string {
  const others = view.players.flatMap((player, seat) => {
    const count = seat === mover ? 0 : freeSettlersIn(view, seat, place);
    return count === 0 ? [] : [t('settlersOf', { count, nation: nationName(player.nation) })];
  });
  const world = view.worlds[worldOf(place)];
  return t(world?.atWar ? 'victims' : 'victimsBanner', { victims: list(others) });
}
