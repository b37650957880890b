import { canSail, DISC_NAMES, isAhead, type Move, offerAt } from '@portolan/francis-drake';
import type { Given } from '@portolan/table-kit/guide';
import { describeMove } from '../describeMove.ts';
import { locationName, placeName } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/respond.ts';
import { missionReason, reasonWords, stopReason, yieldReason } from './reasons.ts';

/** What the player did instead of following the last advice, and what it means; undefined where they followed it. */
export function respondTo(scene: GuideScene, given: Given): string | undefined {
  const { box, made } = scene;
  const [last, previous] = made;
  const advised = box.moves.byText.get(given.get(previous?.seq ?? 0)?.[0] ?? '');
  const chosen = box.moves.byText.get(last?.text ?? '');
  if (advised === undefined || chosen === undefined || advised === chosen) return undefined;
  return [instead(scene, chosen, advised), meaning(scene, chosen), ...outlook(scene, chosen, advised)].join(' ');
}

function instead({ box }: GuideScene, chosen: Move, advised: Move): string {
  const at = (location: number): string => locationName(box, location);
  if (chosen.kind === 'stop' && advised.kind === 'stop')
    return t('stopped', { chosen: at(chosen.location), advised: at(advised.location) });
  if (chosen.kind === 'stop' && advised.kind === 'dock') return t('stayed', { chosen: at(chosen.location) });
  if (chosen.kind === 'dock' && advised.kind === 'stop') return t('docked', { advised: at(advised.location) });
  if (advised.kind === 'keep' && chosen.kind.startsWith('inspect')) return t('informerUsed');
  if (chosen.kind === 'keep' && advised.kind.startsWith('inspect')) return t('informerUnused');
  if (chosen.kind === 'mission' && advised.kind === 'mission' && chosen.destination !== advised.destination) {
    return t('placed', { chosen: placeName(box, chosen.destination), advised: placeName(box, advised.destination) });
  }
  return t('chose', { chosen: describeMove(box, chosen).text, advised: describeMove(box, advised).text });
}

/** What a move is good for, said before it is confirmed. */
export function choiceMeaning(scene: GuideScene, move: Move): string {
  return move.kind === 'take' ? reasonWords(scene.box, yieldReason(scene, move.yield)) : meaning(scene, move);
}

function meaning(scene: GuideScene, move: Move): string {
  switch (move.kind) {
    case 'stop':
      return reasonWords(scene.box, stopReason(move.location));
    case 'mission':
      return reasonWords(scene.box, missionReason(scene, move.destination, DISC_NAMES[move.disc] === 'ghost'));
    case 'move':
      return t('rearranged');
    case 'dock':
      return t(canSail(scene.me) ? 'dock' : 'noBarrel');
    case 'frigates':
    case 'troops':
      return t('counters');
    case 'inspectDiscs':
    case 'inspectCounter':
      return t('looked');
    case 'exchange':
      return t('rearranged');
    default:
      return t(move.kind);
  }
}

/** Whether the Location that the guide had in mind can still be reached. */
function outlook({ box, view, me }: GuideScene, chosen: Move, advised: Move): string[] {
  if (chosen.kind !== 'stop' || advised.kind !== 'stop') return [];
  const location = locationName(box, advised.location);
  if (!isAhead(view, me, advised.location)) return [t('behind', { location })];
  return [t(offerAt(box, view, advised.location).circlesLeft === 0 ? 'full' : 'stillAhead', { location })];
}
