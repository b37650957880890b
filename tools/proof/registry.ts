import type { Check } from './check.ts';
import { analysis } from './checks/analysis.ts';
import { cluster } from './checks/cluster.ts';
import { faults } from './checks/faults.ts';
import { frames } from './checks/frames.ts';
import { fuzz } from './checks/fuzz.ts';
import { growth } from './checks/growth.ts';
import { kill } from './checks/kill.ts';
import { conditions, laws } from './checks/laws.ts';
import { leak } from './checks/leak.ts';
import { lighthouse } from './checks/lighthouse.ts';
import { load } from './checks/load.ts';
import { maps } from './checks/maps.ts';
import { mutants } from './checks/mutants.ts';
import { outbox } from './checks/outbox.ts';
import { page } from './checks/page.ts';
import { planck } from './checks/planck.ts';
import { power } from './checks/power.ts';
import { ratings } from './checks/ratings.ts';
import { scale } from './checks/scale.ts';
import { search } from './checks/search.ts';
import { sentences } from './checks/sentences.ts';
import { siege } from './checks/siege.ts';
import { speed } from './checks/speed.ts';
import { steps } from './checks/steps.ts';
import { strength } from './checks/strength.ts';
import { targets } from './checks/targets.ts';
import { tower } from './checks/tower.ts';
import { upgrade } from './checks/upgrade.ts';

/** A check for every figure we claim. */
export const CHECKS: readonly Check[] = [
  analysis,
  cluster,
  conditions,
  faults,
  frames,
  fuzz,
  growth,
  kill,
  laws,
  leak,
  lighthouse,
  load,
  maps,
  mutants,
  outbox,
  page,
  planck,
  power,
  ratings,
  scale,
  search,
  sentences,
  siege,
  speed,
  steps,
  strength,
  targets,
  tower,
  upgrade,
];
