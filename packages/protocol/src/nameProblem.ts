/** The longest name, in graphemes: what a reader would count as characters. */
export const LONGEST_NAME = 24;
/** A grapheme can have any number of code points, so the size of a name is limited too. */
export const MOST_NAME_BYTES = 320;

export const NAME_PROBLEMS = ['blankName', 'hiddenCharacter', 'longName'] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];

/** Made when the first name is checked: it takes 60 ms on a phone, and most visits check none. */
interface NameTests {
  /**
   * Invisible characters that belong to what is written: joiners within an emoji or within a script that uses them,
   * variation selectors, and the tags of a regional flag.
   */
  readonly joiners: RegExp;
  /** Control characters, characters without a shape, and those that change the direction of what follows. */
  readonly hidden: RegExp;
  readonly visible: RegExp;
  readonly graphemes: Intl.Segmenter;
}

let made: NameTests | undefined;

function makeTests(): NameTests {
  const joiners = [
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{L}\\p{M}])(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])[\\u200c\\u200d](?=\\p{L})',
    '(?<=[\\p{Emoji}\\p{S}\\p{P}])[\\ufe0e\\ufe0f]',
    '(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
    '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
    '(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}',
  ];
  return {
    joiners: new RegExp(joiners.join('|'), 'gu'),
    hidden: /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u,
    visible: /[\p{L}\p{N}\p{P}\p{S}]/u,
    graphemes: new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
  };
}

/** Why a text cannot be the name of a player; undefined if it can. Spaces at its ends must have been removed. */
export function nameProblem(name: string): NameProblem | undefined {
  // Before anything that takes longer for a longer text.
  if (new TextEncoder().encode(name).length > MOST_NAME_BYTES) return 'longName';
  made ??= makeTests();
  const { joiners, hidden, visible, graphemes } = made;
  if (hidden.test(name.replace(joiners, ''))) return 'hiddenCharacter';
  if (!visible.test(name) || name.trim() !== name) return 'blankName';
  return [...graphemes.segment(name)].length > LONGEST_NAME ? 'longName' : undefined;
}
