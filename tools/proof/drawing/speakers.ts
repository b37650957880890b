import { acceptedBox as amerigoBox } from '@portolan/amerigo';
import { judgedCatalogues as amerigo } from '@portolan/amerigo-ui/testing';
import type { TableText } from '@portolan/client';
import type { JudgedCatalogue, Occasion } from '@portolan/client/testing';
import type { Said } from '@portolan/i18n';
import { acceptedBox as ninaPintaBox } from '@portolan/nina-pinta';
import { judgedCatalogues as ninaPinta } from '@portolan/nina-pinta-ui/testing';
import type { Read } from './drawnTable.ts';

/** What a card is opened for. */
export interface CardScene {
  readonly view: unknown;
  readonly names: readonly string[];
  readonly legal: readonly string[];
}

/** A text besides those of the table and the log, and what it is about. */
export interface Spoken {
  readonly text: string | readonly Said[];
  readonly about: Occasion['about'];
}

/** Everything that speaks for a game, from the modules that its drawn table uses. */
export interface Speaker {
  readonly text: TableText;
  /** The words of a card, in any shape. */
  card?(scene: CardScene, id: string): unknown;
  /** What else is said at a decision. */
  more?(occasion: Occasion): readonly Spoken[];
}

export interface SpeakingGame {
  readonly catalogues: readonly JudgedCatalogue<Occasion>[];
  load(read: Read): Promise<Speaker>;
}

const AMERIGO = '/../../games/amerigo/ui/src';
const NINA_PINTA = '/../../games/nina-pinta/ui/src';

/** The games whose sentences are judged, by id. */
export const SPEAKERS: Readonly<Record<string, SpeakingGame>> = {
  amerigo: {
    catalogues: amerigo as readonly unknown[] as SpeakingGame['catalogues'],
    async load(read) {
      const { textFor } = await read(`${AMERIGO}/index.ts`);
      const { eventWords } = await read(`${AMERIGO}/text.ts`);
      const { describeCard } = await read(`${AMERIGO}/help/cards.ts`);
      const box = amerigoBox();
      const text = (textFor as () => TableText)();
      // Islands have names in the pages; a spectator reads the log as the command line prints it, without them.
      const named = (view: unknown): object => (eventWords as (box: unknown, view: unknown) => object)(box, view);
      const isPage = (view: unknown): boolean => (view as { readonly viewer: unknown }).viewer !== 'spectator';
      return {
        text: { ...text, forMatch: (view) => (isPage(view) ? { ...text, ...named(view) } : text) },
        card: (scene, id) => (describeCard as (scene: unknown, id: string) => unknown)({ ...scene, box }, id),
      };
    },
  },
  'nina-pinta': {
    catalogues: ninaPinta as readonly unknown[] as SpeakingGame['catalogues'],
    async load(read) {
      const { textFor } = await read(`${NINA_PINTA}/index.ts`);
      const { describeCard } = await read(`${NINA_PINTA}/help/cards.ts`);
      const box = ninaPintaBox();
      return {
        text: (textFor as () => TableText)(),
        card: (scene, id) => (describeCard as (scene: unknown, id: string) => unknown)({ ...scene, box }, id),
      };
    },
  },
};
