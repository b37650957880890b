import { ok } from '@portolan/kernel';
import type { LiveMatch } from '@portolan/match';
import { expect, it } from 'vitest';
import { carryOut, type Order } from './order.ts';

it('understands a table request as servers of other versions write it, which may run at the same time', async () => {
  const asked: unknown[] = [];
  const match = {
    async ask(...what: readonly unknown[]) {
      asked.push(...what);
      return ok(1);
    },
  } as unknown as LiveMatch;
  const order = '{"kind":"ask","proposal":{"id":"a","seat":1},"wish":{"kind":"resign"}}';
  expect(await carryOut(match, JSON.parse(order) as Order)).toEqual(ok(1));
  expect(asked).toEqual([{ id: 'a', seat: 1 }, { kind: 'resign' }]);
});
