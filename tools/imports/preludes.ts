/** What stands before a block of a style sheet: an at-rule, or the selectors of a rule. */
export interface Prelude {
  /** Comments and strings are blank. */
  readonly text: string;
  /** The preludes of the blocks around it, the outermost first. */
  readonly around: readonly string[];
  /** The line, counted from 1, of an offset in the text. */
  lineAt(offset: number): number;
}

const BLANK = /[^\n]/g;
const COMMENT = /\/\*.*?\*\//gs;
const STRING = /"[^"\n]*"|'[^'\n]*'/g;

export function* preludesOf(css: string): Generator<Prelude> {
  const blank = (text: string): string => text.replace(BLANK, ' ');
  const sheet = css.replace(COMMENT, blank).replace(STRING, blank);
  const around: string[] = [];
  let end = 0;
  for (const { index, 0: mark } of sheet.matchAll(/[{};]/g)) {
    const start = end;
    end = index + 1;
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    const text = sheet.slice(start, index);
    yield { text, around: [...around], lineAt: (offset) => sheet.slice(0, start + offset).split('\n').length };
    around.push(text.trim());
  }
}

export function isAtRule(prelude: string): boolean {
  return prelude.trimStart().startsWith('@');
}
