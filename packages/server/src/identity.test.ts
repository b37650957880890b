import { describe, expect, it } from 'vitest';
import { makeIdentity } from './identity.ts';

const identity = makeIdentity('a secret');
const cookie = identity.grant('ann', false).split(';')[0] ?? '';

describe('identity', () => {
  it('accepts its own cookie, among others and after a restart', () => {
    expect(identity.read(cookie)).toBe('ann');
    expect(identity.read(`a=b; ${cookie}; portolan2=x.y`)).toBe('ann');
    expect(makeIdentity('a secret').read(cookie)).toBe('ann');
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
    expect(identity.read(cookies)).toBeUndefined();
  });

  it('rejects a cookie signed with another secret', () => {
    expect(makeIdentity('another').read(cookie)).toBeUndefined();
  });

  it('hides the cookie from scripts and other sites, and from plain HTTP when it was set over HTTPS', () => {
    expect(identity.grant('ann', false)).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(identity.grant('ann', true)).toMatch(/; Secure$/);
    expect(identity.revoke()).toContain('Max-Age=0');
  });
});
