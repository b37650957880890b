import { describe, expect, it } from 'vitest';
import { isMailAddress } from './mailAddress.ts';

describe('a mail address', () => {
  it.each(['ann@example.org', 'a.b+tag@mail.example.co.uk', "o'neil@example.org"])('can be %s', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'ann',
    'ann@localhost',
    'ann@example',
    'ann@example.org,eve@example.org',
    'ann@example.org\nbcc: eve@example.org',
    'Ann <ann@example.org>',
    '"ann eve"@example.org',
    'ann@-x.org',
    'ann@[127.0.0.1]',
    `${'a'.repeat(65)}@example.org`,
    `ann@${'a.'.repeat(130)}org`,
  ])('is not %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});
