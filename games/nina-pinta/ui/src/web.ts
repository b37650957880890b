import type { GameUi } from '@portolan/client';
import { acceptedBox, type Box, type Move, type View } from '@portolan/nina-pinta';
import { t } from './messages/names.ts';
import { nameTarget } from './table/nameTarget.ts';
import { targetsOf } from './table/targets.ts';
import { makeText } from './text.ts';

/** What the browser needs, for the shipped components or for custom ones that the game has accepted. */
export function ninaPintaUi(components?: unknown) {
  const box = acceptedBox(components);
  return {
    text: makeText(box),
    readMove: (text) => box.moves.byText.get(text),
    allMoves: () => box.moves.byText.keys(),
    targets: (text) => pointsOf(box, box.moves.byText.get(text)),
    nameTarget: (target) => nameTarget(box, target),
    rivals: (view) => ((view as View).seats === 1 ? [t('planck')] : []),
    table: async () => (await import('./table/index.tsx')).tableFor(box),
    guide: async () => (await import('./guide/Guide.tsx')).guideFor(box),
  } satisfies GameUi;
}

function pointsOf(box: Box, move: Move | undefined): readonly string[] {
  return move === undefined ? [] : targetsOf(box, move);
}
