import { fail, object, ok, type Result, type ShapeFault } from '@portolan/kernel';

/** Amerigo is played in one way only. */
export type Options = Readonly<Record<never, never>>;

const shape = object({});

export function readOptions(input: unknown): Result<Options, ShapeFault> {
  const fault = shape(input, '');
  return fault === undefined ? ok({}) : fail(fault);
}
