import type { GameInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { hasLesson, lessonTable } from '../app/lessonTable.ts';
import { quickTable } from '../app/quickTable.ts';
import { t } from '../messages/learn.ts';

/** Links from the rules to a table: with the guide if there is one, and without. */
export function LearnByPlaying({ info }: { readonly info: GameInfo }): JSX.Element {
  const guided = hasLesson(info.id);
  return (
    <div class="ledger-play">
      {guided && (
        <>
          <Button look="primary" icon="play" onClick={() => void lessonTable(info)}>
            {t('learn.guided')}
          </Button>
          <p class="quiet small">{t('learn.guidedHint')}</p>
        </>
      )}
      <Button look={guided ? 'usual' : 'primary'} size="small" onClick={() => void quickTable(info, { watch: false })}>
        {t(guided ? 'learn.alone' : 'learn.play')}
      </Button>
    </div>
  );
}
