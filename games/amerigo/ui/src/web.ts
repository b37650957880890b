import { acceptedBox, type Box, type Move } from '@portolan/amerigo';
import type { GameUi } from '@portolan/client';
import { laterWords } from './laterWords.ts';
import { paceOf } from './show/pace.ts';
import { nameTarget } from './table/nameTarget.ts';
import { targetsOf } from './table/targets.ts';

/** What the browser needs, for the shipped components or for custom ones that the game has accepted. */
export function amerigoUi(components?: unknown) {
  const box = acceptedBox(components);
  return {
    text: laterWords(box),
    readMove: (text) => box.moves.byText.get(text),
    allMoves: () => box.moves.byText.keys(),
    targets: (text) => pointsOf(box, box.moves.byText.get(text)),
    cards: async () => (await import('./help/cards.ts')).cardsOf(box),
    terms: async () => (await import('./help/messages/terms.ts')).t.find,
    paceOf,
    nameTarget: (target) => nameTarget(box, target),
    table: async () => (await import('./table/index.tsx')).tableFor(box),
    still: async () => (await import('./table/BoardStill.tsx')).stillFor(box),
    overview: async () => (await import('./help/Overview.tsx')).overviewFor(box),
    legend: async () => (await import('./help/SymbolLegend.tsx')).SymbolLegend,
    guide: async () => (await import('./guide/Guide.tsx')).guideFor(box),
    result: async () => (await import('./result/Result.tsx')).Charts,
  } satisfies GameUi;
}

function pointsOf(box: Box, move: Move | undefined): readonly string[] {
  return move === undefined ? [] : targetsOf(box, move);
}
