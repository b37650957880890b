import type { GameUi } from '@portolan/client';
import { acceptedBox, type Box, type Move } from '@portolan/francis-drake';
import { laterWords } from './laterWords.ts';
import { paceOf } from './show/pace.ts';
import { nameTarget } from './table/nameTarget.ts';
import { targetsOf } from './table/targets.ts';

/**
 * The game's UI for the browser, for our components or others that the game has already accepted. It opens only the box,
 * because the whole game would bring its rules and bots along.
 */
export function francisDrakeUi(components?: unknown) {
  const box = acceptedBox(components);
  return {
    text: laterWords(box),
    readMove: (text) => box.moves.byText.get(text),
    targets: (text) => pointsOf(box, box.moves.byText.get(text)),
    allMoves: () => box.moves.byText.keys(),
    cards: async () => (await import('./help/cards.ts')).cardsOf(box),
    terms: async () => (await import('./help/messages/terms.ts')).t.find,
    paceOf,
    nameTarget: (target) => nameTarget(box, target),
    table: async () => (await import('./table/index.tsx')).tableFor(box),
    still: async () => (await import('./table/BoardStill.tsx')).stillFor(box),
    overview: async () => (await import('./help/Overview.tsx')).overviewFor(box),
    legend: async () => (await import('./help/SymbolLegend.tsx')).SymbolLegend,
    guide: async () => (await import('./guide/Guide.tsx')).guideFor(box),
    result: async () => (await import('./result/Result.tsx')).resultFor(box),
  } satisfies GameUi;
}

function pointsOf(box: Box, move: Move | undefined): readonly string[] {
  return move === undefined ? [] : targetsOf(box, move);
}
