import { capital } from '@portolan/client';
import { BONUSES, benefitWorths, GROUPS, LANDS, type Move, NATIONS } from '@portolan/nina-pinta';
import { isIdle, landsToSee } from '../benefits.ts';
import { buildingFigures } from '../describePlacing.ts';
import { freeSettlers, placesOf, settlementsOf } from '../lands.ts';
import { groupName, landscape, type PlaceView, terrainName, worldName } from '../words.ts';
import {
  collectable,
  collectableFrom,
  countingWith,
  crewTo,
  crowded,
  explorable,
  goldLeft,
  isLastEra,
  othersIn,
  ownGroups,
  ownSettlersIn,
  roomAt,
  settlerYield,
  worldId,
} from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { worldAsked } from './guideScene.ts';
import { t } from './messages/reasons.ts';
import { crewOf } from './packing.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** Why a legal move is a good one, or what it is good for. */
export function reasonFor(scene: GuideScene, move: Move): string {
  if (isForPlanck(scene)) return t('planck');
  switch (move.kind) {
    case 'nation':
      return t('nation', { nation: NATIONS[move.nation] ?? 'spain' });
    case 'war':
      return t('war', { others: othersIn(scene, move.world), own: ownSettlersIn(scene, move.world) });
    case 'load':
      return loadReason(scene, move);
    case 'seal':
      return t('seal', {
        world: worldName(scene.box, move.first),
        lands: placesOf(scene.view, move.first).filter(({ explored }) => !explored).length,
      });
    case 'recover':
      return t('recover', { gold: yieldAt(scene, move.place) });
    case 'explore':
    case 'consolidate':
    case 'attack':
      return sailReason(scene, move);
    case 'place':
      return placeReason(scene, move);
    case 'migrate':
      return migrateReason(scene, move);
    case 'done':
      return doneReason(scene);
    case 'take':
      return takeReason(scene, move);
    case 'double':
      return t('double', { cost: scene.view.cost ?? 0 });
    case 'pass':
    case 'push':
      return passReason(scene, move);
    case 'look':
    case 'remove':
    case 'arrange':
    case 'remain':
      return t(move.kind);
    case 'pirate':
      return t('planck');
    default:
      return governReason(scene, move);
  }
}

function isForPlanck({ asked }: GuideScene): boolean {
  return asked?.kind === 'decideForPlanck' || asked?.kind === 'migrateForPlanck';
}

function yieldAt({ box, view }: GuideScene, place: number): number {
  const here = view.places[place];
  return here === undefined ? 0 : settlerYield(box, here);
}

/** What a Settler scores in a land. */
function settlerPoints({ box, view }: GuideScene, place: number): number {
  const { settler, cathedralFactor } = box.components.scoring;
  return view.places[place]?.cathedral === true ? settler * cathedralFactor : settler;
}

function loadReason(scene: GuideScene, { world, captain, settlers }: MoveOf<'load'>): string {
  const cost = crewOf({ captain, settlers }) * scene.box.components.cost.crew;
  const gold = goldLeft(scene);
  if (cost === 0) return t('load.none', { gold });
  if (captain && explorable(scene, world).length > 0) return t('load.explore', { settlers, cost, gold });
  const known = placesOf(scene.view, world).filter(({ explored }) => explored);
  if (known.length === 0) return t('load.nowhere');
  return t('load.settle', { room: known.reduce((sum, place) => sum + Math.max(0, roomAt(place)), 0), cost, gold });
}

function sailReason(scene: GuideScene, move: MoveOf<'explore' | 'consolidate' | 'attack'>): string {
  const { box, view } = scene;
  const here = view.places[move.place];
  if (here === undefined) return t('explore');
  const world = Math.floor(move.place / LANDS.length);
  const { captain, settlers } = crewTo(scene, world);
  if (move.kind === 'attack') return t('attack', { pairs: Math.max(1, pairsAt(scene, here, settlers)) });
  if (move.kind === 'explore') {
    const { terrain, discovery, found } = here;
    if (terrain !== undefined) return t('explore.seen', { tile: landscape(terrain, discovery, found) });
    return t('explore');
  }
  if (settlers === 0 && captain) return t('consolidate.captain');
  if (settlers === 0) return t('consolidate.empty', { gold: collectableFrom(scene, move.place) });
  return t('consolidate', {
    terrain: capital(terrainName(here.terrain)),
    room: Math.max(0, roomAt(here)),
    gold: settlerYield(box, here),
  });
}

/** Own Settlers that can be given up, against those of others in the land. */
function pairsAt({ view, seat }: GuideScene, place: PlaceView, landing: number): number {
  const others = view.players.reduce((sum, _, at) => (at === seat ? sum : sum + freeSettlers(place, at)), 0);
  return Math.min(others, freeSettlers(place, seat) + landing);
}

