import type { Said } from './args.ts';
import type { Values } from './formatPattern.ts';

/** A message that has just been formatted. */
export interface Formatted {
  readonly catalogue: string;
  readonly key: string;
  readonly values: Values;
  readonly parts: readonly Said[];
}

/** Set by tests and proofs that follow what is said; what it returns is said instead. */
export const heard: { by?: (message: Formatted) => readonly Said[] } = {};
