import { describeGame } from '@portolan/kernel/testing';
import { describe, it } from 'vitest';
import { ninaPinta } from '../src/index.ts';
import { audit } from '../src/testing/index.ts';

describeGame({ describe, it }, { pkg: ninaPinta, audit, games: 1, thoroughness: 'quick' });
