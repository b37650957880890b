import type { BaseEvent, BaseState } from '../../game.ts';
import { differenceOf, findDifference, findShared, findUnplain, objectsOf } from '../plain.ts';
import { broken, looked, type Moment, type Probe } from '../probe.ts';

/** The state as JSON, after checking every value in it. */
export function stateJson(probe: Probe, state: BaseState, what = 'the state'): string {
  looked(probe, 'json');
  const fault = findUnplain(state, new Set());
  if (fault !== undefined) broken(probe, 'json', `${what}${fault}`);
  return JSON.stringify(state);
}

/** A view, a move or the events of a move as JSON; these may reference one object twice. */
export function plainJson(probe: Probe, value: unknown, what: string): string {
  try {
    const json = JSON.stringify(value);
    const fault = findUnplain(value);
    if (fault !== undefined) broken(probe, 'json', `${what}${fault}`);
    return json;
  } catch (error) {
    // JSON.stringify throws on a cycle, before the search would loop in it.
    if (error instanceof TypeError) broken(probe, 'json', `${what} is not JSON: ${error.message}`);
    throw error;
  }
}

/** A round trip through JSON changes nothing. */
export function checkRoundTrip(probe: Probe, moment: Moment): void {
  looked(probe, 'json');
  const back: unknown = JSON.parse(moment.json);
  const difference = findDifference(moment.state, back);
  if (difference !== undefined) broken(probe, 'json', `the state does not survive JSON${difference}`);
  const again = JSON.stringify(back);
  if (again !== moment.json) broken(probe, 'json', `the state changes by JSON${differenceOf(moment.json, again)}`);
}

/** An event that shares a list with the state would change with the next move. */
export function checkEvents(probe: Probe, events: readonly BaseEvent[], state: BaseState): void {
  looked(probe, 'json');
  const shared = findShared(events, objectsOf(state));
  if (shared !== undefined) broken(probe, 'json', `events${shared} is also part of the state`);
}

/** A state as JSON, without its random state. */
export function withoutRng(state: BaseState): string {
  return JSON.stringify({ ...state, rng: 0 });
}
