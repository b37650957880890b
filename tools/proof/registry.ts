import type { Check } from './check.ts';
import { frames } from './checks/frames.ts';
import { fuzz } from './checks/fuzz.ts';
import { kill } from './checks/kill.ts';
import { conditions, laws } from './checks/laws.ts';
import { leak } from './checks/leak.ts';
import { lighthouse } from './checks/lighthouse.ts';
import { load } from './checks/load.ts';
import { maps } from './checks/maps.ts';
import { mutants } from './checks/mutants.ts';
import { page } from './checks/page.ts';
import { planck } from './checks/planck.ts';
import { sentences } from './checks/sentences.ts';
import { speed } from './checks/speed.ts';
import { steps } from './checks/steps.ts';
import { targets } from './checks/targets.ts';
import { tower } from './checks/tower.ts';

/** A check for every figure we claim. */
export const CHECKS: readonly Check[] = [
  conditions,
  frames,
  fuzz,
  kill,
  laws,
  leak,
  lighthouse,
  load,
  maps,
  mutants,
  page,
  planck,
  sentences,
  speed,
  steps,
  targets,
  tower,
];
