import { describeGame } from '@portolan/kernel/testing';
import { describe, it } from 'vitest';
import { specimen } from '../index.ts';
import { audit } from './index.ts';

describeGame({ describe, it }, { pkg: specimen, audit, games: 100, thoroughness: 'full' });
