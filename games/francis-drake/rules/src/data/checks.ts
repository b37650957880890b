import type { Check, ShapeFault } from '@portolan/kernel';
import { boundFaults } from './bounds.ts';
import type { Components } from './components.ts';
import { idFaults, kindFaults, portFaults, stockFaults, treasureFaults } from './mapChecks.ts';
import { fault } from './problems.ts';
import { amountFaults, choiceFaults, streetFaults, tavernFaults } from './streetChecks.ts';

/** The ways in which components of the right shape can contradict each other or the rules. */
export const CHECKS: readonly Check<Components>[] = [
  streetFaults,
  amountFaults,
  tavernFaults,
  choiceFaults,
  kindFaults,
  idFaults,
  treasureFaults,
  portFaults,
  stockFaults,
  pointFaults,
  boundFaults,
];

function* pointFaults({ constants }: Components): Generator<ShapeFault> {
  const { startVp, investorCost, setValues } = constants;
  // Nothing else lowers a score, so it never falls below 0. [FD-LIMITS-11]
  if (investorCost > startVp) {
    yield fault('/constants/investorCost', 'investorCost', { max: startVp, found: investorCost });
  }
  // The largest set first is the best split only while each further kind is worth no less than the one before. [FD-END-02]
  let [worth, step] = [0, 0];
  for (const kinds of [1, 2, 3, 4] as const) {
    const least = worth + step;
    if (setValues[kinds] < least) {
      yield fault(`/constants/setValues/${kinds}`, 'atLeast', { min: least, found: setValues[kinds] });
    }
    step = setValues[kinds] - worth;
    worth = setValues[kinds];
  }
}
