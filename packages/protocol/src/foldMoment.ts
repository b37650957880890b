import { applyPatch } from '@portolan/kernel';
import type { EntryInfo, Moment, MomentUpdate } from './entry.ts';

/** What the patches of a moment start from: the view before its entry. */
export interface FoldBase {
  readonly view: unknown;
  readonly entry: EntryInfo | undefined;
}

/** The moment with its whole view. Throws an `InvariantError` where the patches were made for another view. */
export function foldMoment({ patch, view, ...rest }: MomentUpdate, base: FoldBase): Moment {
  if (patch === undefined) return { ...rest, view };
  return { ...rest, view: applyPatch((base.entry?.patches ?? []).reduce(applyPatch, base.view), patch) };
}
