import { describeEvent, type GameUi } from '@portolan/client';
import type { StoryMove } from './useMoves.ts';

/** An event in words. */
export interface ToldEvent {
  readonly key: string;
  readonly kind: string;
  readonly seq: number;
  readonly seat: number | undefined;
  readonly text: string;
  /** How long the game shows it, in ms. */
  readonly pace: number;
}

export interface Telling {
  readonly ui: GameUi;
  readonly names: readonly string[];
  /** Any view of the match. */
  readonly view: unknown;
}

/** All events that have a text. */
export function tellMoves({ ui, names, view }: Telling, moves: readonly StoryMove[]): readonly ToldEvent[] {
  return moves.flatMap(({ seq, events }) =>
    events.flatMap((event, at): ToldEvent[] => {
      const text = describeEvent(ui, event, names);
      if (text === undefined) return [];
      const seat = 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined;
      const pace = ui.paceOf?.(event, view) ?? 0;
      return [{ key: `${seq}.${at}`, kind: event.kind, seq, seat, text, pace }];
    }),
  );
}

const MOST_OF_A_KIND = 3;

/**
 * What somebody did that the game gives most time to: at most a few of each kind, spread over the match, in the order in
 * which they happened.
 */
export function highlightsOf(events: readonly ToldEvent[], most: number): readonly ToldEvent[] {
  const kinds = Map.groupBy(
    events.filter(({ seat }) => seat !== undefined),
    ({ kind }) => kind,
  );
  const chosen = [...kinds.values()]
    .sort(([one], [other]) => (other?.pace ?? 0) - (one?.pace ?? 0))
    .flatMap((ofKind) => spreadOver(ofKind, MOST_OF_A_KIND))
    .slice(0, most);
  return events.filter((event) => chosen.includes(event));
}

/** The first, the last and those between at equal distances. */
function spreadOver<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))] as T);
}
