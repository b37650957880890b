import { type Move, NATIONS } from '@portolan/nina-pinta';
import { placesOf } from '../lands.ts';
import { worldName } from '../words.ts';
import { othersIn, ownSettlersIn } from './facts.ts';
import { governReason, placeReason } from './governReasons.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/reasons.ts';
import { passReason, takeReason } from './selectReasons.ts';
import { doneReason, loadReason, migrateReason, sailReason } from './voyageReasons.ts';
import { yieldAt } from './worth.ts';

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
