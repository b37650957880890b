import type { Refusal, Seat } from '@portolan/kernel';
import { describeRefusal } from '@portolan/protocol/log';
import type { Asked } from './console.ts';
import { findRule } from './ledger.ts';
import { present } from './matchPosition.ts';
import type { ChosenGame } from './openGame.ts';

/** Why this move is not legal now. */
export function explainWhy({ chosen, current, seat }: Asked, text: string): string {
  const { game } = chosen;
  if (text === '') return 'Why what? Write a move after it, as in the brackets.';
  const move = game.readMove(text);
  if (move === undefined) return `'${text}' is not a move of this game.`;
  const { state } = present(current);
  const written = game.writeMove(move);
  if (game.legalMoves(state, seat, []).some((one) => game.writeMove(one) === written))
    return `'${written}' is allowed.`;
  const rule = game.whyNot(state, seat, move);
  return rule === undefined
    ? `'${written}' is not among the moves now; the game names no rule for it.`
    : `'${written}' is not allowed: ${citeRule(chosen, rule)}`;
}

/** A refusal in one line, with the text of the rule if one is named. */
export function tellRefusal(chosen: ChosenGame, refusal: Refusal, seat: Seat): string {
  if (refusal.code !== 'illegal' || refusal.rule === undefined) return describeRefusal(refusal, seat);
  return `'${refusal.text}' is not allowed: ${citeRule(chosen, refusal.rule)}`;
}

function citeRule(chosen: ChosenGame, rule: string): string {
  const text = findRule(chosen.game.id, rule)?.text;
  return text === undefined ? rule : `${rule} ${text}`;
}
