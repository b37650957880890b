import { preludesOf } from './preludes.ts';

export interface MediaSize {
  readonly line: number;
  readonly problem: string;
}

const SIZE = /\(\s*(?:[^()]*[<>=]\s*)?(?:min-|max-)?(?:width|height)\b[^()]*\)/g;

/** Sizes written in media queries: each breakpoint has a name, defined once by `@custom-media` in the ui-kit's media.css. */
export function* mediaSizes(css: string): Generator<MediaSize> {
  for (const { text, lineAt } of preludesOf(css)) {
    if (!text.trimStart().startsWith('@media')) continue;
    for (const { 0: query, index } of text.matchAll(SIZE)) {
      yield { line: lineAt(index), problem: `writes out ${query}, which needs a name in media.css` };
    }
  }
}
