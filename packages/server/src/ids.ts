import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Generates unique ids. Injectable, so that a proof can run two servers with the same ids. */
export interface Ids {
  player(): string;
  table(): string;
  /** Of a table: short enough to read out. */
  code(): string;
  /** For adding a device. Longer, because guessing it means taking over the player. */
  linkCode(): string;
  /** 128 unguessable bits, so that the published commitment does not reveal them before the game is over. */
  seed(): string;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Without letters that are easily confused when read out. */
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

/** A content hash, so that equal components are stored once. */
export function componentsId(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}
