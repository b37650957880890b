import { type Box, GROUPS, landOf, type Move, NATIONS, placeAt, WORLDS, worldOf } from '@portolan/nina-pinta';

/** The things a move points at. Every target names one thing, so they can be picked in any order. */
export function targetsOf(box: Box, move: Move): readonly string[] {
  const at = (place: number): string => landTarget(box, place);
  switch (move.kind) {
    case 'nation':
    case 'remove':
      return [`nation:${NATIONS[move.nation]}`];
    case 'look':
      return box.names.lands.flatMap((_, land) => ((move.lands >> land) & 1 ? [at(placeAt(move.world, land))] : []));
    case 'war':
    case 'pirate':
      return [`compass:${WORLDS[move.world]}`];
    case 'govern':
      return [`world:${WORLDS[move.world]}`];
    case 'load':
      return [`crew:${move.captain ? 'captain' : 'settlers'}:${move.settlers}`];
    case 'seal':
      return [`first:${WORLDS[move.first]}`, `second:${WORLDS[move.second]}`];
    case 'explore':
    case 'consolidate':
    case 'attack':
    case 'town':
    case 'city':
    case 'upgrade':
      return [`do:${move.kind}`, at(move.place)];
    case 'recover':
    case 'place':
      return [at(move.place)];
    case 'migrate':
      return [`from:${box.names.lands[landOf(move.from)]}`, `to:${box.names.lands[landOf(move.to)]}`];
    case 'mine':
    case 'store':
    case 'pay':
    case 'plunder':
      return [`gold:${move.gold}`];
    case 'marker':
      return [`marker:${GROUPS[move.group]}`];
    case 'declineAll':
      return ['declineAll'];
    case 'take':
      return [`benefit:${box.faces.names[move.face]}:${move.nth}`];
    case 'pass':
    case 'push':
      return [`${move.kind}:${move.space + 1}`];
    default:
      return [move.kind];
  }
}

/** `land:nina:andes`. */
export function landTarget(box: Box, place: number): string {
  return `land:${WORLDS[worldOf(place)]}:${box.names.lands[landOf(place)]}`;
}
