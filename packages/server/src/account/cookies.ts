const COOKIE = 'portolan';
/** Browsers accept this name only from the host itself over HTTPS, so no sibling subdomain can plant it. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** What the cookies of a request say about who it is from: the secret of a session. */
export function readCookie(cookies: string | undefined, secure: boolean): string | undefined {
  // Over HTTPS the plain name counts for nothing: a sibling subdomain could sign a player in as somebody else with it.
  return cookieNamed(cookies, secure ? SECURE_COOKIE : COOKIE);
}

/** The `set-cookie` header that signs a device in. */
export function grantCookie(value: string, { secure, seconds }: CookieOptions): string {
  const all = `${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;
  return secure ? `${SECURE_COOKIE}=${all}; Secure` : `${COOKIE}=${all}`;
}

export interface CookieOptions {
  readonly secure: boolean;
  readonly seconds: number;
}

/** The `set-cookie` headers that sign it out. */
export function revokeCookies(): string[] {
  return [`${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`, `${SECURE_COOKIE}=; Max-Age=0; ${ATTRIBUTES}; Secure`];
}

/** The value of a cookie in a `cookie` header. */
export function cookieNamed(cookies: string | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
