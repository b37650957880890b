import type { Result } from '@portolan/kernel';
import type { LiveMatch, Proposal, TableRequest } from '@portolan/match';
import type { RefusalInfo } from '@portolan/protocol';

/** What a server asks the owner of a match to write. */
export type Order =
  | { readonly kind: 'move'; readonly proposal: Proposal; readonly text: string; readonly final: boolean }
  | { readonly kind: 'undo'; readonly proposal: Proposal; readonly to: number }
  | { readonly kind: 'end'; readonly proposal: Proposal }
  /** Called `wish` on the wire, because servers of an older version may run beside this one during an upgrade. */
  | { readonly kind: 'ask'; readonly proposal: Omit<Proposal, 'seq'>; readonly wish: TableRequest };

export function carryOut(match: LiveMatch, order: Order): Promise<Result<number, RefusalInfo>> {
  switch (order.kind) {
    case 'move':
      return match.move(order.proposal, order.text, order.final);
    case 'undo':
      return match.undo(order.proposal, order.to);
    case 'end':
      return match.end(order.proposal);
    case 'ask':
      return match.ask(order.proposal, order.wish);
  }
}
