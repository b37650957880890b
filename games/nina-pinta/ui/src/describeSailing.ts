import { listWords, type MoveText } from '@portolan/client';
import { type Box, LANDS, type Move, type View, WORLDS } from '@portolan/nina-pinta';
import { crowdAt, freeSettlers, lossWords, moverOf } from './lands.ts';
import { crewWords, landscape, nationName, type PlaceView, placeName, settlers } from './words.ts';

type Goal = Extract<Move, { readonly kind: 'explore' | 'consolidate' | 'attack' }>;

/** Where a ship harbours, who lands there, and what that means. */
export function describeSailing(box: Box, { kind, place }: Goal, view: View): MoveText {
  const name = placeName(box, place);
  const here = view.places[place];
  if (here === undefined) return { text: `Sail to ${name}` };
  if (view.question?.kind === 'decideForPlanck') return { text: `Planck harbours at ${name}`, effect: landWords(here) };
  const mover = moverOf(view);
  const load = view.players[mover]?.loads?.[WORLDS[Math.floor(place / LANDS.length)] ?? 'nina'];
  const count = load?.settlers ?? 0;
  const crew = crewWords(load?.captain ?? false, count);
  if (kind === 'explore') return { text: `Explore ${name} with ${crew}`, effect: unexplored(here) };
  if (kind === 'attack') return { text: `Attack ${name} with ${crew}`, effect: victims(here, mover, view) };
  const captain = load?.captain && here.captain !== undefined ? ', the Captain finds another and goes home' : '';
  const verb = crew === 'nobody' ? `Harbour at ${name} with nobody aboard` : `Land ${crew} in ${name}`;
  return { text: verb, effect: `${landWords(here)}${lossWords(here, mover, count)}${captain}` };
}

/** What a face-down tile is to who may have looked at it. */
function unexplored({ terrain, discovery, found }: PlaceView): string {
  return terrain === undefined ? 'unknown land' : `you have seen ${landscape(terrain, discovery, found)}`;
}

/** `forest, 2 of 3 settlements`. */
export function landWords(place: PlaceView): string {
  const mine = place.mine === undefined ? '' : `, ${place.mine} gold in the Mine`;
  return `${place.terrain ?? 'unknown land'}, ${crowdAt(place)} of ${place.capacity ?? 0} settlements${mine}`;
}

function victims(place: PlaceView, mover: number, view: View): string {
  const others = view.players.flatMap((player, seat) => {
    const free = seat === mover ? 0 : freeSettlers(place, seat);
    return free === 0 ? [] : [`${settlers(free)} of ${nationName(player.nation ?? 'nobody')}`];
  });
  const world = view.worlds.find(({ id }) => id === place.world);
  return `${listWords(others)} there${world?.atWar ? '' : ', with the banner'}`;
}
