import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingEntries, unverified } from './completeLock.ts';

describe('missingEntries', () => {
  it('lists the binaries for other platforms that the lock file lacks', () => {
    const packages = {
      '': {},
      'node_modules/tool': {
        version: '2.0.0',
        optionalDependencies: {
          '@tool/bin-linux-x64-gnu': '2.0.0',
          '@tool/bin-linux-arm64-musl': '2.0.0',
          extra: '1.0.0',
        },
      },
      'node_modules/tool/node_modules/extra': { version: '1.0.0' },
      'node_modules/@tool/bin-linux-x64-gnu': { version: '2.0.0' },
    };
    expect(missingEntries(packages)).toEqual({
      'node_modules/@tool/bin-linux-arm64-musl': {
        version: '2.0.0',
        cpu: ['arm64'],
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });

  it('finds none in this repository; if it does, run `npm run lock`', () => {
    const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    expect(Object.keys(missingEntries(lock.packages))).toEqual([]);
  });
});

describe('unverified', () => {
  it('lists the packages without a hash', () => {
    const packages = {
      '': {},
      'packages/own': { version: '1.0.0' },
      'node_modules/@own/linked': { link: true },
      'node_modules/sound': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/sound/node_modules/@bin/for-mars': { version: '1.0.0', optional: true },
    };
    expect(unverified(packages)).toEqual(['node_modules/sound/node_modules/@bin/for-mars']);
  });

  it('finds none in this repository, for any platform', () => {
    const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    expect(unverified(lock.packages)).toEqual([]);
  });
});
