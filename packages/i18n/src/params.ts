import type { Arg } from './args.ts';

/** The parameters of the message `S`, read from its text. */
export type Params<S extends string> = Merge<Scan<Unquoted<S>, []>>;

/** The parameters as rest arguments: none for a message without any. */
export type ParamList<S extends string> = [Scan<Unquoted<S>, []>] extends [never] ? [] : [params: Params<S>];

/** Found in the text: a name, and `'value'`, `'number'`, or one of the keys of a select. */
type Found = readonly [name: string, kind: 'value' | 'number' | { readonly key: string }];

type Merge<F extends Found> = { readonly [N in F[0]]: TypeOf<Extract<F, readonly [N, unknown]>[1]> };

type TypeOf<K> = 'number' extends K ? number : [Extract<K, { key: string }>] extends [never] ? Arg : Selected<K>;
type Selected<K> = K extends { readonly key: infer Key } ? (Key extends 'true' | 'false' ? Key | boolean : Key) : never;

/** Without quoted braces, so that what remains are arguments. */
type Unquoted<S extends string> = S extends `${infer A}'{${string}'${infer B}` ? Unquoted<`${A}${B}`> : S;

type Space = ' ' | '\n';
type Trim<S extends string> = S extends `${Space}${infer R}` ? Trim<R> : S extends `${infer R}${Space}` ? Trim<R> : S;

/** Scans text. `Stack` holds the choices that are open, the innermost first: the name for a select, else null. */
type Scan<
  S extends string,
  Stack extends readonly (string | null)[],
  F extends Found = never,
> = S extends `${infer A}{${infer Rest}`
  ? A extends `${string}}${string}`
    ? Close<S, Stack, F>
    : Open<Rest, Stack, F>
  : S extends `${string}}${string}`
    ? Close<S, Stack, F>
    : F;

type Close<
  S extends string,
  Stack extends readonly (string | null)[],
  F extends Found,
> = S extends `${string}}${infer Rest}` ? Branches<Rest, Stack, F> : F;

/** After the opening brace of an argument. */
type Open<
  S extends string,
  Stack extends readonly (string | null)[],
  F extends Found,
> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Type},${string}`
    ? S extends `${string},${string},${infer Body}`
      ? Trim<Type> extends 'select'
        ? Branches<Body, [Trim<Name>, ...Stack], F>
        : Branches<Body, [null, ...Stack], F | readonly [Trim<Name>, 'number']>
      : F
    : Head extends `${infer Name},${string}`
      ? Scan<Rest, Stack, F | readonly [Trim<Name>, 'number']>
      : Scan<Rest, Stack, F | readonly [Trim<Head>, 'value']>
  : F;

/** Between the branches of a choice: the next branch, or the end of the choice. */
type Branches<S extends string, Stack extends readonly (string | null)[], F extends Found> =
  Trim<S> extends `}${infer Rest}`
    ? Stack extends readonly [unknown, ...infer Outer extends readonly (string | null)[]]
      ? Scan<RestOf<S, Rest>, Outer, F>
      : F
    : S extends `${infer Key}{${infer Rest}`
      ? Scan<
          Rest,
          Stack,
          Stack extends readonly [infer Name extends string, ...unknown[]]
            ? F | readonly [Name, { readonly key: Trim<Key> }]
            : F
        >
      : F;

/** What follows the brace, with its spaces: `Trim` has removed those at the end. */
type RestOf<S extends string, Trimmed extends string> = S extends `${Space}${infer R}`
  ? RestOf<R, Trimmed>
  : S extends `}${infer R}`
    ? R
    : Trimmed;
