import { viewerIn } from '@portolan/client';
import type { View } from '@portolan/francis-drake';
import type { CardId } from './scene.ts';

export interface Asking {
  readonly view: View;
  /** What may be played now, in notation; empty for a player who is not asked. */
  readonly legal: readonly string[];
}

/**
 * The move that a player has in mind who looks at something they cannot choose: what choosing it would have played.
 * Undefined where the player is not asked, the thing is no answer to the question, or it can be chosen.
 */
export function closedMove({ view, legal }: Asking, { kind, id }: CardId): string | undefined {
  if (legal.length === 0) return undefined;
  const wanted = moveFor(view, kind, id);
  if (wanted === undefined || legal.includes(wanted)) return undefined;
  // It may still be open with another disc, or with the Informer's other option.
  const [verb] = wanted.split(' ');
  const open = legal.some((text) => text.startsWith(`${verb} `) && text.split(' ').at(-1) === id);
  return open ? undefined : wanted;
}

function moveFor(view: View, kind: string, id: string): string | undefined {
  switch (view.question?.kind) {
    case 'plymouthTurn':
      if (kind === 'loc') return `stop ${id}`;
      return kind === 'dock' && id === 'outbound' ? 'dock' : undefined;
    case 'placeMission':
      return kind === 'place' ? `mission ${handOf(view)} ${id}` : undefined;
    case 'useInformer':
      return kind === 'place' ? `inspect discs ${id}` : undefined;
    case 'moveDisc':
      return kind === 'place' ? `move ${id}` : undefined;
    case 'trade':
      return kind === 'commodity' ? `trade ${id}` : undefined;
    default:
      return undefined;
  }
}

function handOf(view: View): string {
  const [disc = '1'] = viewerIn(view)?.hand ?? [];
  return disc;
}
