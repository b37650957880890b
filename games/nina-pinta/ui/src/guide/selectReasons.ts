import {
  BONUSES,
  benefitWorths,
  bonusHelp,
  type Counting,
  countingWith,
  GROUPS,
  isLastEra,
  landsToSee,
  type Move,
  selectionObstacle,
  settlementsOn,
} from '@portolan/nina-pinta';
import { groupName, terrainName } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/reasons.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** What a Benefit is good for. */
export function takeReason(scene: GuideScene, { face }: MoveOf<'take'>): string {
  const { box, view, seat } = scene;
  const { faces } = box;
  const bonus = BONUSES[faces.bonus[face] ?? -1];
  if (bonus !== undefined) return bonusReason(scene, bonus, faces.gold[face] ?? 0);
  const group = GROUPS[faces.group[face] ?? 0] ?? 'arts';
  const counting = countingWith(box, view, seat, face);
  if (counting !== undefined && counting.after === counting.before) {
    return t('take.wasted', { why: WASTED[counting.change] ?? 'other' });
  }
  const [points = 0] = benefitWorths(box, view, seat, [faces.names[face] ?? '']);
  const own = counting === undefined || counting.before === 0 ? 0 : counting.after;
  return t('take.counts', { own, group: groupName(group), points });
}

/** Why a Benefit would not count. */
const WASTED: Readonly<Partial<Record<Counting['change'], 'religion' | 'type'>>> = {
  religion: 'religion',
  sameType: 'type',
};

function bonusReason(scene: GuideScene, bonus: (typeof BONUSES)[number], gold: number): string {
  const { box, view, seat } = scene;
  switch (bonusHelp(box, view, bonus, seat)) {
    case 'late':
      return t('take.late');
    case 'unplayable':
      return t('take.nothing');
    case 'had':
      return t('take.largerShips', { larger: true });
    default:
      return helpReason(scene, bonus, gold);
  }
}

function helpReason({ box, view, seat }: GuideScene, bonus: (typeof BONUSES)[number], gold: number): string {
  switch (bonus) {
    case 'gold': {
      const more = gold - (view.cost ?? 0);
      return more < 0 ? t('take.goldLoss', { gold, less: -more }) : t('take.gold', { gold, more });
    }
    case 'native': {
      const [points = 0] = benefitWorths(box, view, seat, [bonus]);
      return t('take.native', { points });
    }
    case 'cathedral':
      return t('take.cathedral', { factor: box.components.scoring.cathedralFactor });
    case 'spyglass':
      return t('take.spyglass', { count: landsToSee(box, view) });
    case 'largerShips':
      return t('take.largerShips', { larger: false });
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const { terrain, gold: more } = box.components.increase[bonus];
      return t('take.increase', {
        terrain: terrainName(terrain),
        gold: more,
        own: settlementsOn(view, seat, terrain),
      });
    }
    case 'turnOrder':
      return t('take.turnOrder', { last: isLastEra(box, view) });
    default:
      return t(`take.${bonus}`);
  }
}

/** What a place in the turn order is good for. */
export function passReason(scene: GuideScene, { kind, space }: MoveOf<'pass' | 'push'>): string {
  const { box, view, seat, me, asked } = scene;
  const gold = me.gold ?? 0;
  if (asked?.kind === 'makeWay') return t(isLastEra(box, view) ? 'makeWay.end' : 'makeWay', { space: space + 1 });
  if (isLastEra(box, view)) return t('pass.end', { gold, per: box.components.scoring.goldPerPoint });
  if (kind === 'push') return t('push', { space: space + 1 });
  const obstacle = selectionObstacle(box, view, seat);
  return obstacle === undefined ? t('pass', { gold }) : t('pass.must', { empty: obstacle === 'display' });
}
