import { describe, expect, it } from 'vitest';
import { findServices } from './findServices.ts';

describe('findServices', () => {
  const never = (): boolean => {
    throw new Error('nothing is to be installed');
  };
  const installed = { name: 'PostgreSQL', package: 'postgresql', find: () => '/usr/lib/postgresql/15/bin' };
  const missing = { name: 'Redis', package: 'redis-server', find: () => undefined };

  it('installs nothing if everything is there', () => {
    expect(findServices([installed], never)).toBeUndefined();
  });

  it('installs only what is missing', () => {
    let there = false;
    const redis = { ...missing, find: () => (there ? '/usr/bin/redis-server' : undefined) };
    const asked: unknown[] = [];
    const install = (...args: unknown[]): boolean => {
      asked.push(args);
      there = true;
      return true;
    };
    expect(findServices([installed, redis], install)).toBeUndefined();
    expect(asked).toEqual([['Redis', ['redis-server']]]);
  });

  it('says in one line what to do if it cannot', () => {
    for (const install of [() => false, () => true])
      expect(findServices([installed, missing], install)).toBe(
        "no Redis: run 'apt-get install redis-server' as root, or put the programs on the PATH",
      );
  });
});
