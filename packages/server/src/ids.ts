import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Makes what nobody else has. Tests hand in their own, to make two houses alike. */
export interface Ids {
  player(): string;
  table(): string;
  /** For a table: short enough to read out. */
  code(): string;
  /** For a second device: who guesses it is somebody else, so it is longer. */
  linkCode(): string;
  /** 128 bits that nobody can guess: the commitment to it hides it until the game is over. */
  seed(): string;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Without what is easily taken for something else when read out. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function pick(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

export const RANDOM_IDS: Ids = {
  player: () => pick(LETTERS, 16),
  table: () => pick(LETTERS, 10),
  code: () => pick(CODE_LETTERS, 6),
  linkCode: () => pick(CODE_LETTERS, 8),
  seed: () => randomBytes(16).toString('hex'),
};

/** Equal components have equal ids, so that they are kept once. */
export function componentsId(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}
