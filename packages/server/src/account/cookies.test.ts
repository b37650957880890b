import { describe, expect, it } from 'vitest';
import { grantCookie, readCookie, revokeCookies } from './cookies.ts';
import { makeSignedCookies, signatureOf } from './signedCookie.ts';

const plain = grantCookie('secret', { secure: false, seconds: 60 });
const secure = grantCookie('secret', { secure: true, seconds: 60 });

describe('cookies', () => {
  it('are found among others', () => {
    expect(readCookie('portolan=secret', false)).toBe('secret');
    expect(readCookie('a=b; portolan=secret; portolan2=x.y', false)).toBe('secret');
    expect([undefined, '', '=x', 'portolan2=x'].map((cookies) => readCookie(cookies, false))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('are hidden from scripts and other sites', () => {
    expect(plain).toBe('portolan=secret; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
    expect(revokeCookies().every((header) => header.includes('Max-Age=0'))).toBe(true);
  });

  it('of a device are apart from those of a session', () => {
    const name = 'portolan-device';
    const granted = grantCookie('mark', { secure: true, seconds: 60, name });
    expect(granted).toBe('__Host-portolan-device=mark; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure');
    expect(readCookie('__Host-portolan=secret; __Host-portolan-device=mark', true, name)).toBe('mark');
    expect(readCookie('portolan-device=mark', false)).toBeUndefined();
  });

  it('have a name over HTTPS that only the host itself can set, and no other counts there', () => {
    expect(secure).toBe('__Host-portolan=secret; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure');
    expect(readCookie('portolan=planted; __Host-portolan=secret', true)).toBe('secret');
    expect(readCookie('portolan=planted', true)).toBeUndefined();
    expect(readCookie('__Host-portolan=secret', false)).toBeUndefined();
  });
});

describe('a cookie from before there were sessions', () => {
  const signed = makeSignedCookies('a secret');
  const cookie = `ann.${signatureOf('a secret', 'ann')}`;

  it('names its player', () => {
    expect(signed.read(cookie)).toBe('ann');
    expect(makeSignedCookies('another').read(cookie)).toBeUndefined();
  });

  it.each([
    ['no signature', 'ann'],
    ['an empty signature', 'ann.'],
    ['the signature of another player', cookie.replace('ann', 'bob')],
    ['a longer signature', `${cookie}x`],
    ['a truncated signature', cookie.slice(0, -1)],
    ['nothing', ''],
  ])('is refused with %s', (_, value) => {
    expect(signed.read(value)).toBeUndefined();
  });
});
