import { describeGame } from '@portolan/kernel/testing';
import { describe, it } from 'vitest';
import { francisDrake } from '../src/index.ts';
import { audit } from '../src/testing/index.ts';

const readings = { startOrderTies: true, noFrigateBlind: true };

describeGame({ describe, it }, { pkg: francisDrake, audit, games: 12, thoroughness: 'quick' });
describe('with every other reading [FD-RESET-08, FD-SAIL-09]', () => {
  describeGame({ describe, it }, { pkg: francisDrake, audit, games: 4, thoroughness: 'quick', options: readings });
});
