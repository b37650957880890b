/** With the secret of a session. */
const SESSION_COOKIE = 'portolan';
/** With the secret of the device, which stays when its session ends. */
export const DEVICE_COOKIE = 'portolan-device';
/** Browsers accept such names only from the host itself over HTTPS, so no sibling subdomain can plant them. */
const SECURE = '__Host-';
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** What the cookies of a request say about who it is from, or on which device. */
export function readCookie(
  cookies: string | undefined,
  secure: boolean,
  name: string = SESSION_COOKIE,
): string | undefined {
  // Over HTTPS the plain name is ignored: a sibling subdomain could use it to sign a player in as somebody else.
  return cookieNamed(cookies, secure ? SECURE + name : name);
}

/** The `set-cookie` header that signs a device in, or marks it. */
export function grantCookie(value: string, { secure, seconds, name = SESSION_COOKIE }: CookieOptions): string {
  const all = `${name}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;
  return secure ? `${SECURE}${all}; Secure` : all;
}

export interface CookieOptions {
  readonly secure: boolean;
  readonly seconds: number;
  readonly name?: string;
}

/** The `set-cookie` headers that sign it out, or take its mark. */
export function revokeCookies(name: string = SESSION_COOKIE): string[] {
  const all = `${name}=; Max-Age=0; ${ATTRIBUTES}`;
  return [all, `${SECURE}${all}; Secure`];
}

/** The value of a cookie in a `cookie` header. */
export function cookieNamed(cookies: string | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
