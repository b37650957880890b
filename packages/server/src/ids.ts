import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Generates unique ids. Injectable, so that a proof can run two servers with the same ids. */
export interface Ids {
  player(): string;
  table(): string;
  /**
   * Of a table: short enough to read out, and with 50 bits too many to try. Among 20,000 gathering tables, 2,500 guesses
   * a second would find one in nine months, and `missesPerSecond` allows far fewer.
   */
  code(): string;
  /** For adding a device. Longer, because whoever guesses it takes over the player. */
  linkCode(): string;
  /** Of a player's own program; 256 bits, so that its hash needs no salt. */
  botToken(): string;
  /** Of a way by which notices reach a player. */
  channel(): string;
  /** Names a session among those of its player. */
  session(): string;
  /** 256 bits: the secret of a cookie, or of a link in an email. */
  secret(): string;
  /** 80 bits, because it is valid until it is used; easy to copy from paper. */
  recoveryCode(): string;
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
  table: () => pick(LETTERS, 12),
  code: () => pick(CODE_LETTERS, 10),
  linkCode: () => pick(CODE_LETTERS, 8),
  botToken: () => randomBytes(32).toString('base64url'),
  channel: () => pick(LETTERS, 16),
  session: () => pick(LETTERS, 12),
  secret: () => randomBytes(32).toString('base64url'),
  recoveryCode: () => pick(CODE_LETTERS, 16),
  seed: () => randomBytes(16).toString('hex'),
};

/** How a token is stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A content hash, so that equal components are stored once. */
export function componentsId(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}
