import {
  acceptedBox as amerigoBox,
  amerigo as amerigoPackage,
  type Event,
  type Move,
  type State,
  type View,
} from '@portolan/amerigo';
import { judgedCatalogues as amerigo } from '@portolan/amerigo-ui/testing';
import type { MoveText, TableText } from '@portolan/client';
import type { JudgedCatalogue, Occasion } from '@portolan/client/testing';
import { acceptedBox as francisDrakeBox } from '@portolan/francis-drake';
import { judgedCatalogues as francisDrake } from '@portolan/francis-drake-ui/testing';
import type { Said } from '@portolan/i18n';
import { acceptedBox as ninaPintaBox, ninaPinta as ninaPintaPackage } from '@portolan/nina-pinta';
import { judgedCatalogues as ninaPinta, rarePositions } from '@portolan/nina-pinta-ui/testing';
import { openShipped } from '../chosenGames.ts';
import type { Position } from '../work/randomCourse.ts';
import { amerigoCards } from './amerigoCards.ts';
import { AMERIGO_BENTS, amerigoRarities } from './amerigoRarities.ts';
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

/** Something that is seldom offered. */
export interface Rarity {
  readonly kind: string;
  /** The move to pick, if the texts are those of a picked move. */
  readonly move?: unknown;
}

/** The table before and after an event. */
export interface ShownEvent extends Omit<CardScene, 'legal'> {
  readonly after: unknown;
}

/** A component with its props. */
export interface Drawable {
  readonly component: unknown;
  readonly props: object;
}

/** Everything that speaks for a game, from the modules that its drawn table uses. */
export interface Speaker {
  readonly text: TableText;
  /** The words of a card, in any shape. */
  card?(scene: CardScene, id: string): unknown;
  /** The ids of cards that only pointing at a thing reveals, or some of them. */
  cards?(view: unknown): readonly string[];
  /** What else is said of an event, to those who see `view` just before it: in any shape. */
  caption?(scene: Omit<CardScene, 'legal'>, event: unknown): unknown;
  /** What is drawn in front of the table while an event is shown. */
  shows?(scene: ShownEvent, event: unknown): readonly Drawable[];
  /** What else is said at a decision. */
  more?(occasion: Occasion): readonly Spoken[];
  /** What makes a decision worth drawing besides its kind. */
  rarities?(occasion: Occasion): readonly Rarity[];
  /** The component that shows the result of a finished game. */
  readonly Result?: unknown;
  /** What a profile keeps of a finished game, in any shape. */
  record?(finished: { readonly outcome: unknown; readonly view: unknown }): unknown;
}

export interface SpeakingGame {
  readonly catalogues: readonly JudgedCatalogue<Occasion>[];
  /** Moves that single-minded players make whenever they can, best first: what random players hardly ever get to. */
  readonly bents?: readonly (readonly RegExp[])[];
  load(read: Read): Promise<Speaker>;
  /** Positions that random games hardly ever reach. */
  positions?(): readonly Position[];
}

/** Of more moves than these, some are described to those who see the map. */
const MOVES_ON_MAP = 12;

const AMERIGO = '/../../games/amerigo/ui/src';
const FRANCIS_DRAKE = '/../../games/francis-drake/ui/src';
const NINA_PINTA = '/../../games/nina-pinta/ui/src';

/** Cues with texts. */
const LARGE = ['ceremony', 'closeup'];

