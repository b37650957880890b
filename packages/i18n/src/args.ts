/** Text that refers to something on the board; `target` is the id of what it refers to. */
export interface Mention {
  readonly text: string;
  readonly target: string;
}

/** A part of a rich sentence. */
export type Said = string | Mention;

/** What can be inserted for `{name}`. An array is a rich sentence of its own, as `t.parts` returns it. */
export type Arg = string | number | Mention | List | readonly Said[];

/** Several arguments, joined as the locale joins a list. */
export interface List {
  readonly items: readonly Arg[];
  readonly style: ListStyle;
}

/** `a, b and c`, `a, b or c`, or `a, b, c`. */
export type ListStyle = 'and' | 'or' | 'plain';

export function list(items: readonly Arg[], style: ListStyle = 'and'): List {
  return { items, style };
}

export function textOf(parts: readonly Said[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
