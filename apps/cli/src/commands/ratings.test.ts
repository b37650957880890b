import { join } from 'node:path';
import { DATA_FILES, openSqliteStore } from '@portolan/server/data';
import { expect, it } from 'vitest';
import { cliInside } from '../testing/cliInside.ts';
import { scratch } from '../testing/cliProcess.ts';

const folder = scratch();

it('finds ratings that do not follow from the results, and computes them anew', async () => {
  const store = openSqliteStore(join(folder, DATA_FILES.database));
  await store.replaceRatings([]);
  await store.close();
  const ask = async (...args: string[]): Promise<{ code: number; out: string }> =>
    cliInside(['ratings', '--data', folder, ...args]);
  expect(await ask()).toMatchObject({ code: 0, out: 'all ratings follow from the results\n' });
  expect(JSON.parse((await ask('--rebuild', '--json')).out)).toMatchObject({ ok: true, faults: [], rebuilt: 0 });
});

it('needs a database', async () => {
  const { code, err } = await cliInside(['ratings', '--data', join(folder, 'none')]);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('has no database') });
});
