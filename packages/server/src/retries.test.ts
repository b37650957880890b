import { expect, it } from 'vitest';
import { makeRetries } from './retries.ts';
import { listeningLog } from './testing/testServer.ts';

it('tries again what failed, until it succeeds, and reports it once', async () => {
  const { log, errors } = listeningLog();
  const retries = makeRetries(log);
  let isAway = true;
  const done: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    if (isAway) throw new Error('away');
    done.push(name);
  };
  await retries.run('a', work('a'));
  await retries.run('a', work('a'));
  await retries.run('b', work('b'), work('instead of b'));
  retries.add('c', work('c'));
  await retries.retry();
  expect({ done, errors: errors.length }).toEqual({ done: [], errors: 2 });
  isAway = false;
  await retries.retry();
  await retries.retry();
  expect({ done, errors: errors.length }).toEqual({ done: ['a', 'instead of b', 'c'], errors: 2 });
});

it('tries again what failed while it was tried', async () => {
  const retries = makeRetries(listeningLog().log);
  const done: string[] = [];
  retries.add('a', async () => {
    done.push('a');
    await retries.run(
      'a',
      () => Promise.reject(new Error('away')),
      async () => void done.push('a again'),
    );
  });
  await retries.retry();
  await retries.retry();
  expect(done).toEqual(['a', 'a again']);
});

it('leaves everything when it is closed', async () => {
  const { log, errors } = listeningLog();
  const retries = makeRetries(log);
  let tries = 0;
  const fail = (): Promise<void> => {
    tries++;
    return Promise.reject(new Error('closed'));
  };
  await retries.run('a', fail);
  retries.close();
  await retries.run('b', fail);
  await retries.retry();
  expect({ tries, errors: errors.length }).toEqual({ tries: 2, errors: 1 });
});
