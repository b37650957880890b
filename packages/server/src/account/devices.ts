import { createHmac } from 'node:crypto';
import { tokenHash } from '../ids.ts';
import { DEVICE_COOKIE, readCookie } from './cookies.ts';

/**
 * The browsers in which tables on a shared device are played, whoever is signed in there. Only a hash of their secrets is
 * stored, with the tables.
 */
export interface Devices {
  /**
   * What the device's cookie says. A device without one has the secret of its session, which is also what its cookie will
   * say: requests and connections agree on it before the cookie has arrived.
   */
  secret(from: DeviceCookies): string | undefined;
  /** The hash of the secret. */
  id(from: DeviceCookies): string | undefined;
}

export interface DeviceCookies {
  /** The header of a request. */
  readonly cookies: string | undefined;
  readonly secure: boolean;
  /** The id of the session. */
  readonly session: string | undefined;
}

const SECRET = /^[\w-]{43}$/;

export function makeDevices({ secret: key }: { readonly secret: string }): Devices {
  function secret({ cookies, secure, session }: DeviceCookies): string | undefined {
    const known = readCookie(cookies, secure, DEVICE_COOKIE);
    if (known !== undefined && SECRET.test(known)) return known;
    // Signed, because session ids are not secret.
    return session === undefined
      ? undefined
      : createHmac('sha256', key).update(`device ${session}`).digest('base64url');
  }
  return {
    secret,
    id(from) {
      const found = secret(from);
      return found === undefined ? undefined : tokenHash(found);
    },
  };
}
