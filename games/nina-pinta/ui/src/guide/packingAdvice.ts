import { list } from '@portolan/i18n';
import { WORLDS } from '@portolan/nina-pinta';
import type { GuideAdvice } from '@portolan/table-kit/guide';
import { crewWords, voyageWords, worldName } from '../words.ts';
import { goldLeft } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t as moves } from './messages/moves.ts';
import { t } from './messages/reasons.ts';
import { crewOf, type Packing } from './packing.ts';

/** One suggestion for all three ships. The rules ask ship by ship, so it stands for the next of the moves. */
export function packingAdvice(scene: GuideScene, packing: Packing, move: string): GuideAdvice {
  const { box, me, seat } = scene;
  const loads = packing.loads.map(({ captain, settlers }, world) =>
    moves('load', { world: worldName(box, world), crew: crewWords(captain, settlers) }),
  );
  const toLoad = packing.loads.filter((_, world) => me.loads?.[WORLDS[world] ?? 'nina'] === undefined);
  const crews = packing.loads.filter((load) => crewOf(load) > 0);
  return {
    move,
    words: moves('pack', { loads: list(loads), voyage: voyageWords(box, packing.voyage) }),
    reason: t('pack', {
      captains: packing.loads.filter(({ captain }) => captain).length,
      settlers: packing.loads.reduce((sum, { settlers }) => sum + settlers, 0),
      cost: toLoad.reduce((sum, load) => sum + crewOf(load), 0) * box.components.cost.crew,
      gold: goldLeft(scene),
      few:
        crews.length > 0 &&
        crews.length < WORLDS.length &&
        crews.every(({ captain, settlers }) => captain && settlers > 0),
    }),
    point: WORLDS.map((world) => `hold:${seat}:${world}`),
  };
}
