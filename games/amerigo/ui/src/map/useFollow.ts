import type { Box, MapLayout } from '@portolan/amerigo';
import { type PanZoomHandle, pointed, type Size, type Spot, useReadable } from '@portolan/table-kit';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { readPlace } from '../table/readPlace.ts';
import { useScene } from '../table/scene.ts';
import { areaOf, middleOf } from './mapPlan.ts';

/** Keeps in sight what is asked about, what has been picked, and what the log or the guide points at. */
export function useFollow(handle: RefObject<PanZoomHandle | null>): void {
  const { box, layout, view, question, turn } = useScene();
  const ids = useReadable(pointed);
  const show = (spot: Spot | undefined): void => {
    if (spot !== undefined) handle.current?.follow(spot);
  };
  const berth =
    question !== undefined && 'ship' in question ? view.players[question.seat]?.ships[question.ship] : undefined;
  useEffect(() => {
    if (berth !== undefined && berth >= 0) show(middleOf(layout, berth));
  }, [question?.kind, berth]);
  const picked = turn?.outlook.settled.find((target) => PLACE.test(target));
  useEffect(() => {
    const place = picked === undefined ? undefined : readPlace(box, picked.replace(PLACE, ''));
    if (place !== undefined) show(middleOf(layout, place));
  }, [picked]);
  useEffect(() => show(placeAmong(box, layout, ids) ?? spotOf(layout, ids)), [ids]);
}

/** Targets that are squares or frame spaces. */
const PLACE = /^(berth|space):/;

/** The middle of the first square or frame space among the ids of cards. */
function placeAmong(box: Box, layout: MapLayout, ids: readonly string[]): Spot | undefined {
  const id = ids.find((one) => one.startsWith('place:'));
  const place = id === undefined ? undefined : readPlace(box, id.slice('place:'.length));
  return place === undefined ? undefined : middleOf(layout, place);
}

/** The middle of the first island among the ids of cards. */
function spotOf(layout: MapLayout, ids: readonly string[]): Spot | undefined {
  const id = ids.find((one) => one.startsWith('island:'));
  if (id === undefined) return undefined;
  const { x, y, w, h }: Spot & Size = areaOf(layout, Number(id.slice('island:'.length)));
  return { x: x + w / 2, y: y + h / 2 };
}
