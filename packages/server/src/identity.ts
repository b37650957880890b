import { createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = 'portolan';
/** Browsers accept this name only from the host itself over HTTPS, so no sibling subdomain can plant it. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const YEAR = 365 * 24 * 3600;
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** Signs player ids, so that cookies cannot be forged. */
export interface Identity {
  /** The player named by a request's cookies, if the signature is valid. */
  read(cookies: string | undefined, secure: boolean): string | undefined;
  /** The `set-cookie` header that signs a device in. */
  grant(player: string, secure: boolean): string;
  /** The `set-cookie` headers that sign it out. */
  revoke(): string[];
}

export function makeIdentity(secret: string): Identity {
  const sign = (player: string): string => createHmac('sha256', secret).update(player).digest('base64url');
  return {
    read(cookies = '', secure) {
      // Over HTTPS the plain name counts only for those who came before the server had a certificate.
      const value = (secure ? cookieNamed(cookies, SECURE_COOKIE) : undefined) ?? cookieNamed(cookies, COOKIE);
      const [player, signature] = value?.split('.') ?? [];
      if (player === undefined || signature === undefined) return undefined;
      const right = Buffer.from(sign(player));
      const given = Buffer.from(signature);
      return right.length === given.length && timingSafeEqual(right, given) ? player : undefined;
    },
    grant(player, secure) {
      const value = `${player}.${sign(player)}; Max-Age=${YEAR}; ${ATTRIBUTES}`;
      return secure ? `${SECURE_COOKIE}=${value}; Secure` : `${COOKIE}=${value}`;
    },
    revoke: () => [`${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`, `${SECURE_COOKIE}=; Max-Age=0; ${ATTRIBUTES}; Secure`],
  };
}

function cookieNamed(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
