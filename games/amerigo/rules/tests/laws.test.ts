import { describeGame } from '@portolan/kernel/testing';
import { describe, it } from 'vitest';
import { amerigo } from '../src/index.ts';
import { audit } from '../src/testing/index.ts';

describeGame({ describe, it }, { pkg: amerigo, audit, games: 3, thoroughness: 'quick' });

describe('with every other reading [AM-GREEN-26, AM-GOLD-09, AM-TOKENS-22]', () => {
  const options = { chestPaysAtOnce: true, goldToForfeit: true, jumpToFirstPlayer: true };
  describeGame({ describe, it }, { pkg: amerigo, audit, games: 3, thoroughness: 'quick', options });
});