/** The games whose sentences are judged, by id. */
export const SPEAKERS: Readonly<Record<string, SpeakingGame>> = {
  amerigo: {
    catalogues: amerigo as readonly unknown[] as SpeakingGame['catalogues'],
    bents: AMERIGO_BENTS,
    async load(read) {
      const { textFor } = await read(`${AMERIGO}/index.ts`);
      const { Charts } = await read(`${AMERIGO}/result/Result.tsx`);
      const { eventWords, describeOnMap } = await read(`${AMERIGO}/text.ts`);
      const { describeCard } = await read(`${AMERIGO}/help/cards.ts`);
      const { readScene } = await read(`${AMERIGO}/guide/guideScene.ts`);
      const { reasonFor } = await read(`${AMERIGO}/guide/reasons.ts`);
      const box = amerigoBox();
      const { writeMove } = openShipped({ package: amerigoPackage });
      const text = (textFor as () => TableText)();
      // Islands have names in the pages; a spectator reads the log as the command line prints it, without them.
      const named = (view: unknown): object => (eventWords as (box: unknown, view: unknown) => object)(box, view);
      const isPage = (view: unknown): boolean => (view as { readonly viewer: unknown }).viewer !== 'spectator';
      const onMap = describeOnMap as (box: unknown, move: unknown, view: unknown) => MoveText;
      return {
        /** The pages' words for some moves, which differ from those of the command line, and the guide's reasons for them. */
        more({ view, names, seat, legal }) {
          if (seat === undefined) return [];
          const lesson = { view, names, own: [seat], legal: legal.map(writeMove), entries: [] };
          const scene = (readScene as (box: unknown, lesson: unknown) => unknown)(box, lesson);
          const why = reasonFor as (scene: unknown, move: unknown) => string;
          return legal
            .filter((_, at) => at % Math.ceil(legal.length / MOVES_ON_MAP) === 0)
            .flatMap((move) =>
              [onMap(box, move, view).text, why(scene, move)].map((text) => ({ text, about: { kind: 'move', move } })),
            );
        },
        rarities: (occasion) => amerigoRarities(box, occasion as Occasion<State, Move, Event, View>),
        text: { ...text, forMatch: (view) => (isPage(view) ? { ...text, ...named(view) } : text) },
        card: (scene, id) => (describeCard as (scene: unknown, id: string) => unknown)({ ...scene, box }, id),
        cards: (view) => amerigoCards(view as View),
        Result: Charts,
      };
    },
  },
  'francis-drake': {
    catalogues: francisDrake as readonly unknown[] as SpeakingGame['catalogues'],
    async load(read) {
      const { textFor } = await read(`${FRANCIS_DRAKE}/index.ts`);
      const { describeCard } = await read(`${FRANCIS_DRAKE}/help/cards.ts`);
      const { resultFor } = await read(`${FRANCIS_DRAKE}/result/Result.tsx`);
      const box = francisDrakeBox();
      return {
        text: (textFor as () => TableText)(),
        card: (scene, id) => (describeCard as (scene: unknown, id: string) => unknown)({ ...scene, box }, id),
        Result: (resultFor as (box: unknown) => unknown)(box),
      };
    },
  },
  'nina-pinta': {
    catalogues: ninaPinta as readonly unknown[] as SpeakingGame['catalogues'],
    positions: rarePositions,
    async load(read) {
      const { textFor } = await read(`${NINA_PINTA}/index.ts`);
      const { describeCard } = await read(`${NINA_PINTA}/help/cards.ts`);
      const { captionOf } = await read(`${NINA_PINTA}/show/captionOf.ts`);
      const { cuesOf } = await read(`${NINA_PINTA}/show/cues.ts`);
      const { SpriteView } = await read(`${NINA_PINTA}/show/SpriteView.tsx`);
      const { chartsFor } = await read(`${NINA_PINTA}/result/Result.tsx`);
      const { recordOf } = await read(`${NINA_PINTA}/result/recordOf.ts`);
      const { readScene } = await read(`${NINA_PINTA}/guide/guideScene.ts`);
      const { reasonFor } = await read(`${NINA_PINTA}/guide/reasons.ts`);
      const { askFor } = await read(`${NINA_PINTA}/guide/asks.ts`);
      const box = ninaPintaBox();
      const { writeMove } = openShipped({ package: ninaPintaPackage });
      const adviser = { box, rate: (_: unknown, moves: readonly unknown[]) => moves.map(() => 0) };
      return {
        /** What the guide says about the question, and its reason for every legal move. */
        more({ view, names, seat, legal }) {
          if (seat === undefined) return [];
          const lesson = { view, names, own: [seat], legal: legal.map(writeMove), entries: [] };
          const scene = (readScene as (adviser: unknown, lesson: unknown) => unknown)(adviser, lesson);
          const why = reasonFor as (scene: unknown, move: unknown) => string;
          const ask = (askFor as (scene: unknown) => { readonly title: string; readonly text: string } | undefined)(
            scene,
          );
          return [
            ...[ask?.title, ask?.text].flatMap((text) =>
              text === undefined ? [] : [{ text, about: { kind: 'prompt' } as const }],
            ),
            ...legal.map((move) => ({ text: why(scene, move), about: { kind: 'move', move } as const })),
          ];
        },
        text: (textFor as () => TableText)(),
        caption: (scene, event) => (captionOf as (scene: unknown, event: unknown) => unknown)({ ...scene, box }, event),
        shows: (scene, event) =>
          (cuesOf as (scene: unknown, event: unknown) => readonly { readonly do: string; readonly sprite?: unknown }[])(
            { ...scene, box, resigned: [] },
            event,
          )
            .filter((cue) => LARGE.includes(cue.do))
            .map(({ sprite }) => ({ component: SpriteView, props: { sprite } })),
        record: (finished) => (recordOf as (box: unknown, finished: unknown) => unknown)(box, finished),
        Result: (chartsFor as (box: unknown) => unknown)(box),
        card: (scene, id) => (describeCard as (scene: unknown, id: string) => unknown)({ ...scene, box }, id),
      };
    },
  },
};
