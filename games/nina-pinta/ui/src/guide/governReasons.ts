import {
  BONUSES,
  buildingFigures,
  crowdIn,
  isLastEra,
  landRoom,
  leftOnMine,
  type Move,
  markerWorth,
  settlementsIn,
} from '@portolan/nina-pinta';
import { placesOf } from '../lands.ts';
import { collectable, goldIn } from './facts.ts';
import { type GuideScene, worldAsked } from './guideScene.ts';
import { t } from './messages/reasons.ts';
import { settlerPoints, yieldAt } from './worth.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** What a counter does in a land. */
export function placeReason(scene: GuideScene, { place }: MoveOf<'place'>): string {
  const { box, view, seat, asked } = scene;
  const { increase, scoring, strongholdGoldLimit } = box.components;
  const own = settlementsIn(view, seat, place);
  const bonus = asked?.kind === 'playBonus' ? (BONUSES[asked.bonus] ?? 'native') : 'native';
  switch (bonus) {
    case 'stronghold':
      return t('stronghold', { limit: strongholdGoldLimit });
    case 'town':
      return t('bonus.town', { ...buildingFigures(box, view, bonus, place), before: settlerPoints(scene, place) });
    case 'city':
      return t('bonus.city', buildingFigures(box, view, bonus, place));
    case 'cathedral':
      return t('cathedral', { factor: scoring.cathedralFactor, own });
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems':
      return t('increase', { gold: increase[bonus].gold, own, others: crowdIn(view, place) - own });
    default:
      return t('native', { room: landRoom(box, view, place), gold: yieldAt(scene, place) });
  }
}

type Governing = MoveOf<
  | 'govern'
  | 'collect'
  | 'mine'
  | 'store'
  | 'town'
  | 'city'
  | 'upgrade'
  | 'pay'
  | 'marker'
  | 'board'
  | 'plunder'
  | 'decline'
  | 'declineAll'
>;

/** What a step of governing is good for. */
export function governReason(scene: GuideScene, move: Governing): string {
  const { box, view, seat } = scene;
  switch (move.kind) {
    case 'govern':
      return t('govern', { gold: goldIn(scene, move.world) });
    case 'collect': {
      const { gold, mined } = collectable(scene, worldAsked(scene));
      return t('collect', { gold, mined });
    }
    case 'mine':
      return t('mine', { left: leftOnMine(view, move) ?? 0 });
    case 'store':
    case 'pay':
      return t(move.kind, { gold: move.gold });
    case 'town':
      return t('town', {
        ...buildingFigures(box, view, move.kind, move.place),
        before: settlerPoints(scene, move.place),
      });
    case 'city':
    case 'upgrade':
      return t('city', buildingFigures(box, view, move.kind, move.place));
    case 'marker':
      return t('marker', {
        count: markerWorth(box, view, { seat, group: move.group, world: worldAsked(scene) }).counting ?? 0,
      });
    case 'board':
      if (isLastEra(box, view)) return t('board.last');
      return t('board', { lands: placesOf(view, worldAsked(scene)).filter(({ explored }) => !explored).length });
    case 'plunder':
      return t('plunder', { gold: move.gold });
    default:
      return declineReason(scene, move.kind);
  }
}

function declineReason({ asked, me }: GuideScene, kind: 'decline' | 'declineAll'): string {
  if (asked?.kind === 'lookAtLands') return t('decline.look');
  const pirates = (me.kept ?? []).filter((kept) => kept === 'pirate').length;
  return t(kind === 'decline' ? 'decline.pirate' : 'declineAll', { pirates });
}
