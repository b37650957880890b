import { type RefusalInfo, refusal } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { prepareFailure, sayFailure } from './refusals.ts';

async function said(failure: RefusalInfo): Promise<string> {
  await prepareFailure(failure);
  return sayFailure(failure);
}

describe('a failure', () => {
  it('is described by its code until the message for its reason is loaded', async () => {
    const failure = refusal('seatOpen', { seat: 3 });
    expect(sayFailure(failure)).toBe('This is not open to you.');
    expect(await said(failure)).toBe('Seat 3 is still open.');
  });

  it('is described by its code if it has no reason, or one that this page does not know', async () => {
    expect(await said({ code: 'notSeated' })).toBe('You have no seat at this table.');
    expect(await said(JSON.parse('{"code":"notSeated","reason":"tooTall"}'))).toBe('You have no seat at this table.');
    expect(sayFailure({ code: 'unreachable' })).toBe('The server cannot be reached just now.');
  });

  it('names the rule that forbids a move', async () => {
    expect(await said({ code: 'illegal', rule: 'FD-SAIL-04' })).toBe('This move is not allowed now: FD-SAIL-04.');
  });

  it('describes the problem of a value or a log by its own code', async () => {
    const params = { path: '/rounds', problem: 'integerRange', min: 1, max: 9, found: '12' };
    expect(await said(refusal('faultyValue', params))).toBe('/rounds must be a whole number from 1 to 9, not 12');
    expect(await said(refusal('faultyLog', { line: 2, problem: 'moveDue', due: 3, found: 4 }))).toBe(
      'Line 2: move 3 is due, not move 4',
    );
    expect(await said(refusal('faultyValue', { path: '/rounds', problem: 'unheardOf' }))).toBe('/rounds unheardOf');
  });
});
