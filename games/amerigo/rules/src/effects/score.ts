import { scoreBy } from '@portolan/kernel';
import { SOURCES } from '../ids.ts';

/** Scores points and records their source. */
export const scorePoints = scoreBy(SOURCES);
