import type { Check } from './check.ts';
import { laws } from './checks/laws.ts';
import { maps } from './checks/maps.ts';
import { mutants } from './checks/mutants.ts';
import { speed } from './checks/speed.ts';
import { tower } from './checks/tower.ts';

/** Every figure that we claim has its check here. */
export const CHECKS: readonly Check[] = [laws, mutants, speed, maps, tower];
