import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { rectangleOf } from '../../map/geometry.ts';
import { islandName } from '../../map/islandName.ts';
import { placeId } from '../../table/placeId.ts';
import { type Question, useScene } from '../../table/scene.ts';
import { postBrings } from '../brings.ts';
import { HitField } from '../HitField.tsx';
import { postSpacesOf } from '../mapHits.ts';
import { t } from '../messages.ts';
import { Area } from './Area.tsx';
import { Tip } from './Tip.tsx';

type PostQuestion = Extract<Question, { readonly kind: 'foundPost' }>;

/** The post spaces of the anchor at which the ship lies. */
export function PostLayer({ question }: { readonly question: PostQuestion }): JSX.Element {
  const scene = useScene();
  const { box, layout, view } = scene;
  const spaces = useMemo(() => postSpacesOf(scene), [view]);
  const hits = useMemo(
    () =>
      spaces.map((space) => ({
        target: `space:${placeId(box, space)}`,
        label: () =>
          t('foundLabel', {
            found: t('found', { island: islandName(layout, layout.islandOf[space] ?? -1) }),
            brings: capital(postBrings(scene, question.seat, space).text),
          }),
        at: rectangleOf(layout, space),
        tab: true,
      })),
    [spaces],
  );
  return (
    <>
      <Area berths={spaces} class="am-area-pick" />
      <HitField hits={hits} />
      <Tip hits={hits} />
    </>
  );
}
