import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Cookies from before there were sessions: a player id and its signature. They are still read, once, so that nobody loses
 * their tables; none is made any more.
 */
export interface SignedCookies {
  /** The player, if the signature is valid. */
  read(value: string): string | undefined;
}

export function makeSignedCookies(secret: string): SignedCookies {
  return {
    read(value) {
      const [player, signature] = value.split('.');
      if (player === undefined || signature === undefined) return undefined;
      const right = Buffer.from(signatureOf(secret, player));
      const given = Buffer.from(signature);
      return right.length === given.length && timingSafeEqual(right, given) ? player : undefined;
    },
  };
}

export function signatureOf(secret: string, player: string): string {
  return createHmac('sha256', secret).update(player).digest('base64url');
}
