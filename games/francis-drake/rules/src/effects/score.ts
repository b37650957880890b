import { scoreBy } from '@portolan/kernel';
import { SOURCES } from '../ids.ts';

/** Moves the score marker and remembers where the points came from. */
export const scorePoints = scoreBy(SOURCES);
