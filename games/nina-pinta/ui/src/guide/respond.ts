import { list } from '@portolan/i18n';
import { goldAfterCrews, isLastEra, type Move } from '@portolan/nina-pinta';
import type { Given } from '@portolan/table-kit/guide';
import { crewWords, worldName } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/respond.ts';
import { pastWords } from './pastWords.ts';

type LoadMove = Extract<Move, { readonly kind: 'load' }>;

/** What the player did instead of following the last advice, and what it means; undefined where they followed it. */
export function respondTo(scene: GuideScene, given: Given): string | undefined {
  const { box } = scene;
  const chosen = madeMove(scene, 0);
  if (chosen === undefined) return undefined;
  if (chosen.kind === 'seal') return packingResponse(scene, given);
  const advised = advisedFor(scene, given, 0);
  if (advised === undefined || advised === chosen) return undefined;
  const instead = t('chose', { chosen: pastWords(box, chosen, advised), advised: pastWords(box, advised, chosen) });
  return [instead, meaning(scene, chosen, advised)].join(' ');
}

function madeMove({ box, made }: GuideScene, at: number): Move | undefined {
  return box.moves.byText.get(made[at]?.text ?? '');
}

/** The advice that was given before one of the latest moves. */
function advisedFor({ box, made }: GuideScene, given: Given, at: number): Move | undefined {
  const [first = ''] = given.get(made[at + 1]?.seq ?? 0) ?? [];
  return box.moves.byText.get(first);
}

/** The ships may have been packed one by one or all at once, so the whole load is compared. */
function packingResponse(scene: GuideScene, given: Given): string | undefined {
  const { box } = scene;
  const steps = [0, 1, 2, 3].flatMap((at) => madeMove(scene, at) ?? []);
  const isOther = steps.some((_, at) => {
    const advised = given.get(scene.made[at + 1]?.seq ?? 0) ?? [];
    return advised.some((text, step) => text !== scene.made[at - step]?.text);
  });
  if (!isOther) return undefined;
  const loads = steps.filter((move): move is LoadMove => move.kind === 'load').reverse();
  const packed = loads.map(({ world, captain, settlers }) =>
    t('load', { world: worldName(box, world), crew: crewWords(captain, settlers) }),
  );
  const captains = loads.filter(({ captain }) => captain).length;
  return [t('packed', { loads: list(packed) }), t('captains', { captains })].join(' ');
}

/** Moves whose meaning lies in eras to come. */
const LATER: readonly Move['kind'][] = ['board', 'remain', 'mine', 'store', 'decline', 'done'];

/** Said after the move, so it counts what the player has now. */
function meaning(scene: GuideScene, move: Move, advised: Move): string {
  if (isLastEra(scene.box, scene.view) && LATER.includes(move.kind)) return t('late');
  switch (move.kind) {
    case 'load':
      return t('left', { gold: Math.max(0, goldAfterCrews(scene.box, scene.me)) });
    case 'take':
    case 'pass':
      return t(move.kind, { gold: scene.me.gold ?? 0 });
    case 'push':
      return t('pass', { gold: scene.me.gold ?? 0 });
    case 'upgrade':
      return t('city');
    case 'decline':
      return t(advised.kind === 'look' ? 'decline.look' : 'decline');
    default:
      return t(move.kind);
  }
}
