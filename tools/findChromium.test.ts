import { describe, expect, it } from 'vitest';
import { findChromium } from './findChromium.ts';

const USUAL = '/usr/bin/chromium';

describe('findChromium', () => {
  const never = (): boolean => {
    throw new Error('nothing is to be installed');
  };

  it('accepts the default browser or the configured one', () => {
    expect(findChromium({}, (path) => path === USUAL, never)).toBeUndefined();
    expect(findChromium({ CHROMIUM: '/opt/chrome' }, (path) => path === '/opt/chrome', never)).toBeUndefined();
  });

  it('installs the default browser if it is missing', () => {
    let there = false;
    const install = (): boolean => {
      there = true;
      return true;
    };
    expect(findChromium({}, () => there, install)).toBeUndefined();
  });

  it('says in one line what to do if it cannot', () => {
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
