import { listWords, viewerIn } from '@portolan/client';
import { type Box, GROUPS, type Move, type View, WORLDS } from '@portolan/nina-pinta';
import { benefitEffect } from './benefits.ts';
import { describePlacing } from './describePlacing.ts';
import { describeSailing } from './describeSailing.ts';
import { askedSeat, moverOf, placesOf, revenueOf, settlementsOf } from './lands.ts';
import {
  crewWords,
  faceName,
  goldWords,
  groupName,
  landsOf,
  nationName,
  ordinal,
  placeName,
  settlements,
  settlers,
  worldName,
} from './words.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** What the move does, what it costs and what it brings, as far as who sees `view` can know. */
export function describeMove(box: Box, move: Move, view: View): string {
  const place = (at: number): string => placeName(box, at);
  const world = (at: number): string => worldName(box, at);
  switch (move.kind) {
    case 'nation':
      return `Play ${nationName(move.nation)}: ${capability(box, move.nation)}`;
    case 'look':
      return `Look at ${listWords(landsOf(box, move.lands))} of ${world(move.world)}`;
    case 'war':
      return describeWar(box, move.world, view);
    case 'load':
      return describeLoad(box, move, view);
    case 'seal':
      return `Sail to ${world(move.first)}, then ${world(move.second)}, then ${world(move.third)}, and seal the loads`;
    case 'recover':
      return `Take ${isForPlanck(view) ? 'a Settler of Planck' : 'a Settler'} back from ${place(move.place)}`;
    case 'explore':
    case 'consolidate':
    case 'attack':
      return describeSailing(box, move, view);
    case 'remove':
      return `Remove a Settler of ${nationName(move.nation)} and one of yours`;
    case 'place':
    case 'town':
    case 'city':
    case 'upgrade':
    case 'migrate':
      return describePlacing(box, move, view);
    case 'govern':
      return describeGovern(box, move.world, view);
    case 'collect':
      return 'Collect everything: to the ship where it can go, the rest into Strongholds';
    case 'arrange':
      return 'Decide Mine by Mine and Stronghold by Stronghold';
    case 'mine':
      return `Take ${goldWords(move.gold)} from the Mine in ${place(move.place)}: ${left(box, move.place, move.gold, view)}`;
    case 'store':
      return `Keep ${goldWords(move.gold)} in the Stronghold of ${place(move.place)}`;
    case 'pay':
      return `Pay ${goldWords(move.gold)} from the Stronghold of ${place(move.place)}`;
    case 'marker':
      return describeMarker(box, move.group, view);
    case 'board':
      return 'The Captain boards the ship and sails home';
    case 'remain':
      return 'The Captain stays ashore: he joins lands, but no other can be sent to this world';
    case 'plunder':
      return `Play a Pirate: ${goldWords(move.gold)} of the ship's gold are yours`;
    case 'pirate':
      return `Lay Planck's Pirate on ${world(move.world)}`;
    case 'decline':
      return view.question?.kind === 'lookAtLands' ? 'Look at nothing' : 'Let the ship sail';
    case 'declineAll':
      return 'Let all ships sail for the rest of the era';
    case 'take':
      return describeTake(box, move, view);
    case 'double':
      return `Play Double Selection: two Progress Benefits for ${goldWords(view.cost ?? 0)}`;
    case 'pass':
      return `Pass: ${ordinal(move.space + 1)} in the turn order of the next era`;
    case 'push':
      return `Pass with the Turn Order counter: ${ordinal(move.space + 1)}, whoever is there`;
    case 'done':
      return describeDone(view);
  }
}

function isForPlanck(view: View): boolean {
  return view.question?.kind === 'decideForPlanck' || view.question?.kind === 'migrateForPlanck';
}

function capability(box: Box, nation: number): string {
  switch (box.capability[nation]) {
    case 'lookAtThreeLands':
      return 'a secret look at three lands before the first era';
    case 'largerShips':
      return 'ships for four crew from the start';
    case 'attackOutsideWar':
      return 'one attack an era where there is no war';
    default:
      return 'first in the turn order of the first era';
  }
}

function describeWar(box: Box, world: number, view: View): string {
  const mover = moverOf(view);
  const places = placesOf(view, world);
  const count = (seat: number): number => places.reduce((sum, place) => sum + settlementsOf(place, seat), 0);
  const others = view.players.reduce((sum, _, seat) => (seat === mover ? sum : sum + count(seat)), 0);
  const whose = isForPlanck(view) ? 'of Planck' : 'of yours';
  return `Put ${worldName(box, world)} into a State of War: ${settlements(count(mover))} ${whose} there, ${others} of others`;
}

function describeLoad(box: Box, { world, captain, settlers: count }: MoveOf<'load'>, view: View): string {
  const ship = `the ship to ${worldName(box, world)}`;
  const own = view.players[askedSeat(view)];
  const crew = count + (captain ? 1 : 0);
  const loads = Object.values(own?.loads ?? {});
  const aboard = loads.reduce((sum, load) => sum + load.settlers + (load.captain ? 1 : 0), 0);
  const rest = (own?.gold ?? 0) - (aboard + crew) * box.components.cost.crew;
  const used = loads.reduce((sum, load) => sum + load.settlers, count);
  const missing = Math.min(count, Math.max(0, used - (own?.supply.settlers ?? 0)));
  const recovered = missing === 0 ? '' : `, ${settlers(missing)} to be taken back from the map`;
  if (crew === 0) return `Load nobody on ${ship}: ${goldWords(rest)} left`;
  return `Load ${crewWords(captain, count)} on ${ship}: ${goldWords(crew * box.components.cost.crew)}, ${rest} left${recovered}`;
}

function describeGovern(box: Box, world: number, view: View): string {
  const seat = askedSeat(view);
  const revenue = placesOf(view, world).reduce((sum, place) => sum + revenueOf(box, place, seat), 0);
  const id = WORLDS[world] ?? 'nina';
  const own = view.players[seat];
  const cargo = own?.cargo[id] ?? 0;
  const ship = own?.harbours[id] === undefined ? 'no ship there' : `${goldWords(cargo)} aboard`;
  return `Govern ${worldName(box, world)}: up to ${goldWords(revenue)} of revenue, ${ship}`;
}

function left(box: Box, place: number, gold: number, view: View): string {
  const most = view.places[place]?.mine ?? Math.max(...box.atlas.gold);
  return `${most - gold} stay there`;
}

function describeMarker(box: Box, group: number, view: View): string {
  const world = view.question !== undefined && 'world' in view.question ? view.question.world : 0;
  const held = viewerIn(view)?.progress;
  const id = GROUPS[group];
  const count = held === undefined || id === undefined || id === 'military' ? 0 : held[id].length;
  return `Lay the ${groupName(group)} marker on ${worldName(box, world)}: you hold ${count} of its Benefits`;
}

function describeTake(box: Box, { face, nth }: MoveOf<'take'>, view: View): string {
  const name = nth > 1 ? `the ${ordinal(nth)} ${faceName(box, face)}` : faceName(box, face);
  const cost = view.question?.kind === 'selectDouble' ? '' : ` for ${goldWords(view.cost ?? 0)}`;
  return `Take ${name}${cost}: ${benefitEffect(box, face, view)}`;
}

function describeDone(view: View): string {
  switch (view.question?.kind) {
    case 'removePair':
      return 'Stop the attack';
    case 'migrate':
      return 'Nobody migrates';
    case 'build':
      return 'Build nothing more';
    default:
      return 'End this';
  }
}
