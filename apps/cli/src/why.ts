import type { Refusal, Seat } from '@portolan/kernel';
import { describeRefusal } from '@portolan/protocol/log';
import type { Asked } from './console.ts';
import { present } from './course.ts';
import { findRule } from './ledger.ts';
import type { Box } from './openBox.ts';

/** Why the move with this text may not be played now. */
export function explainWhy({ box, course, seat }: Asked, text: string): string {
  const { game } = box;
  if (text === '') return 'Why what? Write a move after it, as in the brackets.';
  const move = game.readMove(text);
  if (move === undefined) return `'${text}' is no move of this game.`;
  const { state } = present(course);
  const written = game.writeMove(move);
  if (game.legalMoves(state, seat, []).some((one) => game.writeMove(one) === written))
    return `'${written}' is allowed.`;
  const rule = game.whyNot(state, seat, move);
  return rule === undefined
    ? `'${written}' is not among the moves now; the game names no rule for it.`
    : `'${written}' is not allowed: ${citeRule(box, rule)}`;
}

/** A refusal in one line, with the rule's own text where one is named. */
export function tellRefusal(box: Box, refusal: Refusal, seat: Seat): string {
  if (refusal.code !== 'illegal' || refusal.rule === undefined) return describeRefusal(refusal, seat);
  return `'${refusal.text}' is not allowed: ${citeRule(box, refusal.rule)}`;
}

function citeRule(box: Box, rule: string): string {
  const text = findRule(box.game.id, rule)?.text;
  return text === undefined ? rule : `${rule} ${text}`;
}
