import { freeSettlersIn, NATIONS } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { nationName } from '../words.ts';
import { t } from './messages.ts';
import { WordChoice } from './WordChoice.tsx';

/** Whose Settler leaves with one of the attacker's, and how many each side has left to lose. */
export function RemovePair(): JSX.Element | null {
  const { view, turn, question } = useScene();
  if (question?.kind !== 'removePair') return null;
  const { place } = question;
  const own = freeSettlersIn(view, question.seat, place);
  return (
    <>
      <p class="tk-hint">{t('pairs', { own, pairs: question.pairs })}</p>
      <div class="np-column">
        {NATIONS.filter((id) => turn?.whole.lit.has(`nation:${id}`)).map((id) => {
          const seat = view.players.findIndex(({ nation }) => nation === id);
          return (
            <WordChoice
              key={id}
              target={`nation:${id}`}
              glyph={id}
              main={t('removeOf', { nation: nationName(id) })}
              more={t('pairLeft', { own: own - 1, others: freeSettlersIn(view, seat, place) - 1 })}
            />
          );
        })}
        {question.pairs > 0 && <WordChoice target="done" main={t('endAttack')} />}
      </div>
    </>
  );
}
