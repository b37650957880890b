import { fail, object, ok, type Result, type ShapeFault } from '@portolan/kernel';

/** Amerigo has no options. */
export type Options = Readonly<Record<never, never>>;

const shape = object({});

export function readOptions(input: unknown): Result<Options, ShapeFault> {
  const fault = shape(input, '');
  return fault === undefined ? ok({}) : fail(fault);
}
