import type { GameUi } from '@portolan/client';
import { acceptedBox, type Box, type Move } from '@portolan/francis-drake';
import { paceOf } from './show/pace.ts';
import { nameTarget } from './table/nameTarget.ts';
import { targetsOf } from './table/targets.ts';
import { makeWords } from './text.ts';

/**
 * What the browser gets, for our components or for somebody's own, which the game must have accepted before. Only the
 * box is opened here: the game itself would be fetched with its rules and bots.
 */
export function francisDrakeUi(components?: unknown) {
  const box = acceptedBox(components);
  return {
    text: makeWords(box),
    readMove: (text) => box.moves.byText.get(text),
    targets: (text) => pointsOf(box, box.moves.byText.get(text)),
    paceOf,
    nameTarget: (target) => nameTarget(box, target),
    table: async () => (await import('./table/index.tsx')).tableFor(box),
    overview: async () => (await import('./help/Overview.tsx')).overviewFor(box),
    guide: async () => (await import('./guide/Guide.tsx')).guideFor(box),
    result: async () => (await import('./result/Result.tsx')).resultFor(box),
  } satisfies GameUi;
}

function pointsOf(box: Box, move: Move | undefined): readonly string[] {
  return move === undefined ? [] : targetsOf(box, move);
}
