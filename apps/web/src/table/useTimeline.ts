import { describeEvent, followMatch, type Match, type MatchTimeline, makeTimeline, type Pace } from '@portolan/client';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { chosenPace } from '../app/pace.ts';
import type { WebUi } from './useGameTable.ts';

interface ShownTo {
  readonly names: readonly string[];
  readonly own: readonly number[];
}

/** A timeline for the events of a game, at the pace that `pace` answers. */
export function useTimeline(ui: WebUi | undefined, { names, own }: ShownTo, pace: () => Pace): MatchTimeline {
  const latest = useRef({ names, own, pace });
  latest.current = { names, own, pace };
  const timeline = useMemo(
    () =>
      makeTimeline({
        duration: ({ event, before }) => {
          if (ui?.paceOf !== undefined) return ui.paceOf(event, before);
          return describeEvent(ui ?? {}, event, latest.current.names) === undefined ? 0 : undefined;
        },
        pace: () => latest.current.pace(),
        own: () => latest.current.own,
        // The generic table moves nothing either: it shows every step at once and then gives it time.
        stillness: () => ui?.table === undefined || window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      }),
    [ui],
  );
  useEffect(() => timeline.skip, [timeline]);
  return timeline;
}

/**
 * The timeline of a live match. A page that nobody sees shows nothing: it is in the present when it is seen again. Only
 * a game that was opened to be watched goes on meanwhile, as fast as the browser allows.
 */
export function useLiveTimeline(
  ui: WebUi,
  match: Match,
  { isWatched, ...shown }: ShownTo & { readonly isWatched: boolean },
): MatchTimeline {
  const pace = (): Pace => (document.hidden && !isWatched ? 'instant' : chosenPace.get());
  const timeline = useTimeline(ui, shown, pace);
  useEffect(() => followMatch(match, timeline), [match, timeline]);
  useEffect(() => {
    const onChange = (): void => {
      if (pace() === 'instant') timeline.skip();
    };
    document.addEventListener('visibilitychange', onChange);
    const stop = chosenPace.subscribe(onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      stop();
    };
  }, [timeline, isWatched]);
  return timeline;
}
