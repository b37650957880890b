import { expect, it } from 'vitest';
import { busContract } from './busContract.ts';
import { type InProcessHub, makeInProcessHub } from './inProcessBus.ts';

let hub: InProcessHub = makeInProcessHub();
let ends = 0;
busContract('the bus in one process', async (node) => {
  if (ends++ % 3 === 0) hub = makeInProcessHub();
  return hub.join(node);
});

it('does not even write a message that nobody reads', () => {
  const alone = makeInProcessHub().join('only');
  const unwritable = {
    toJSON(): never {
      throw new Error('written');
    },
  };
  expect(() => alone.publish('news', unwritable)).not.toThrow();
});
