interface Kinded {
  readonly kind: string;
}

/** One function for each kind of question, given the scene and a question of that kind. */
export type ByKind<Scene, Q extends Kinded, Result> = {
  readonly [K in Q['kind']]: (scene: Scene, question: Extract<Q, { readonly kind: K }>) => Result;
};

/** Calls the function for the question's kind. */
export function forQuestion<Scene, Q extends Kinded, Result>(
  byKind: ByKind<Scene, Q, Result>,
  scene: Scene,
  question: Q,
): Result {
  const kind: Q['kind'] = question.kind;
  // TypeScript cannot see that the function found by a kind takes questions of that kind.
  const found = byKind[kind] as (scene: Scene, question: Q) => Result;
  return found(scene, question);
}
