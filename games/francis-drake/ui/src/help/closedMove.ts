import { viewerIn } from '@portolan/client';
import type { View } from '@portolan/francis-drake';
import type { CardId } from './scene.ts';

export interface Asking {
  readonly view: View;
  /** What may be played now, in notation; empty for one who is not asked. */
  readonly legal: readonly string[];
}

/**
 * The move that somebody has in mind who looks at a thing he cannot choose: what he would play if it were open.
 * Undefined where he is not asked, where the thing is no answer to the question, or where it is open to him.
 */
export function closedMove({ view, legal }: Asking, { kind, id }: CardId): string | undefined {
  if (legal.length === 0) return undefined;
  const wish = wishFor(view, kind, id);
  if (wish === undefined || legal.includes(wish)) return undefined;
  // With another disc, or by the Informer's other way, it may be open all the same.
  const [verb] = wish.split(' ');
  const open = legal.some((text) => text.startsWith(`${verb} `) && text.split(' ').at(-1) === id);
  return open ? undefined : wish;
}

function wishFor(view: View, kind: string, id: string): string | undefined {
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
