import { type Box, layoutOf } from './box.ts';
import { growLinks, markSpace } from './effects/link.ts';
import { COLOURS, NOBODY } from './ids.ts';
import { TURNS } from './map/atlas.ts';
import type { MapLayout } from './map/mapLayout.ts';
import { spacesOf } from './placement.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * A state that looks like the view, so that the queries of the rules can be used on it. The stacks are sorted and there
 * is no random source, but nothing in a player's turn depends on either. Shares the players with the view.
 */
export function stateOfView(box: Box, view: View): State {
  const tiles = view.map.tiles.map(({ tile, turns }) => tile * TURNS + turns);
  const layout = layoutOf(box, { seats: view.seats, tiles });
  const rows = (count: number): number[] => Array.from({ length: count * layout.height }, () => 0);
  const state: State = {
    rng: [0, 0, 0, 0],
    stack: view.question === undefined ? [] : [view.question],
    seats: view.seats,
    ...(view.readings === undefined ? {} : { readings: view.readings }),
    round: view.round,
    phase: COLOURS.indexOf(view.phase),
    turn: view.turn,
    order: view.order.slice(),
    discs: view.discs.slice(),
    players: view.players.slice(),
    tower: view.cubes.tower.slice(),
    storage: view.cubes.storage.slice(),
    action: view.cubes.action.slice(),
    tiles,
    covered: rows(1),
    neutrals: rows(1),
    villages: rows(view.seats),
    posts: rows(view.seats),
    linked: rows(view.seats),
    empty: view.map.islands.map(({ empty }) => empty),
    completed: view.map.islands.map(({ completed }) => completed ?? NOBODY),
    laid: [],
    supply: view.supply.slice(),
    piratesUp: view.pirates.open.slice(),
    piratesDown: view.toCome.pirates.slice(0, view.pirates.down),
    piratesOut: view.toCome.pirates.slice(view.pirates.down),
    display: view.display.slice(),
    progressStack: view.toCome.progress.slice(),
    market: view.market.slice(),
    productionStack: view.toCome.production.slice(),
  };
  spreadOut(box, layout, state, view);
  return state;
}

function spreadOut(box: Box, layout: MapLayout, state: State, { map }: View): void {
  const { stride } = box.atlas;
  for (const { seat, space } of map.posts) {
    markSpace(state.covered, 0, space, stride);
    markSpace(state.posts, seat * layout.height, space, stride);
    markSpace(state.linked, seat * layout.height, space, stride);
  }
  for (const { seat, piece, turns, space } of map.laid) {
    state.laid.push(seat, piece, turns, space);
    const neutral = piece < box.pieces.neutrals;
    for (const one of spacesOf(box, { piece, turn: turns, space })) {
      markSpace(state.covered, 0, one, stride);
      if (neutral) markSpace(state.neutrals, 0, one, stride);
      else markSpace(state.villages, seat * layout.height, one, stride);
    }
  }
  for (let seat = 0; seat < state.seats; seat++) growLinks(layout, state, seat);
}
