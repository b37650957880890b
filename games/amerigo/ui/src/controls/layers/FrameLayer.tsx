import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { rectangleOf } from '../../map/geometry.ts';
import { nameTarget } from '../../table/nameTarget.ts';
import { placeId } from '../../table/placeId.ts';
import { useScene } from '../../table/scene.ts';
import { HitField } from '../HitField.tsx';
import { startsOf } from '../mapHits.ts';
import { t } from '../messages.ts';
import { Area } from './Area.tsx';
import { Tip } from './Tip.tsx';

/** The spaces of the frame on which a ship can begin. */
export function FrameLayer(): JSX.Element {
  const scene = useScene();
  const { box, layout, view } = scene;
  const starts = useMemo(() => startsOf(scene), [view]);
  const berths = useMemo(() => starts.map(({ berth }) => berth), [starts]);
  const hits = useMemo(
    () =>
      starts.map(({ berth, harbours }) => ({
        target: `berth:${placeId(box, berth)}`,
        label: () => t('startReach', { place: nameTarget(box, `berth:${placeId(box, berth)}`) ?? '', harbours }),
        at: rectangleOf(layout, berth),
      })),
    [starts],
  );
  return (
    <>
      <Area berths={berths} class="am-area-ap" />
      <HitField hits={hits} />
      <Tip hits={hits} />
    </>
  );
}
