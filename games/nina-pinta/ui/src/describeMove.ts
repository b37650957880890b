import { listWords, type MoveText, viewerIn } from '@portolan/client';
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

/** Describes the move, with what it costs and brings as far as the viewer of `view` can know. */
export function describeMove(box: Box, move: Move, view: View): MoveText {
  const place = (at: number): string => placeName(box, at);
  const world = (at: number): string => worldName(box, at);
  switch (move.kind) {
    case 'nation':
      return { text: `Play ${nationName(move.nation)}`, effect: capability(box, move.nation) };
    case 'look':
      return { text: `Look at ${listWords(landsOf(box, move.lands))} of ${world(move.world)}` };
    case 'war':
      return describeWar(box, move.world, view);
    case 'load':
      return describeLoad(box, move, view);
    case 'seal':
      return {
        text: `Sail to ${world(move.first)}, then ${world(move.second)}, then ${world(move.third)}, and seal the loads`,
      };
    case 'recover':
      return { text: `Take ${isForPlanck(view) ? 'a Settler of Planck' : 'a Settler'} back from ${place(move.place)}` };
    case 'explore':
    case 'consolidate':
    case 'attack':
      return describeSailing(box, move, view);
    case 'remove':
      return { text: `Remove a Settler of ${nationName(move.nation)} and one of yours` };
    case 'place':
    case 'town':
    case 'city':
    case 'upgrade':
    case 'migrate':
      return describePlacing(box, move, view);
    case 'govern':
      return describeGovern(box, move.world, view);
    case 'collect':
      return { text: 'Collect everything', effect: 'to the ship where it can go, the rest into Strongholds' };
    case 'arrange':
      return { text: 'Decide Mine by Mine and Stronghold by Stronghold' };
    case 'mine':
      return {
        text: `Take ${goldWords(move.gold)} from the Mine in ${place(move.place)}`,
        effect: left(box, move.place, move.gold, view),
      };
    case 'store':
      return { text: `Keep ${goldWords(move.gold)} in the Stronghold of ${place(move.place)}` };
    case 'pay':
      return { text: `Pay ${goldWords(move.gold)} from the Stronghold of ${place(move.place)}` };
    case 'marker':
      return describeMarker(box, move.group, view);
    case 'board':
      return { text: 'The Captain boards the ship and sails home' };
    case 'remain':
      return { text: 'The Captain stays ashore', effect: 'he joins lands, but no other can be sent to this world' };
    case 'plunder':
      return { text: 'Play a Pirate', effect: `${goldWords(move.gold)} of the ship's gold are yours` };
    case 'pirate':
      return { text: `Lay Planck's Pirate on ${world(move.world)}` };
    case 'decline':
      return { text: view.question?.kind === 'lookAtLands' ? 'Look at nothing' : 'Let the ship sail' };
    case 'declineAll':
      return { text: 'Let all ships sail for the rest of the era' };
    case 'take':
      return describeTake(box, move, view);
    case 'double':
      return { text: 'Play Double Selection', effect: `two Progress Benefits for ${goldWords(view.cost ?? 0)}` };
    case 'pass':
      return { text: 'Pass', effect: `${ordinal(move.space + 1)} in the turn order of the next era` };
    case 'push':
      return { text: 'Pass with the Turn Order counter', effect: `${ordinal(move.space + 1)}, whoever is there` };
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

function describeWar(box: Box, world: number, view: View): MoveText {
  const mover = moverOf(view);
  const places = placesOf(view, world);
  const count = (seat: number): number => places.reduce((sum, place) => sum + settlementsOf(place, seat), 0);
  const others = view.players.reduce((sum, _, seat) => (seat === mover ? sum : sum + count(seat)), 0);
  const whose = isForPlanck(view) ? 'of Planck' : 'of yours';
  return {
    text: `Put ${worldName(box, world)} into a State of War`,
    effect: `${settlements(count(mover))} ${whose} there, ${others} of others`,
  };
}

function describeLoad(box: Box, { world, captain, settlers: count }: MoveOf<'load'>, view: View): MoveText {
  const ship = `the ship to ${worldName(box, world)}`;
  const own = view.players[askedSeat(view)];
  const crew = count + (captain ? 1 : 0);
  const loads = Object.values(own?.loads ?? {});
  const aboard = loads.reduce((sum, load) => sum + load.settlers + (load.captain ? 1 : 0), 0);
  const rest = (own?.gold ?? 0) - (aboard + crew) * box.components.cost.crew;
  const used = loads.reduce((sum, load) => sum + load.settlers, count);
  const missing = Math.min(count, Math.max(0, used - (own?.supply.settlers ?? 0)));
  const recovered = missing === 0 ? '' : `, ${settlers(missing)} to be taken back from the map`;
  if (crew === 0) return { text: `Load nobody on ${ship}`, effect: `${goldWords(rest)} left` };
  return {
    text: `Load ${crewWords(captain, count)} on ${ship}`,
    effect: `${goldWords(crew * box.components.cost.crew)}, ${rest} left${recovered}`,
  };
}

function describeGovern(box: Box, world: number, view: View): MoveText {
  const seat = askedSeat(view);
  const revenue = placesOf(view, world).reduce((sum, place) => sum + revenueOf(box, place, seat), 0);
  const id = WORLDS[world] ?? 'nina';
  const own = view.players[seat];
  const cargo = own?.cargo[id] ?? 0;
  const ship = own?.harbours[id] === undefined ? 'no ship there' : `${goldWords(cargo)} aboard`;
  return { text: `Govern ${worldName(box, world)}`, effect: `up to ${goldWords(revenue)} of revenue, ${ship}` };
}

function left(box: Box, place: number, gold: number, view: View): string {
  const most = view.places[place]?.mine ?? Math.max(...box.atlas.gold);
  return `${most - gold} stay there`;
}

function describeMarker(box: Box, group: number, view: View): MoveText {
  const world = view.question !== undefined && 'world' in view.question ? view.question.world : 0;
  const held = viewerIn(view)?.progress;
  const id = GROUPS[group];
  const count = held === undefined || id === undefined || id === 'military' ? 0 : held[id].length;
  return {
    text: `Lay the ${groupName(group)} marker on ${worldName(box, world)}`,
    effect: `you hold ${count} of its Benefits`,
  };
}

function describeTake(box: Box, { face, nth }: MoveOf<'take'>, view: View): MoveText {
  const name = nth > 1 ? `the ${ordinal(nth)} ${faceName(box, face)}` : faceName(box, face);
  const cost = view.question?.kind === 'selectDouble' ? '' : ` for ${goldWords(view.cost ?? 0)}`;
  return { text: `Take ${name}${cost}`, effect: benefitEffect(box, face, view) };
}

function describeDone(view: View): MoveText {
  switch (view.question?.kind) {
    case 'removePair':
      return { text: 'Stop the attack' };
    case 'migrate':
      return { text: 'Nobody migrates' };
    case 'build':
      return { text: 'Build nothing more' };
    default:
      return { text: 'End this' };
  }
}
