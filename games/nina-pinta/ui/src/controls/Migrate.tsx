import { freeSettlersIn } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { landFacts } from '../describeSailing.ts';
import { moverOf } from '../lands.ts';
import { useScene } from '../table/scene.ts';
import { LandChoices } from './LandChoices.tsx';
import { t } from './messages.ts';
import { moveAt } from './moveAt.ts';
import { outlookWords } from './outlookWords.ts';
import { WordChoice } from './WordChoice.tsx';

/** From which land to which, with how the turn ends then; the same picks are on the map. */
export function Migrate(): JSX.Element {
  const scene = useScene();
  const { view, question } = scene;
  const seat = moverOf(view);
  const stay = question?.kind === 'migrate' ? outlookWords(scene, { kind: 'done' }) : {};
  return (
    <>
      <div class="np-moves">
        <section>
          <h3>{t('from')}</h3>
          <LandChoices
            kind="from"
            words={(_, at) => ({ more: t('settlers', { n: freeSettlersIn(view, seat, at) }) })}
          />
        </section>
        <section>
          <h3>{t('to')}</h3>
          <LandChoices
            kind="to"
            words={(target, at) => outlookWords(scene, moveAt(scene, target), landFacts(view, at))}
          />
        </section>
      </div>
      {scene.turn?.whole.lit.has('done') && (
        <div class="np-column">
          <WordChoice target="done" main={t('stay')} {...stay} />
        </div>
      )}
    </>
  );
}
