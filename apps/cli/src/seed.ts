import { randomBytes } from 'node:crypto';

/** 128 random bits as text: too many to guess the cards from. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}
