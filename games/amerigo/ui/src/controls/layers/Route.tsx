import { pickedOf, useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { routeSpots } from '../../map/routeSpots.ts';
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
  const spots = routeSpots(layout, from, placeOf(box, target.slice('berth:'.length)));
  return (
    <Overlay>
      <path class="am-route" d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
    </Overlay>
  );
}
