import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { t } from './messages.ts';
import { effectAt, offered } from './moveAt.ts';
import { WordChoice } from './WordChoice.tsx';

/** To which side a pushed marker moves. */
export function MakeWay(): JSX.Element {
  const scene = useScene();
  return (
    <div class="np-column">
      {offered(scene, 'pass').map((target) => (
        <WordChoice
          key={target}
          target={target}
          glyph="turnOrder"
          main={t('moveAside', { space: Number(target.split(':')[1]) })}
          more={effectAt(scene, target)}
        />
      ))}
    </div>
  );
}
