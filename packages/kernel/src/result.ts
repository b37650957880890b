/** For functions at a boundary, which may refuse their input. Code inside trusts its types and does not return one. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Thrown for a bug, not for wrong input. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}
