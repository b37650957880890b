import { randomBytes } from 'node:crypto';

/** 128 bits from the machine, as text: nobody can guess the cards from it. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}
