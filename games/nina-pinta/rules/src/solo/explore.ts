import type { Context } from '../decisions/types.ts';
import { exploreLand } from '../effects/explore.ts';
import { addSettlers, enterStronghold } from '../effects/settle.ts';
import { LANDS, NOWHERE, PLANCK, type Place, type World } from '../ids.ts';
import { worldOf } from '../queries/lands.ts';
import { canExplore } from '../queries/sailing.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose } from './choose.ts';
import { collectableReduced, postureOf } from './posture.ts';
import { findTarget } from './target.ts';

/** With a Captain; the Caribbean while it is unexplored, and no tile is drawn for it. [NP-SOLO-48] [NP-SOLO-49] */
export function tryExplore(context: Context, world: World): boolean {
  const { box, state } = context;
  if (state.players[PLANCK].aboard[world] === 0) return false;
  const place =
    state.explored[world] === 0
      ? world * LANDS.length + box.atlas.firstLand
      : findTarget(context, world, (one) => canExplore(box, state, one));
  if (place === NOWHERE) return false;
  exploreLand(context, PLANCK, place); // [NP-SOLO-50]
  // Natives would ask the explorer; Planck's choice follows its own rule.
  const natives = state.stack.pop();
  if (natives !== undefined) placeNativesForPlanck(context, place);
  return true;
}

/** Where the most can be collected after Reduce: in the land found or next to it. [NP-SOLO-51] */
function placeNativesForPlanck(context: Context, found: Place): void {
  const { box, state } = context;
  const world = worldOf(found);
  const land = found % LANDS.length;
  const near = state.explored[world] & (box.atlas.beside[land] | (1 << land));
  const posture = postureOf(state, PLANCK, world);
  const lands = bestOf(LANDS.length, NEVER, (one) => {
    if (((near >> one) & 1) === 0) return NEVER;
    posture.settlers[one]++;
    const gold = collectableReduced(box, state, posture);
    posture.settlers[one]--;
    return gold;
  });
  const place = choose(state, 'natives', lands << (world * LANDS.length));
  if (place !== ASKED) putNatives(context, place);
}

export function putNatives(context: Context, place: Place): void {
  const { state, emit } = context;
  state.players[PLANCK].settlers--;
  addSettlers(state, PLANCK, place, 1);
  emit?.({ kind: 'nativesPlaced', seat: PLANCK, place });
  enterStronghold(context, PLANCK, place);
}
