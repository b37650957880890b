import type { Outlook } from '@portolan/client';
import type { Part } from './boardModel.ts';

/**
 * The move that would point at `target`, modelled on one that points at a lit thing of the same part: what somebody
 * wants to do who asks why not. Undefined where nothing beside it is lit, so that there is nothing to ask. `isMove`
 * tells what the notation knows at all.
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
