import { t as amerigo } from '@portolan/amerigo-ui/problems';
import { t as francisDrake } from '@portolan/francis-drake-ui/problems';
import { t as ninaPinta } from '@portolan/nina-pinta-ui/problems';
import { t as specimen } from '@portolan/specimen-ui/problems';
import { t } from '../messages/faults.ts';

/** Each code has one meaning in all games, so nobody has to know which game a fault comes from. */
export const GAME_PROBLEMS = [francisDrake, amerigo, ninaPinta, specimen];

/** What is wrong with a value; undefined for a problem that these pages do not know. */
export function describeProblem(
  problem: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined {
  for (const one of [t, ...GAME_PROBLEMS]) {
    const said = one.find(problem, params);
    if (said !== undefined) return said;
  }
  return undefined;
}
