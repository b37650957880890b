import { list } from '@portolan/i18n';
import { nameAt } from '../words.ts';
import { t } from './messages/now.ts';
import type { Scene } from './scene.ts';

/** A player within a sentence; the viewer is "you". */
export function personName({ view, names }: Pick<Scene, 'view' | 'names'>, seat: number): string {
  return seat === view.viewer ? t('you') : nameAt(names, seat);
}

/** The same at the beginning of a sentence, with what its verb depends on. */
export function subject(
  { view, names }: Pick<Scene, 'view' | 'names'>,
  seat: number,
): { readonly who: string; readonly you: boolean } {
  const you = seat === view.viewer;
  return { who: you ? t('youFirst') : nameAt(names, seat), you };
}

export function points(n: number): string {
  return t('points', { n });
}

/** `a, b, c`, or a word for none. */
export function joined(items: readonly string[]): string {
  return items.length === 0 ? t('none') : t('all', { items: list(items, 'plain') });
}