function placeReason(scene: GuideScene, { place }: MoveOf<'place'>): string {
  const { box, view, seat, asked } = scene;
  const { increase, strongholdGoldLimit } = box.components;
  const here = view.places[place];
  const own = here === undefined ? 0 : settlementsOf(here, seat);
  const bonus = asked?.kind === 'playBonus' ? (BONUSES[asked.bonus] ?? 'native') : 'native';
  switch (bonus) {
    case 'stronghold':
      return t('stronghold', { limit: strongholdGoldLimit });
    case 'town':
      return t('bonus.town', { ...buildingFigures(box, bonus, here), before: settlerPoints(scene, place) });
    case 'city':
      return t('bonus.city', buildingFigures(box, bonus, here));
    case 'cathedral':
      return t('cathedral', { own });
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const all = view.players.reduce((sum, _, at) => sum + (here === undefined ? 0 : settlementsOf(here, at)), 0);
      return t('increase', { gold: increase[bonus].gold, own, others: all - own });
    }
    default:
      return t('native', { room: here === undefined ? 0 : Math.max(0, roomAt(here)), gold: yieldAt(scene, place) });
  }
}

function migrateReason(scene: GuideScene, { from, to }: MoveOf<'migrate'>): string {
  const there = scene.view.places[to];
  if (there === undefined || roomAt(there) <= 0) return t('migrate.full');
  const leaving = crowded(scene, worldAsked(scene)).some(({ place }) => place === from);
  return leaving ? t('migrate.crowded') : t('migrate.room', { gold: yieldAt(scene, to) });
}

function doneReason(scene: GuideScene): string {
  switch (scene.asked?.kind) {
    case 'migrate':
      return stayReason(scene);
    case 'removePair':
    case 'build':
      return t(`done.${scene.asked.kind}`);
    default:
      return t('done.other');
  }
}

/** Nobody moves: who has to leave then, and whether that could be helped. */
function stayReason(scene: GuideScene): string {
  const { box, view } = scene;
  const leaving = crowded(scene, worldAsked(scene));
  const hasRoom = leaving.some(({ place }) => {
    const land = place % LANDS.length;
    return (box.atlas.neighbours[land] ?? []).some((near) => {
      const there = view.places[place - land + near];
      return there?.explored === true && roomAt(there) > 0;
    });
  });
  if (!hasRoom) return t('done.migrate', { places: leaving.length });
  return t('done.migrateLoss', { count: leaving.reduce((sum, { count }) => sum + count, 0) });
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

function governReason(scene: GuideScene, move: Governing): string {
  const { box, view, me } = scene;
  switch (move.kind) {
    case 'govern': {
      const { gold, mined } = collectable(scene, move.world);
      return t('govern', { gold: gold + mined + (me.cargo[worldId(move.world)] ?? 0) });
    }
    case 'collect': {
      const { gold, mined } = collectable(scene, worldAsked(scene));
      return t('collect', { gold, mined });
    }
    case 'mine':
      return t('mine', { left: (view.places[move.place]?.mine ?? 0) - move.gold });
    case 'store':
    case 'pay':
      return t(move.kind, { gold: move.gold });
    case 'town':
      return t('town', {
        ...buildingFigures(box, move.kind, view.places[move.place]),
        before: settlerPoints(scene, move.place),
      });
    case 'city':
    case 'upgrade':
      return t('city', buildingFigures(box, move.kind, view.places[move.place]));
    case 'marker':
      return t('marker', { count: ownGroups(scene).find(({ group }) => group === GROUPS[move.group])?.own ?? 0 });
    case 'board':
      if (isLastEra(scene)) return t('board.last');
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

function takeReason(scene: GuideScene, { face }: MoveOf<'take'>): string {
  const { box, view, seat } = scene;
  const { faces } = box;
  const bonus = BONUSES[faces.bonus[face] ?? -1];
  if (bonus !== undefined) return bonusReason(scene, bonus, faces.gold[face] ?? 0);
  const group = GROUPS[faces.group[face] ?? 0] ?? 'arts';
  const name = faces.names[face] ?? '';
  const before = ownGroups(scene).find((standing) => standing.group === group)?.own ?? 0;
  const after = countingWith(scene, group, name);
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
  if (isLastEra(scene) && LATE.includes(bonus)) return t('take.late');
  if (isIdle(box, bonus, view)) return t('take.nothing');
  switch (bonus) {
    case 'gold': {
      const more = gold - (view.cost ?? 0);
      return more < 0 ? t('take.goldLoss', { gold, less: -more }) : t('take.gold', { gold, more });
    }
    case 'spyglass':
      return t('take.spyglass', { count: landsToSee(view) });
    case 'largerShips':
      return t('take.largerShips', { larger: me.crewLimit >= box.names.mostCrew });
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const { terrain, gold: more } = box.components.increase[bonus];
      const own = view.places.reduce(
        (sum, place) => (place.terrain === terrain ? sum + settlementsOf(place, seat) : sum),
        0,
      );
      return t('take.increase', { terrain: terrainName(terrain), gold: more, own });
    }
    default:
      return t(`take.${bonus}`);
  }
}

function passReason({ box, view, me, asked }: GuideScene, { kind, space }: MoveOf<'pass' | 'push'>): string {
  const gold = me.gold ?? 0;
  if (asked?.kind === 'makeWay') return t(isLastEra({ box, view }) ? 'makeWay.end' : 'makeWay', { space: space + 1 });
  if (isLastEra({ box, view })) return t('pass.end', { gold, per: box.components.scoring.goldPerPoint });
  if (kind === 'push') return t('push', { space: space + 1 });
  const empty = view.display.length === 0;
  if (empty || gold < (view.cost ?? 0)) return t('pass.must', { empty });
  return t('pass', { gold });
}
