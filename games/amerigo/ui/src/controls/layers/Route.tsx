import { type MapLayout, stepsBetween } from '@portolan/amerigo';
import { pickedOf, useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { boxOf } from '../../map/geometry.ts';
import { placeOf } from '../../table/placeId.ts';
import { type Question, useScene } from '../../table/scene.ts';
import { pointedHit } from '../hover.ts';
import { Overlay } from './Area.tsx';

type SailQuestion = Extract<Question, { readonly kind: 'sailShip' }>;

/** A shortest way to where the pointer is, or to the place that was picked. */
export function Route({ question }: { readonly question: SailQuestion }): JSX.Element | null {
  const scene = useScene();
  useReadable(pointedHit);
  const { box, layout, view } = scene;
  const picked = pickedOf(scene, 'berth:');
  const target = pointedHit.get() ?? (picked === undefined ? undefined : `berth:${picked}`);
  const from = view.players[question.seat]?.ships[question.ship] ?? -1;
  if (target?.startsWith('berth:') !== true || from < 0) return null;
  const way = wayTo(layout, from, placeOf(box, target.slice('berth:'.length)));
  const points = way.map((berth) => {
    const { x, y, w, h } = boxOf(layout, berth);
    return `${x + w / 2} ${y + h / 2}`;
  });
  return (
    <Overlay>
      <path class="am-route" d={`M${points.join('L')}`} />
    </Overlay>
  );
}

/** The places of a shortest way, both ends included. */
function wayTo(layout: MapLayout, from: number, to: number): readonly number[] {
  const way = [to];
  for (let left = stepsBetween(layout, from, to) ?? 0; left > 0; left--) {
    const here = way[0] ?? to;
    const before = neighbours(layout, here).find((berth) => stepsBetween(layout, from, berth) === left - 1);
    if (before === undefined) break;
    way.unshift(before);
  }
  return way;
}

function neighbours({ stride, frame }: MapLayout, berth: number): readonly number[] {
  const space = berth - stride * stride;
  if (space >= 0) return [...(frame.ring[space] ?? []), ...(frame.shore[space] ?? [])];
  const beside = berth % stride === 0 ? [berth + 1] : [berth - 1, berth + 1];
  return [...beside, berth - stride, berth + stride, ...(frame.beside[berth] ?? [])];
}
