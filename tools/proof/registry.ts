import type { Check } from './check.ts';
import { kill } from './checks/kill.ts';
import { laws } from './checks/laws.ts';
import { mutants } from './checks/mutants.ts';
import { speed } from './checks/speed.ts';

/** Every figure that we claim has its check here. */
export const CHECKS: readonly Check[] = [kill, laws, mutants, speed];
