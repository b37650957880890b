/** The values of the placeholders in a problem's text. */
export type Params = Readonly<Record<string, string | number>>;

/** Problems by their code: the text in English, with `{name}` where a parameter goes. */
export type ProblemTexts = Readonly<Record<string, string>>;

/** A problem as a code with parameters, so that it can be put into any language. */
export interface Problem {
  readonly problem: string;
  readonly params?: Params;
}

/** A problem with a JSON value, and the JSON pointer to the part that has it. */
export interface ShapeFault extends Problem {
  readonly path: string;
}

/** The problems any JSON value can have. Games and the protocol add problems of their own. */
export const SHAPE_PROBLEMS = {
  integerRange: 'must be a whole number from {min} to {max}, not {found}',
  boolean: 'must be true or false, not {found}',
  oneOf: 'must be one of {allowed}, not {found}',
  only: 'must be {wanted}',
  list: 'must be a list, not {found}',
  entryCount: 'must have {count} entries, not {found}',
  entryRange: 'must have {min} to {max} entries, not {found}',
  object: 'must be an object, not {found}',
  unknownField: 'is not a known field',
  missing: 'is missing',
  repeated: 'names {id} a second time',
  atLeast: 'must be at least {min}, not {found}',
  atMost: 'must be at most {max}, not {found}',
} as const satisfies ProblemTexts;
export type ShapeProblem = keyof typeof SHAPE_PROBLEMS;

type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The parameters a text needs; none for a text without placeholders. */
export type ParamsFor<T extends string> = [Placeholder<T>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<T>, string | number>>];

export type FaultMaker<T extends ProblemTexts> = <K extends keyof T & string>(
  path: string,
  problem: K,
  ...params: ParamsFor<T[K]>
) => ShapeFault;

/**
 * Makes faults whose codes are in `texts`; the compiler checks that each has the parameters its text needs. A page that
 * makes no faults does not load the texts, because the bundler knows that the call does nothing else.
 */
/* @__NO_SIDE_EFFECTS__ */
export function faultMaker<const T extends ProblemTexts>(_texts: T): FaultMaker<T> {
  return (path, problem, ...[params]) => (params === undefined ? { path, problem } : { path, problem, params });
}

/** The problem in English, for the command line and logs. `texts` are those of the game or protocol it comes from. */
export function describeProblem({ problem, params = {} }: Problem, texts: ProblemTexts = {}): string {
  const known: ProblemTexts = { ...SHAPE_PROBLEMS, ...texts };
  return (known[problem] ?? problem).replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The fault in English, with its place. */
export function describeFault(fault: ShapeFault, texts?: ProblemTexts): string {
  return `${fault.path === '' ? '/' : fault.path}: ${describeProblem(fault, texts)}`;
}
