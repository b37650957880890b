import { postsEstablished } from '@portolan/amerigo';
import { attackCost, cannonsMissing, ownIslands, plannedTiles, postsPay } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/plan.ts';

/** An island that is as good as complete: a build action or two will do. */
const NEARLY = 6;

const VOYAGE: readonly string[] = ['chooseShip', 'placeShip', 'sailShip', 'foundPost'];

/** What to aim for next, in sentences; undefined while others decide. It changes with every choice. */
export function planText(scene: GuideScene): string | undefined {
  if (scene.asked === undefined) return undefined;
  const missing = cannonsMissing(scene);
  return [aimText(scene), ...(missing === 0 ? [] : [t('cannons', { missing, loss: attackCost(scene) })])].join(' ');
}

function aimText(scene: GuideScene): string {
  const { box, me, asked } = scene;
  if (me.ships.every((berth) => berth < 0)) return t('sail');
  if (postsEstablished(box, me) === 0) return t('found');
  if (asked !== undefined && VOYAGE.includes(asked.kind)) return t('voyage');
  const [island] = ownIslands(scene);
  if (island === undefined) return t('more');
  const { empty, name } = island;
  if (empty <= NEARLY) return t('complete', { name, empty, points: postsPay(scene, island) });
  const tiles = plannedTiles(scene);
  return tiles === 0 ? t('plan', { name, empty }) : t('build', { name, tiles, empty });
}
