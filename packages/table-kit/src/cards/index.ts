/** Cards that explain what is on the table. Load it once the table is there. */
export { CardHost, type CardHostProps } from './CardHost.tsx';
export type { CardWords, DescribeCard } from './cardWords.ts';
export { placeCard } from './placeCard.ts';
