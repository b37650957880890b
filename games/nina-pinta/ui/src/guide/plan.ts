import { list } from '@portolan/i18n';
import { WORLDS } from '@portolan/nina-pinta';
import { crewWords, groupName, voyageWords, worldName } from '../words.ts';
import { ownGroups, settlements, terrainsJoined } from './facts.ts';
import { type GuideScene, worldAsked } from './guideScene.ts';
import { t } from './messages/plan.ts';
import { crewOf } from './packing.ts';

/** Terrains in a group. [NP-BUILD-12] */
const GROUP = 3;
/** A Captain and a Settler for two ships. */
const CREWS = 4;

/** What to aim for next, in sentences; undefined while others decide. It changes with every choice. */
export function planText(scene: GuideScene): string | undefined {
  const { asked, view, box } = scene;
  switch (asked?.kind) {
    case undefined:
    case 'chooseNation':
    case 'decideForPlanck':
    case 'migrateForPlanck':
    case 'makeWay':
      return undefined;
    case 'loadShips':
      return packText(scene);
    case 'chooseWorld':
    case 'collectRevenue':
    case 'recallCaptain':
      return t('save');
    case 'selectBenefit':
    case 'selectDouble':
      return view.era === box.components.eras ? t('last') : benefitText(scene);
    default:
      return settleText(scene);
  }
}

function packText(scene: GuideScene): string {
  const { box, packing, me } = scene;
  if (packing === undefined) return settleText(scene);
  const loads = packing.loads.map(({ captain, settlers }, world) =>
    t('load', { world: worldName(box, world), crew: crewWords(captain, settlers) }),
  );
  const cost = packing.loads.reduce((sum, load) => sum + crewOf(load), 0) * box.components.cost.crew;
  return t('pack', { loads: list(loads), voyage: voyageWords(box, packing.voyage), rest: (me.gold ?? 0) - cost });
}

/** The world that is nearest to a group of three terrains. */
function settleText(scene: GuideScene): string {
  const { box, view } = scene;
  if (view.phase === 'start') return t('start');
  if (settlements(scene) === 0) return t('first');
  const isAsked = ({ world }: { readonly world: number }): number => (world === worldAsked(scene) ? 1 : 0);
  const worlds = WORLDS.map((_, world) => ({ world, count: terrainsJoined(scene, world) }));
  const open = worlds.find(({ world, count }) => count >= GROUP && view.worlds[world]?.buildable === true);
  if (open !== undefined) {
    return t('build', { world: worldName(box, open.world), town: box.components.cost.town });
  }
  const [best] = worlds.sort((one, other) => other.count - one.count || isAsked(other) - isAsked(one));
  if (best === undefined) return t('first');
  const world = worldName(box, best.world);
  return best.count >= GROUP ? t('wait', { world }) : t('terrains', { world, count: best.count });
}

function benefitText(scene: GuideScene): string {
  const [best] = ownGroups(scene);
  const keep = t('keep', { gold: CREWS });
  if (best === undefined || best.own === 0) return [t('firstGroup'), keep].join(' ');
  return [t('group', { group: groupName(best.group), own: best.own }), keep].join(' ');
}
