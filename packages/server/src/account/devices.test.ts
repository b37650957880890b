import { describe, expect, it } from 'vitest';
import { tokenHash } from '../ids.ts';
import { makeDevices } from './devices.ts';

const devices = makeDevices({ secret: 'a key' });
const from = { cookies: undefined, secure: false, session: 's1' };

describe('the secret of a device', () => {
  it('is that of its session until it has a cookie, which says the same', () => {
    const secret = devices.secret(from) ?? '';
    expect(devices.secret({ ...from, cookies: `portolan-device=${secret}` })).toBe(secret);
    expect(devices.id(from)).toBe(tokenHash(secret));
  });

  it('stays when the session ends, and when another one begins', () => {
    const cookies = `portolan-device=${devices.secret(from)}`;
    expect(devices.id({ ...from, cookies, session: undefined })).toBe(devices.id(from));
    expect(devices.id({ ...from, cookies, session: 's2' })).toBe(devices.id(from));
  });

  it('is another one for every session and every server, and nobody has one without either', () => {
    const all = [from, { ...from, session: 's2' }].flatMap((one) => [
      devices.secret(one),
      makeDevices({ secret: 'another' }).secret(one),
    ]);
    expect(new Set(all).size).toBe(4);
    expect(devices.id({ ...from, session: undefined })).toBeUndefined();
  });

  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}.`])('is not %j, which no server has given', (value) => {
    expect(devices.id({ ...from, cookies: `portolan-device=${value}` })).toBe(devices.id(from));
  });

  it('counts over HTTPS only under the name that the host alone can set', () => {
    const cookies = `portolan-device=${'x'.repeat(43)}`;
    expect(devices.id({ ...from, cookies, secure: true })).toBe(devices.id(from));
    expect(devices.id({ ...from, cookies: `__Host-${cookies}`, secure: true })).not.toBe(devices.id(from));
  });
});
