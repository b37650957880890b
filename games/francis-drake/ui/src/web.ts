import type { GameUi } from '@portolan/client';
import { type Box, type Move, openBox } from '@portolan/francis-drake';
import { describeFault, InvariantError } from '@portolan/kernel';
import { nameTarget } from './table/nameTarget.ts';
import { targetsOf } from './table/targets.ts';
import { makeText } from './text.ts';

/**
 * What the browser gets, for our components or for somebody's own, which the game must have accepted before. Only the
 * box is opened here: the game itself would be fetched with its rules and bots.
 */
export function francisDrakeUi(components?: unknown) {
  const box = openFor(components);
  return {
    text: makeText(box),
    readMove: (text) => box.moves.byText.get(text),
    targets: (text) => pointsOf(box, box.moves.byText.get(text)),
    nameTarget: (target) => nameTarget(box, target),
    table: async () => (await import('./table/index.tsx')).tableFor(box),
    overview: async () => (await import('./help/Overview.tsx')).overviewFor(box),
    guide: async () => (await import('./guide/Guide.tsx')).guideFor(box),
    result: async () => (await import('./result/Result.tsx')).resultFor(box),
  } satisfies GameUi;
}

function openFor(components: unknown): Box {
  const opened = openBox(components);
  if (!opened.ok) throw new InvariantError(`no table for these components: ${describeFault(opened.error)}`);
  return opened.value;
}

function pointsOf(box: Box, move: Move | undefined): readonly string[] {
  return move === undefined ? [] : targetsOf(box, move);
}
