import { moveSentence } from '@portolan/client';
import { counterAdds, defenceAt, rewardAt, TREASURES } from '@portolan/francis-drake';
import { Choice } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';
import { describeMove } from '../../describeMove.ts';
import { t as move } from '../../messages/moves.ts';
import { Amount } from '../Amount.tsx';
import { useScene } from '../scene.ts';
import { t } from './messages.ts';

/** The price, what the player has, what would be left, and the reward. */
export function AttackControls(): JSX.Element {
  const { box, view, question } = useScene();
  return (
    <>
      <Scales />
      <div class="fd-pair">
        <Choice target="attack" class="fd-go" label={moveSentence(describeMove(box, box.moves.attack, view))}>
          <span>{question?.kind === 'pressAttack' ? t('press') : move('doAttack')}</span>
        </Choice>
        <Choice target="decline">
          <span class="tk-choice-words">
            <span>{move('decline')}</span>
            <span class="tk-choice-effect">{t('decline')}</span>
          </span>
        </Choice>
      </div>
    </>
  );
}

function Scales(): JSX.Element | null {
  const { box, view, me, question } = useScene();
  const player = me === undefined ? undefined : view.players[me];
  if (player === undefined || (question?.kind !== 'attack' && question?.kind !== 'pressAttack')) return null;
  const at = question.destination;
  const defence = defenceAt(box, view, at, player.pinnace);
  const treasure = TREASURES[rewardAt(box, view, at)];
  const unknown = defence.unknown ? counterAdds(box, at) : undefined;
  return (
    <>
      <table class="fd-scales">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('youHave')}</th>
            <th scope="col">{t('left')}</th>
          </tr>
        </thead>
        <tbody>
          {(['crew', 'guns'] as const).map((item) => {
            const left = player[item] - defence[item];
            return (
              <tr key={item} class={cx(defence[item] === 0 && unknown !== item && 'fd-nought')}>
                <th scope="row">
                  <Glyph name={item} />
                  <span class="unseen">{t(item)}</span>
                </th>
                <td>
                  {defence[item]}
                  {unknown === item && <Sign shown="+" said={t('orMore')} />}
                </td>
                <td>{player[item]}</td>
                <td>
                  {unknown === item && <Sign shown="≤ " said={t('atMost')} />}
                  {left}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {unknown !== undefined && <p class="tk-hint">{t('perhaps', { n: defence.mostAdded })}</p>}
      {defence.gunsSpared && <p class="tk-hint">{t('pinnace')}</p>}
      <p class="fd-reward">
        <span>{t('reward')}</span>
        <b class="fd-points">{defence.points}</b>
        {treasure === undefined ? <span class="quiet">{t('noTreasure')}</span> : <Amount of={treasure} />}
      </p>
    </>
  );
}

/** A sign beside a number, with its text for screen readers. */
function Sign({ shown, said }: { readonly shown: string; readonly said: string }): JSX.Element {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span class="unseen"> {said} </span>
    </>
  );
}
