import type { Context } from '../decisions/types.ts';

/** A part of the voyage: asks for its next decision and returns true, or returns false once it is over. */
export type Phase = (context: Context) => boolean;
