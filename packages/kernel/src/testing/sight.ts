import type { BaseEvent, BaseState } from '../game.ts';
import type { Viewer } from '../seat.ts';
import { tell } from '../tell.ts';
import { sharedParts } from '../views.ts';
import { plainJson } from './laws/json.ts';
import { differenceOf } from './plain.ts';
import { broken, type Probe } from './probe.ts';

/** What viewers can observe of a position and of the move that led to it, as JSON; each is computed once. */
export interface Sight {
  view(viewer: Viewer): string;
  told(viewer: Viewer): string;
}

/**
 * The sight of the real game, whose views and events are checked to be plain JSON. Views that share parts with those of
 * other viewers are checked to be the same.
 */
export function realSight(probe: Probe, state: BaseState, events: readonly BaseEvent[]): Sight {
  const shared = sharedParts();
  return {
    view: once((viewer) => {
      const json = plainJson(probe, probe.game.view(state, viewer), `the view of ${viewer}`);
      checkWords(probe, state, { viewer, json });
      const sharing = JSON.stringify(probe.game.view(state, viewer, shared));
      if (sharing !== json) {
        const place = differenceOf(json, sharing);
        broken(probe, 'hidden', `the view of ${viewer} is another when it shares parts${place}`);
      }
      return json;
    }),
    told: once((viewer) => plainJson(probe, tell(probe.game, events, viewer), `the events for ${viewer}`)),
  };
}

export function imaginedSight(probe: Probe, state: BaseState, events: readonly BaseEvent[]): Sight {
  return {
    view: once((viewer) => JSON.stringify(probe.game.view(state, viewer))),
    told: once((viewer) => JSON.stringify(tell(probe.game, events, viewer))),
  };
}

function once(make: (viewer: Viewer) => string): (viewer: Viewer) => string {
  const made = new Map<Viewer, string>();
  return (viewer) => {
    const known = made.get(viewer) ?? make(viewer);
    made.set(viewer, known);
    return known;
  };
}

/** No view may contain a word of the random state, which predicts every future draw. */
export function checkWords(probe: Probe, { rng }: BaseState, { viewer, json }: { viewer: Viewer; json: string }): void {
  for (const word of rng) {
    // A short number may occur in a view by chance.
    if (Math.abs(word) < 1_000_000) continue;
    if (json.includes(String(word)) || json.includes(String(word >>> 0))) {
      broken(probe, 'hidden', `the view of ${viewer} holds a word of the random state`);
    }
  }
}
