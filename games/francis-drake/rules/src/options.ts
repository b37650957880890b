import { boolean, fail, isRecord, object, ok, optional, type Result, type ShapeFault } from '@portolan/kernel';

export interface Options {
  /** Keeps the printed street in all voyages, for beginners. [FD-SETUP-19] */
  readonly learner: boolean;
}

const shape = object({ learner: optional(boolean()) });

export function readOptions(input: unknown): Result<Options, ShapeFault> {
  const fault = shape(input, '');
  if (fault !== undefined) return fail(fault);
  return ok({ learner: isRecord(input) && input.learner === true });
}
