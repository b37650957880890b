import { list } from '@portolan/i18n';
import { crewCost, crewOf, goldAfterCrews, WORLDS } from '@portolan/nina-pinta';
import type { GuideAdvice } from '@portolan/table-kit/guide';
import { crewWords, worldName } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t as moves } from './messages/moves.ts';
import { t } from './messages/reasons.ts';
import type { Packing } from './packing.ts';

/** One suggestion for all three ships. The rules ask ship by ship, so it stands for the next of the moves. */
export function packingAdvice(scene: GuideScene, packing: Packing, move: string): GuideAdvice {
  const { box, me, seat } = scene;
  const ships = packing.loads.flatMap((load, world) => {
    const words = { world: worldName(box, world), crew: crewWords(load.captain, load.settlers) };
    return crewOf(load) === 0 ? [] : [moves('load', words)];
  });
  const toLoad = packing.loads.filter((_, world) => me.loads?.[WORLDS[world] ?? 'nina'] === undefined);
  const gold = goldAfterCrews(box, me);
  const reason = {
    captains: packing.loads.filter(({ captain }) => captain).length,
    settlers: packing.loads.reduce((sum, { settlers }) => sum + settlers, 0),
    cost: toLoad.reduce((sum, load) => sum + crewCost(box, crewOf(load)), 0),
  };
  return {
    move,
    words: ships.length === 0 ? moves('pack.none') : moves('pack', { loads: list(ships) }),
    reason: ships.length === 0 ? t('pack.none', { gold }) : t('pack', { ...reason, gold }),
    point: WORLDS.map((world) => `hold:${seat}:${world}`),
  };
}
