import {
  BONUSES,
  benefitWorths,
  countingWith,
  GROUPS,
  hasLargerShips,
  isLastEra,
  landsToSee,
  type Move,
  settlementsIn,
} from '@portolan/nina-pinta';
import { isIdle } from '../benefits.ts';
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
  const name = faces.names[face] ?? '';
  const { before, after } = countingWith(box, view, seat, face) ?? { before: 0, after: 0 };
  if (after === before) return t('take.wasted', { why: whyWasted(scene, group, name) });
  const [points = 0] = benefitWorths(box, view, seat, [name]);
  return t('take.counts', { own: before === 0 ? 0 : after, group: groupName(group), points });
}

function whyWasted({ me }: GuideScene, group: (typeof GROUPS)[number], name: string): 'religion' | 'type' | 'other' {
  if (group === 'religion') return 'religion';
  const held = group === 'military' ? me.military : (me.progress?.[group] ?? []);
  return held.includes(name) ? 'type' : 'other';
}

/** Bonus Benefits that only help in an era to come: Benefits are selected after everything else. */
const LATE: readonly (typeof BONUSES)[number][] = [
  'spyglass',
  'pirate',
  'stronghold',
  'largerShips',
  'corn',
  'timber',
  'iron',
  'gems',
];

function bonusReason(scene: GuideScene, bonus: (typeof BONUSES)[number], gold: number): string {
  const { box, view, me, seat } = scene;
  if (isLastEra(box, view) && LATE.includes(bonus)) return t('take.late');
  if (isIdle(box, bonus, view)) return t('take.nothing');
  switch (bonus) {
    case 'gold': {
      const more = gold - (view.cost ?? 0);
      return more < 0 ? t('take.goldLoss', { gold, less: -more }) : t('take.gold', { gold, more });
    }
    case 'spyglass':
      return t('take.spyglass', { count: landsToSee(box, view) });
    case 'largerShips':
      return t('take.largerShips', { larger: hasLargerShips(me.crewLimit) });
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const { terrain, gold: more } = box.components.increase[bonus];
      const own = view.places.reduce(
        (sum, place, at) => (place.terrain === terrain ? sum + settlementsIn(view, seat, at) : sum),
        0,
      );
      return t('take.increase', { terrain: terrainName(terrain), gold: more, own });
    }
    default:
      return t(`take.${bonus}`);
  }
}

/** What a place in the turn order is good for. */
export function passReason({ box, view, me, asked }: GuideScene, { kind, space }: MoveOf<'pass' | 'push'>): string {
  const gold = me.gold ?? 0;
  if (asked?.kind === 'makeWay') return t(isLastEra(box, view) ? 'makeWay.end' : 'makeWay', { space: space + 1 });
  if (isLastEra(box, view)) return t('pass.end', { gold, per: box.components.scoring.goldPerPoint });
  if (kind === 'push') return t('push', { space: space + 1 });
  const empty = view.display.length === 0;
  if (empty || gold < (view.cost ?? 0)) return t('pass.must', { empty });
  return t('pass', { gold });
}
