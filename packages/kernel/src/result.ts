/** The answer of a door that may refuse: inside the door types are trusted, so nothing else returns one. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Thrown when the program, not its user, is wrong. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}
