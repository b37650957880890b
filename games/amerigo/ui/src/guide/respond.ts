import { COLOURS, type Move } from '@portolan/amerigo';
import type { Given } from '@portolan/table-kit/guide';
import { describeMove } from '../describeMove.ts';
import { squareFigures, villageFigures } from '../tilePrices.ts';
import { actionName, tokenWords } from '../words.ts';
import { cannonsMissing } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/respond.ts';

/** What the player did instead of following the last advice, and what it means; undefined where they followed it. */
export function respondTo(scene: GuideScene, given: Given): string | undefined {
  const { box, made } = scene;
  const [last, previous] = made;
  const advised = box.moves.byText.get(given.get(previous?.seq ?? 0)?.[0] ?? '');
  const chosen = box.moves.byText.get(last?.text ?? '');
  if (advised === undefined || chosen === undefined || advised === chosen) return undefined;
  return [instead(scene, chosen, advised), meaning(scene, chosen), ...outlook(chosen, advised)].join(' ');
}

/** Squares have no names that a player could recognize. */
function instead({ box }: GuideScene, chosen: Move, advised: Move): string {
  if (chosen.kind === 'lay' && advised.kind === 'lay') return t('laid');
  if (chosen.kind === 'sail' && advised.kind === 'sail') return t('sailed');
  if (chosen.kind === 'start' && advised.kind === 'start') return t('started');
  if (chosen.kind === 'token' && advised.kind === 'token') {
    return t('tookToken', { chosen: tokenWords(box, chosen.token), advised: tokenWords(box, advised.token) });
  }
  return t('chose', { chosen: describeMove(box, chosen).text, advised: describeMove(box, advised).text });
}

/** Said after the move, so it counts what the player has now. */
function meaning(scene: GuideScene, move: Move): string {
  const { box, me, asked } = scene;
  switch (move.kind) {
    case 'act':
      return actMeaning(scene, COLOURS[move.colour] ?? 'white');
    case 'takeGold':
    case 'cash':
      return t(move.kind, { gold: me.gold });
    case 'load':
      return t('load', { missing: cannonsMissing(scene) });
    case 'sail':
      return t(asked?.kind === 'foundPost' ? 'harbour' : 'sail');
    case 'plan':
    case 'build':
      return move.piece < box.pieces.neutrals ? t('landscape', squareFigures(box)) : t('village', villageFigures(box));
    default:
      return t(move.kind);
  }
}

/** Building without a tile that fits ends at once. [AM-ROUND-11] */
function actMeaning({ asked }: GuideScene, colour: (typeof COLOURS)[number]): string {
  return t(colour === 'green' && asked?.kind !== 'chooseTile' ? 'act.nothing' : `act.${colour}`);
}

/** The action that the guide had in mind comes back. */
function outlook(chosen: Move, advised: Move): string[] {
  return chosen.kind === 'act' && advised.kind === 'act' ? [t('later', { action: actionName(advised.colour) })] : [];
}
