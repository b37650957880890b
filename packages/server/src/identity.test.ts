import { describe, expect, it } from 'vitest';
import { makeIdentity } from './identity.ts';

const identity = makeIdentity('a secret');
const cookie = identity.grant('ann', false).split(';')[0] ?? '';

describe('identity', () => {
  it('accepts its own cookie, among others and after a restart', () => {
    expect(identity.read(cookie, false)).toBe('ann');
    expect(identity.read(`a=b; ${cookie}; portolan2=x.y`, false)).toBe('ann');
    expect(makeIdentity('a secret').read(cookie, false)).toBe('ann');
  });

  it.each([
    ['no cookie', undefined],
    ['an empty cookie', ''],
    ['no signature', 'portolan=ann'],
    ['an empty signature', 'portolan=ann.'],
    ['the signature of another player', cookie.replace('ann', 'bob')],
    ['a longer signature', `${cookie}x`],
    ['a truncated signature', cookie.slice(0, -1)],
    ['a cookie without a name', '=x'],
  ])('rejects %s', (_, cookies) => {
    expect(identity.read(cookies, false)).toBeUndefined();
  });

  it('rejects a cookie signed with another secret', () => {
    expect(makeIdentity('another').read(cookie, false)).toBeUndefined();
  });

  it('hides the cookie from scripts and other sites', () => {
    expect(identity.grant('ann', false)).toMatch(/^portolan=ann\.\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(identity.revoke().every((header) => header.includes('Max-Age=0'))).toBe(true);
  });

  it('uses a name over HTTPS that only the host itself can set, and prefers it', () => {
    const secure = identity.grant('ann', true);
    expect(secure).toMatch(/^__Host-portolan=ann\.\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const planted = identity.grant('eve', false).split(';')[0];
    expect(identity.read(`${planted}; ${secure.split(';')[0]}`, true)).toBe('ann');
    expect(identity.read(planted, true)).toBe('eve');
    expect(identity.read(secure.split(';')[0], false)).toBeUndefined();
  });
});
