import type { JSX } from 'preact';
import { landFacts } from '../describeSailing.ts';
import { freeSettlers, moverOf } from '../lands.ts';
import { useScene } from '../table/scene.ts';
import { LandChoices } from './LandChoices.tsx';
import { t } from './messages.ts';
import { moveAt } from './moveAt.ts';
import { outlookWords } from './outlookWords.ts';
import { WordChoice } from './WordChoice.tsx';

/** From which land to which, with how the turn ends then; the same picks are on the chart. */
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
            words={(_, at) => {
              const place = view.places[at];
              return { more: t('settlers', { n: place === undefined ? 0 : freeSettlers(place, seat) }) };
            }}
          />
        </section>
        <section>
          <h3>{t('to')}</h3>
          <LandChoices
            kind="to"
            words={(target, at) => {
              const place = view.places[at];
              return outlookWords(scene, moveAt(scene, target), place === undefined ? [] : landFacts(place));
            }}
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
