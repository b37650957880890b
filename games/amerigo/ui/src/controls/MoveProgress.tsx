import { stepsToToken, tokensLeft } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Cash } from './Cash.tsx';
import { playerOf } from './inScene.ts';
import { t } from './messages.ts';
import { priceText } from './price.ts';
import { WordChoice } from './Words.tsx';

/** The spaces ahead, as far as the next token. */
export function MoveProgress(): JSX.Element | null {
  const scene = useScene();
  const { box, view, question, turn } = scene;
  const player = playerOf(scene);
  if (question?.kind !== 'moveProgress' || player === undefined) return null;
  const { last } = box.components.tracks.progress;
  const counts = Array.from({ length: last }, (_, at) => at + 1);
  return (
    <>
      <div class="am-column am-long">
        {counts
          .filter((count) => turn?.whole.lit.has(`progress:${count}`))
          .map((count) => {
            const to = player.progress + count;
            const parts = [
              box.progressMarks[to] === 1
                ? t(tokensLeft(view.display) > 0 ? 'progressMark' : 'progressMarkOnly', {
                    points: box.progressWorth[to] ?? 0,
                  })
                : t('progressAhead', { n: stepsToToken(box, to) ?? 0 }),
              ...(to === last ? [t('progressEnd')] : []),
            ];
            return (
              <WordChoice
                key={count}
                target={`progress:${count}`}
                {...(box.progressMarks[to] === 1 && { glyph: 'token' as const })}
                main={t('progressTo', { to })}
                figure={priceText(count, question.ap)}
                more={capital(t('parts', { parts: list(parts, 'plain') }))}
              />
            );
          })}
        <WordChoice
          target="end"
          main={t('endProgress')}
          more={t('endLoses', { ap: question.ap })}
          warn={question.ap > 0}
        />
      </div>
      <Cash />
    </>
  );
}
