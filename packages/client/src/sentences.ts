import type { Viewer } from '@portolan/kernel';
import { t } from './messages.ts';

/** The name of a seat; a seat without one gets its number. */
export function nameAt(names: readonly string[], seat: number): string {
  return names[seat] ?? t('seat', { n: seat + 1 });
}

/** Who is `you`: the player whose eyes a view is for; none where somebody only watches. */
export function viewerIn<Player>(view: {
  readonly viewer: Viewer;
  readonly players: readonly Player[];
}): Player | undefined {
  return typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
}
