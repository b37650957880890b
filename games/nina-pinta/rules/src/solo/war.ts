import type { Context } from '../decisions/types.ts';
import { placeWarMarker } from '../effects/war.ts';
import { PLANCK, WORLDS } from '../ids.ts';
import { isAtWar } from '../queries/lands.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose } from './choose.ts';
import { worldStanding } from './standing.ts';

/** Planck's marker goes to the world of least standing revenue among those without one. [NP-SOLO-21] */
export function placeWarForPlanck(context: Context): void {
  const { box, state } = context;
  const options = bestOf(WORLDS.length, NEVER, (world) =>
    isAtWar(state, world) ? NEVER : -worldStanding(box, state, PLANCK, world),
  );
  const world = choose(state, 'war', options);
  if (world !== ASKED) placeWarMarker(context, PLANCK, world);
}
