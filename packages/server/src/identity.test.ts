import { describe, expect, it } from 'vitest';
import { makeIdentity } from './identity.ts';

const identity = makeIdentity('a secret');
const cookie = identity.grant('ann', false).split(';')[0] ?? '';

describe('identity', () => {
  it('knows its own cookie, among others and after a restart', () => {
    expect(identity.read(cookie)).toBe('ann');
    expect(identity.read(`a=b; ${cookie}; portolan2=x.y`)).toBe('ann');
    expect(makeIdentity('a secret').read(cookie)).toBe('ann');
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['no signature', 'portolan=ann'],
    ['an empty signature', 'portolan=ann.'],
    ['a signature for another', cookie.replace('ann', 'bob')],
    ['a longer signature', `${cookie}x`],
    ['one cut short', cookie.slice(0, -1)],
    ['a cookie without a name', '=x'],
  ])('does not know %s', (_, cookies) => {
    expect(identity.read(cookies)).toBeUndefined();
  });

  it('does not know what was signed with another secret', () => {
    expect(makeIdentity('another').read(cookie)).toBeUndefined();
  });

  it('keeps the cookie from scripts and from other sites, and from open lines where it came by a closed one', () => {
    expect(identity.grant('ann', false)).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(identity.grant('ann', true)).toMatch(/; Secure$/);
    expect(identity.revoke()).toContain('Max-Age=0');
  });
});
