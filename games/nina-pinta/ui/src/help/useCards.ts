import { loadLater } from '@portolan/table-kit';
import type { DescribeCard } from '@portolan/table-kit/cards';
import type { CardScene } from './scene.ts';

/** The cards of everything on the table, loaded after the table itself. */
export const useCards = loadLater(async () => (await import('@portolan/table-kit/cards')).CardHost);

export async function loadCardWords(): Promise<DescribeCard<CardScene>> {
  return (await import('./cards.ts')).describeCard;
}
