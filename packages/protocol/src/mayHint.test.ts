import { describe, expect, it } from 'vitest';
import { mayHint } from './mayHint.ts';

const ANN = { kind: 'person', resigned: false } as const;
const BOB = { kind: 'person', resigned: false } as const;
const GONE = { kind: 'person', resigned: true } as const;
const BOT = { kind: 'bot' } as const;

describe('hints', () => {
  it('are for whoever plays alone, unless the table agreed on something else', () => {
    expect(mayHint({ seats: [ANN, BOT], terms: {} })).toBe(true);
    expect(mayHint({ seats: [ANN, GONE], terms: {} })).toBe(true);
    expect(mayHint({ seats: [ANN, BOB, BOT], terms: {} })).toBe(false);
    expect(mayHint({ seats: [BOT, BOT], terms: {} })).toBe(false);
  });

  it('are for everybody or nobody where the table says so', () => {
    expect(mayHint({ seats: [ANN, BOB], terms: { hints: 'everybody' } })).toBe(true);
    expect(mayHint({ seats: [ANN, BOT], terms: { hints: 'nobody' } })).toBe(false);
  });

  it('are for nobody at a rated table', () => {
    expect(mayHint({ seats: [ANN, BOT], terms: { rated: true } })).toBe(false);
    expect(mayHint({ seats: [ANN, BOB], terms: { rated: true, hints: 'everybody' } })).toBe(false);
  });
});
