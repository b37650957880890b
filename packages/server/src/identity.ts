import { createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = 'portolan';
const YEAR = 365 * 24 * 3600;

/** Signs player ids, so that cookies cannot be forged. */
export interface Identity {
  /** The player named by a request's cookies, if the signature is valid. */
  read(cookies: string | undefined): string | undefined;
  /** The `set-cookie` header that signs a device in. */
  grant(player: string, secure: boolean): string;
  /** The `set-cookie` header that signs it out. */
  revoke(): string;
}

export function makeIdentity(secret: string): Identity {
  const sign = (player: string): string => createHmac('sha256', secret).update(player).digest('base64url');
  return {
    read(cookies) {
      const value = cookieNamed(cookies ?? '', COOKIE);
      const [player, signature] = value?.split('.') ?? [];
      if (player === undefined || signature === undefined) return undefined;
      const right = Buffer.from(sign(player));
      const given = Buffer.from(signature);
      return right.length === given.length && timingSafeEqual(right, given) ? player : undefined;
    },
    grant: (player, secure) =>
      `${COOKIE}=${player}.${sign(player)}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    revoke: () => `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
  };
}

function cookieNamed(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
