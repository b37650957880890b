import { LANDS, type Move, placeAt } from '@portolan/nina-pinta';
import { landTarget } from '../table/targets.ts';
import { worldId } from './facts.ts';
import { type GuideScene, worldAsked } from './guideScene.ts';

/** The cards of what a move is about. */
export function aimOf({ box, view, seat }: GuideScene, move: Move): readonly string[] {
  const land = (place: number): string => landTarget(box, place);
  switch (move.kind) {
    case 'nation':
      return [`nation:${box.components.nations[move.nation]?.id}`];
    case 'look':
      return LANDS.flatMap((_, at) => ((move.lands >> at) & 1 ? [land(placeAt(move.world, at))] : []));
    case 'war':
    case 'pirate':
    case 'govern':
      return [`compass:${worldId(move.world)}`];
    case 'marker':
      return [`compass:${worldId(worldAsked({ view }))}`];
    case 'load':
      return [`hold:${seat}:${worldId(move.world)}`];
    case 'explore':
    case 'consolidate':
    case 'attack':
    case 'recover':
    case 'place':
    case 'town':
    case 'city':
    case 'upgrade':
    case 'mine':
    case 'store':
    case 'pay':
      return [land(move.place)];
    case 'migrate':
      return [land(move.from), land(move.to)];
    case 'board':
    case 'remain':
      return [`captain:${seat}:${worldId(worldAsked({ view }))}`];
    case 'take':
      return [`benefit:${box.faces.names[move.face]}:${move.nth}`];
    case 'pass':
    case 'push':
      return [`pass:${move.space + 1}`];
    default:
      return [];
  }
}
