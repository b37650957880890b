import { list } from '@portolan/i18n';

/** The players, and who is looking at them. */
export interface SpeechScene {
  readonly view: { readonly viewer: unknown };
  /** By seat. */
  readonly names: readonly string[];
}

/** The messages that all cards of a game share. */
export interface SpeechMessages {
  (key: 'you' | 'youFirst' | 'none'): string;
  (key: 'points', params: { readonly n: number }): string;
  (key: 'all', params: { readonly items: ReturnType<typeof list> }): string;
}

export interface CardSpeech {
  /** A player within a sentence; the viewer is "you". */
  personName(around: SpeechScene, seat: number): string;
  /** The same at the beginning of a sentence, with what the form of its verb depends on. */
  subject(around: SpeechScene, seat: number): { readonly who: string; readonly you: boolean };
  points(n: number): string;
  /** `a, b, c`, or a word for none. */
  joined(items: readonly string[]): string;
}

/** What the cards of any game say of players and points, in that game's own messages. */
export function cardSpeech(t: SpeechMessages, nameAt: (names: readonly string[], seat: number) => string): CardSpeech {
  return {
    personName: ({ view, names }, seat) => (seat === view.viewer ? t('you') : nameAt(names, seat)),
    subject({ view, names }, seat) {
      const you = seat === view.viewer;
      return { who: you ? t('youFirst') : nameAt(names, seat), you };
    },
    points: (n) => t('points', { n }),
    joined: (items) => (items.length === 0 ? t('none') : t('all', { items: list(items, 'plain') })),
  };
}
