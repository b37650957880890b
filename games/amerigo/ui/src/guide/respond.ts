import type { Move } from '@portolan/amerigo';
import type { Given } from '@portolan/table-kit/guide';
import { describeMove } from '../describeMove.ts';
import { cannonsMissing } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/respond.ts';

/** What the player did instead of following the last advice, and what it means; undefined where they followed it. */
export function respondTo(scene: GuideScene, given: Given): string | undefined {
  const { box, made } = scene;
  const [last, previous] = made;
  const advised = box.moves.byText.get(given.get(previous?.seq ?? 0) ?? '');
  const chosen = box.moves.byText.get(last?.text ?? '');
  if (advised === undefined || chosen === undefined || advised === chosen) return undefined;
  const said = t('chose', { chosen: describeMove(box, chosen).text, advised: describeMove(box, advised).text });
  return [said, meaning(scene, chosen)].join(' ');
}

/** Said after the move, so it counts what the player has now. */
function meaning(scene: GuideScene, { kind }: Move): string {
  switch (kind) {
    case 'takeGold':
    case 'cash':
      return t(kind, { gold: scene.me.gold });
    case 'load':
      return t('load', { missing: cannonsMissing(scene) });
    default:
      return t(kind);
  }
}
