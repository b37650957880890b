import type { Outlook } from '@portolan/client';
import type { Part } from './boardModel.ts';

/**
 * The move that would point at `target`, modelled on one that points at a lit thing of the same part: what somebody
 * wants to do who asks why not. Undefined where nothing beside it is lit, so that there is nothing to ask.
 */
export function closedMove(part: Part, target: string, outlook: Outlook): string | undefined {
  if (outlook.lit.has(target)) return undefined;
  for (const { target: beside } of part.cards) {
    const [option] = beside === undefined ? [] : (outlook.lit.get(beside) ?? []);
    const text = ` ${option?.text ?? ''} `;
    if (text.includes(` ${beside} `)) return text.replace(` ${beside} `, ` ${target} `).trim();
  }
  return undefined;
}
