import { describeGame } from '@portolan/kernel/testing';
import { describe, it } from 'vitest';
import { amerigo } from '../src/index.ts';
import { audit } from '../src/testing/index.ts';

describeGame({ describe, it }, { pkg: amerigo, audit, games: 3, thoroughness: 'quick' });
