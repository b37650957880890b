import type { Box } from '../box.ts';
import { KINDS, type Kind, PORT } from '../ids.ts';
import { type Attacker, attackCost, canAttack } from './cost.ts';

export type Need = 'crew' | 'guns' | 'goods';

const UNDEFENDED = { counter: 0, galleonCounter: 0 };

/**
 * What a ship has to bring for missions at a kind of Destination; undefined if it can carry out none however much it
 * brings. [FD-RESOLVE-09] [FD-RESOLVE-24]
 */
export function missionNeeds(
  box: Box,
  kind: Kind,
  { galleon, pinnace }: Pick<Attacker, 'galleon' | 'pinnace'>,
): readonly Need[] | undefined {
  if (KINDS[PORT] === kind) return ['goods'];
  const laden: Attacker = { crew: Number.MAX_VALUE, guns: Number.MAX_VALUE, galleon, pinnace };
  const targets = box.names.flatMap((_, at) => (KINDS[box.kind[at]] === kind ? [at] : []));
  if (!targets.some((at) => canAttack(box, at, UNDEFENDED, laden))) return undefined;
  const costs = targets.map((at) => attackCost(box, at, UNDEFENDED, pinnace));
  return (['crew', 'guns'] as const).filter((item) => costs.some((cost) => cost[item] > 0));
}
