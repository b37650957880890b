import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Without what is easily taken for something else when read out. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function pick(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

export function newPlayerId(): string {
  return pick(LETTERS, 16);
}

export function newTableId(): string {
  return pick(LETTERS, 10);
}

export function newCode(): string {
  return pick(CODE_LETTERS, 6);
}

/** 128 bits that nobody can guess: the commitment to it hides it until the game is over. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}
