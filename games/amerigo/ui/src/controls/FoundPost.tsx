import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { islandName } from '../map/islandName.ts';
import { placeId } from '../table/placeId.ts';
import { useScene } from '../table/scene.ts';
import { postBrings } from './brings.ts';
import { Cash } from './Cash.tsx';
import { playerOf } from './inScene.ts';
import { postSpacesOf } from './mapHits.ts';
import { t } from './messages.ts';
import { WordChoice } from './Words.tsx';

/** The post spaces of the anchor with what a post there brings, or none. */
export function FoundPost(): JSX.Element | null {
  const scene = useScene();
  const { box, layout, question } = scene;
  if (question?.kind !== 'foundPost') return null;
  return (
    <>
      <p class="tk-hint">{t('foundHint')}</p>
      <div class="am-column">
        {postSpacesOf(scene).map((space) => (
          <WordChoice
            key={space}
            target={`space:${placeId(box, space)}`}
            glyph="post"
            main={t('found', { island: islandName(layout, layout.islandOf[space] ?? -1) })}
            more={capital(postBrings(scene, question.seat, space).text)}
          />
        ))}
        <WordChoice
          target="decline"
          main={t('decline')}
          more={t('declineMore', { posts: playerOf(scene)?.posts ?? 0 })}
        />
      </div>
      <Cash />
    </>
  );
}
