import type { Outlook } from '@portolan/client';
import type { Part } from './boardModel.ts';

/**
 * The move that would point at `target`, modelled on a legal move that points at something of the same part: what a player
 * who asks "why not?" wants to do. Undefined when nothing of the same part can be chosen. `isMove` accepts valid notation.
 */
export function closedMove(
  part: Part,
  target: string,
  outlook: Outlook,
  isMove: (text: string) => boolean = () => true,
): string | undefined {
  if (outlook.lit.has(target)) return undefined;
  for (const { target: beside } of part.cards) {
    if (beside === undefined) continue;
    for (const { text } of outlook.lit.get(beside) ?? []) {
      const model = ` ${text} `;
      const asked = model.replace(` ${beside} `, ` ${target} `);
      if (asked !== model && isMove(asked.trim())) return asked.trim();
    }
  }
  return undefined;
}
