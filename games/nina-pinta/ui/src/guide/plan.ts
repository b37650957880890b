import { buildingFigures, crewCost, isLastEra, terrainOutlook, WORLDS } from '@portolan/nina-pinta';
import { groupName, worldName } from '../words.ts';
import { ownGroups, settlements } from './facts.ts';
import { type GuideScene, worldAsked } from './guideScene.ts';
import { t } from './messages/plan.ts';

/** A Captain and a Settler for two ships. */
const CREWS = 4;

/** What to aim for next, in sentences; undefined while others decide. It changes with every choice. */
export function planText(scene: GuideScene): string | undefined {
  const { asked, view } = scene;
  switch (asked?.kind) {
    case undefined:
    case 'chooseNation':
    case 'decideForPlanck':
    case 'migrateForPlanck':
    case 'makeWay':
      return undefined;
    case 'loadShips':
      return view.era <= 1 ? t('start') : settleText(scene);
    case 'chooseWorld':
    case 'collectRevenue':
    case 'recallCaptain':
      return isLastEra(scene.box, view) ? t('last') : t('save');
    case 'selectBenefit':
    case 'selectDouble':
      return isLastEra(scene.box, view) ? t('last') : benefitText(scene);
    default:
      return settleText(scene);
  }
}

/** The world that is nearest to a group of three terrains. */
function settleText(scene: GuideScene): string {
  const { box, view, seat } = scene;
  if (view.phase === 'start') return t('start');
  if (settlements(scene) === 0) return t('first');
  const isAsked = ({ world }: { readonly world: number }): number => (world === worldAsked(scene) ? 1 : 0);
  const worlds = WORLDS.map((_, world) => ({ world, ...terrainOutlook(box, view, seat, world) }));
  const open = worlds.find(({ world, isGroup }) => isGroup && view.worlds[world]?.buildable === true);
  if (open !== undefined) {
    return t('build', { world: worldName(box, open.world), town: buildingFigures(box, view, 'town').price });
  }
  const [best] = worlds.sort((one, other) => other.terrains - one.terrains || isAsked(other) - isAsked(one));
  if (best === undefined) return t('first');
  const world = worldName(box, best.world);
  return best.isGroup ? t('wait', { world }) : t('terrains', { world, count: best.terrains });
}

function benefitText(scene: GuideScene): string {
  const [best] = ownGroups(scene);
  const keep = t('keep', { gold: crewCost(scene.box, CREWS) });
  if (best === undefined || best.own === 0) return [t('firstGroup'), keep].join(' ');
  return [t('group', { group: groupName(best.group), own: best.own }), keep].join(' ');
}
