import { describe, expect, it } from 'vitest';
import { findChromium } from './findChromium.ts';

const USUAL = '/usr/bin/chromium';

describe('findChromium', () => {
  const never = (): boolean => {
    throw new Error('nothing is to be installed');
  };

  it('is content with the usual one, or with the one it is told of', () => {
    expect(findChromium({}, (path) => path === USUAL, never)).toBeUndefined();
    expect(findChromium({ CHROMIUM: '/opt/chrome' }, (path) => path === '/opt/chrome', never)).toBeUndefined();
  });

  it('installs the usual one where it is missing', () => {
    let there = false;
    const install = (): boolean => {
      there = true;
      return true;
    };
    expect(findChromium({}, () => there, install)).toBeUndefined();
  });

  it('says in one line what to do where it cannot', () => {
    const said = findChromium(
      {},
      () => false,
      () => false,
    );
    expect(said).toContain('apt-get install chromium');
    expect(said).not.toContain('\n');
    expect(findChromium({ CHROMIUM: '/opt/none' }, () => false, never)).toBe('CHROMIUM: there is no /opt/none');
  });
});
