import { expect, it } from 'vitest';
import { busContract } from './busContract.ts';
import { type InProcessBroker, makeInProcessBroker } from './inProcessBus.ts';

let broker: InProcessBroker = makeInProcessBroker();
let ends = 0;
busContract('the bus in one process', async (node) => {
  if (ends++ % 3 === 0) broker = makeInProcessBroker();
  return broker.join(node);
});

it('does not even write a message that nobody reads', () => {
  const alone = makeInProcessBroker().join('only');
  const unwritable = {
    toJSON(): never {
      throw new Error('written');
    },
  };
  expect(() => alone.publish('news', unwritable)).not.toThrow();
});
