import { refusal } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { sayFailure } from './failures.ts';

describe('a failure', () => {
  it('is described by its reason and parameters', async () => {
    expect(await sayFailure(refusal('seatOpen', { seat: 3 }))).toBe('Seat 3 is still open.');
  });

  it('is described by its code when it has no reason, or one that this page does not know', async () => {
    expect(await sayFailure({ code: 'notSeated' })).toBe('You have no seat at this table.');
    expect(await sayFailure(JSON.parse('{"code":"notSeated","reason":"tooTall"}'))).toBe(
      'You have no seat at this table.',
    );
    expect(await sayFailure({ code: 'unreachable' })).toBe('The server cannot be reached right now.');
  });

  it('names the rule that forbids a move', async () => {
    expect(await sayFailure({ code: 'illegal', rule: 'FD-SAIL-04' })).toBe('This move is not allowed now: FD-SAIL-04.');
  });

  it('describes the problem of a value by its own code', async () => {
    const params = { path: '/rounds', problem: 'integerRange', min: 1, max: 9, found: '12' };
    expect(await sayFailure(refusal('faultyValue', params))).toBe('/rounds must be a whole number from 1 to 9, not 12');
    expect(await sayFailure(refusal('faultyLog', { line: 2, problem: 'moveDue', due: 3, found: 4 }))).toBe(
      'Line 2: move 3 is due, not move 4',
    );
    const ofGame = { path: '/edges', problem: 'unreachable', land: 'appalachia' };
    expect(await sayFailure(refusal('faultyValue', ofGame))).toBe('/edges must connect appalachia with caribbean');
    const unknown = { path: '/rounds', problem: 'tooFunny' };
    expect(await sayFailure(refusal('faultyValue', unknown))).toBe('/rounds tooFunny');
  });
});
