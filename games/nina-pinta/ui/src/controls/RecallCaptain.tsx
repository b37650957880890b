import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { t } from './messages.ts';
import { effectAt } from './moveAt.ts';
import { WordChoice } from './WordChoice.tsx';

/** The Captain goes home with the ship or not. */
export function RecallCaptain(): JSX.Element {
  const scene = useScene();
  return (
    <div class="np-column">
      <WordChoice target="board" glyph="ship" main={t('board')} more={t('boardMore')} />
      <WordChoice target="remain" glyph="captain" main={t('remain')} more={effectAt(scene, 'remain')} />
    </div>
  );
}
