import type { View } from '@portolan/nina-pinta';
import { firstOf } from '../lands.ts';

/** The land that a question is about; undefined if it is about none in particular. */
export function placeAsked(question: View['question']): number | undefined {
  if (question === undefined) return undefined;
  if ('place' in question) return question.place;
  return question.kind === 'mineGold' || question.kind === 'storeGold'
    ? firstOf(question.world, question.lands)
    : undefined;
}
