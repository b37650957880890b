import type { JSX } from 'preact';
import { later } from '../app/later.tsx';
import { t } from '../messages/story.ts';
import type { BoardPicture } from './useStill.ts';

// For few games only.
const Outline = later(async () => (await import('../table/Outline.tsx')).Outline);

export interface FinalBoardProps {
  /** Undefined until loaded, as is the view. */
  readonly Still: BoardPicture | 'none' | undefined;
  readonly view: unknown;
  readonly names: readonly string[];
}

/** The board at the end, drawn by the game; a game without a table of its own is told in words. */
export function FinalBoard({ Still, view, names }: FinalBoardProps): JSX.Element {
  if (Still === undefined || view === undefined) return <div class="story-board-later" />;
  if (Still === 'none') {
    return (
      <details class="surface story-outline">
        <summary>{t('story.boardOutline')}</summary>
        <Outline value={view} />
      </details>
    );
  }
  return (
    <figure class="story-board">
      <div role="img" aria-label={t('story.board')}>
        <Still view={view} names={names} />
      </div>
      <figcaption>{t('story.board')}</figcaption>
    </figure>
  );
}
