import type { MoveText } from '@portolan/client';
import { list } from '@portolan/i18n';
import { type Box, LANDS, type Move, type View, WORLDS } from '@portolan/nina-pinta';
import { crowdAt, freeSettlers, moverOf } from './lands.ts';
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
    return { text: t('consolidate.planck', { place }), effect: factWords(landFacts(here)) };
  }
  const mover = moverOf(view);
  const load = view.players[mover]?.loads?.[WORLDS[Math.floor(at / LANDS.length)] ?? 'nina'];
  const { captain = false, settlers = 0 } = load ?? {};
  const crew = crewWords(captain, settlers);
  if (kind === 'explore') return { text: t('explore', { place, crew }), effect: unexplored(here) };
  if (kind === 'attack') return { text: t('attack', { place, crew }), effect: victims(here, mover, view) };
  const text = !captain && settlers === 0 ? t('harbour', { place }) : t('land', { place, crew });
  const facts = [...landFacts(here), ...lossWords(here, mover, settlers)];
  const meets = captain && here.captain !== undefined ? [t('captainMeets')] : [];
  return { text, effect: factWords([...facts, ...meets]) };
}

/** What a face-down tile is to a player who may have looked at it. */
function unexplored({ terrain, discovery, found }: PlaceView): string {
  return terrain === undefined ? t('unknownLand') : t('seenLand', { tile: landscape(terrain, discovery, found) });
}

/** `forest, 2 of 3 settlements`, and the gold in a Mine. */
export function landFacts(place: PlaceView): string[] {
  const { mine, capacity = 0 } = place;
  const crowd = crowdAt(place);
  const room = t(crowd > capacity ? 'overfull' : 'room', { terrain: terrainName(place.terrain), crowd, capacity });
  return mine === undefined ? [room] : [room, t('mineGold', { gold: mine })];
}

function victims(place: PlaceView, mover: number, view: View): string {
  const others = view.players.flatMap((player, seat) => {
    const count = seat === mover ? 0 : freeSettlers(place, seat);
    return count === 0 ? [] : [t('settlersOf', { count, nation: nationName(player.nation) })];
  });
  const world = view.worlds.find(({ id }) => id === place.world);
  return t(world?.atWar ? 'victims' : 'victimsBanner', { victims: list(others) });
}
