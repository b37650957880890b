/** A piece of a parsed message. */
export type Piece =
  | string
  /** `{name}` or `{name, number}` */
  | { readonly kind: 'value' | 'number'; readonly name: string }
  /** `#` inside a plural: the number that chose the branch. */
  | { readonly kind: 'count' }
  | { readonly kind: Choice; readonly name: string; readonly branches: ReadonlyMap<string, Pattern> };

export type Pattern = readonly Piece[];
export type Choice = 'plural' | 'selectordinal' | 'select';

/** Reads the part of ICU MessageFormat described in the README. Throws on a message that is not well formed. */
export function parseMessage(source: string): Pattern {
  const input: Input = { source, at: 0 };
  const pattern = readPattern(input, false);
  if (input.at < source.length) fail(input);
  return pattern;
}

interface Input {
  readonly source: string;
  at: number;
}

/** Up to the closing brace of the branch, or the end of the message. */
function readPattern(input: Input, inPlural: boolean): Pattern {
  const { source } = input;
  const pieces: Piece[] = [];
  let text = '';
  const push = (piece: Piece): void => {
    if (text !== '') pieces.push(text);
    text = '';
    pieces.push(piece);
  };
  while (input.at < source.length && source[input.at] !== '}') {
    const char = source[input.at];
    if (char === '{') push(readArgument(input));
    else if (char === '#' && inPlural) {
      push({ kind: 'count' });
      input.at += 1;
    } else text += char === "'" ? readApostrophe(input, inPlural) : (source[input.at++] ?? '');
  }
  if (text !== '') pieces.push(text);
  return pieces;
}

/** `''` is an apostrophe, `'{…'` is literal text, and any other apostrophe stands for itself. */
function readApostrophe(input: Input, inPlural: boolean): string {
  const special = inPlural ? /'([{}#](?:[^']|'')*)'?/y : /'([{}](?:[^']|'')*)'?/y;
  special.lastIndex = input.at;
  const quoted = special.exec(input.source);
  const length = quoted?.[0].length ?? (input.source[input.at + 1] === "'" ? 2 : 1);
  input.at += length;
  return quoted?.[1]?.replaceAll("''", "'") ?? "'";
}

function readArgument(input: Input): Piece {
  const [, name = '', type, open] = take(input, /\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?([,}])/y);
  if (open === '}') {
    if (type !== undefined && type !== 'number') fail(input);
    return { kind: type ?? 'value', name };
  }
  if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') return fail(input);
  const branches = new Map<string, Pattern>();
  let [, key = ''] = take(input, /\s*(=?\w*)\s*/y);
  while (key !== '') {
    take(input, /\{/y);
    branches.set(key, readPattern(input, type !== 'select'));
    [, key = ''] = take(input, /\}\s*(=?\w*)\s*/y);
  }
  take(input, /\}/y);
  if (!branches.has('other')) fail(input);
  return { kind: type, name, branches };
}

function take(input: Input, sticky: RegExp): RegExpExecArray {
  sticky.lastIndex = input.at;
  const found = sticky.exec(input.source) ?? fail(input);
  input.at = sticky.lastIndex;
  return found;
}

function fail({ source, at }: Input): never {
  throw new SyntaxError(`message is not well formed at ${at}: ${source}`);
}
