/** Cards that explain what is on the table. Load it once the table is there. */
export { cardSpeech, type SpeechScene } from './cardSpeech.ts';
export type { CardWords, DescribeCard } from './cardWords.ts';
export { type CardFacts, type Cards, makeCards } from './makeCards.ts';
export { placeCard } from './placeCard.ts';
export type { CardScene } from './TableCards.tsx';
