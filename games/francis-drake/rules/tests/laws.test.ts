import { describeGame } from '@portolan/kernel/testing';
import { describe, it } from 'vitest';
import { francisDrake } from '../src/index.ts';
import { audit } from '../src/testing/index.ts';

describeGame({ describe, it }, { pkg: francisDrake, audit, games: 12, thoroughness: 'quick' });
