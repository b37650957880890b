import { moveSentence } from '@portolan/client';
import { defenceAt, KINDS, TREASURES } from '@portolan/francis-drake';
import { Choice } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';
import { describeMove } from '../../describeMove.ts';
import { Amount } from '../Amount.tsx';
import { useDeal } from '../deal.ts';
import { say } from '../messages.ts';

/** The exact price against what one has, what would be left, and the reward. */
export function AttackControls(): JSX.Element {
  const { box, view, question } = useDeal();
  return (
    <>
      <Scales />
      <div class="fd-pair">
        <Choice target="attack" class="fd-go" label={moveSentence(describeMove(box, box.moves.attack, view))}>
          <span>{say(question?.kind === 'pressAttack' ? 'press' : 'attack')}</span>
        </Choice>
        <Choice target="decline">
          <span class="tk-choice-words">
            <span>{say('decline')}</span>
            <span class="tk-choice-effect">{say('declineHint')}</span>
          </span>
        </Choice>
      </div>
    </>
  );
}

function Scales(): JSX.Element | null {
  const { box, view, me, question } = useDeal();
  const player = me === undefined ? undefined : view.players[me];
  if (player === undefined || (question?.kind !== 'attack' && question?.kind !== 'pressAttack')) return null;
  const at = question.destination;
  const kind = KINDS[box.kind[at] ?? 0];
  const defence = defenceAt(box, view, at, player.pinnace);
  const treasure = view.map[at]?.treasure === true ? TREASURES[box.treasure[at] ?? -1] : undefined;
  const unknown = defence.unknown ? (kind === 'galleon' ? 'guns' : 'crew') : undefined;
  return (
    <>
      <table class="fd-scales">
        <thead>
          <tr>
            <td />
            <th scope="col">{say('price')}</th>
            <th scope="col">{say('youHave')}</th>
            <th scope="col">{say('left')}</th>
          </tr>
        </thead>
        <tbody>
          {(['crew', 'guns'] as const).map((item) => {
            const left = player[item] - defence[item];
            return (
              <tr key={item} class={cx(defence[item] === 0 && unknown !== item && 'fd-nought')}>
                <th scope="row">
                  <Glyph name={item} />
                  <span class="unseen">{say(item)}</span>
                </th>
                <td>
                  {defence[item]}
                  {unknown === item && <Sign shown="+" said={say('orMore')} />}
                </td>
                <td>{player[item]}</td>
                <td>
                  {unknown === item && <Sign shown="≤ " said={say('atMost')} />}
                  {left}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {unknown !== undefined && <p class="tk-hint">{say('perhaps', { n: defence.mostAdded })}</p>}
      {kind === 'fort' && player.pinnace && <p class="tk-hint">{say('pinnaceSaves')}</p>}
      <p class="fd-reward">
        <span>{say('reward')}</span>
        <b class="fd-points">{defence.points}</b>
        {treasure === undefined ? <span class="quiet">{say('noTreasureLeft')}</span> : <Amount of={treasure} />}
      </p>
    </>
  );
}

/** A sign beside a number, and the words for it. */
function Sign({ shown, said }: { readonly shown: string; readonly said: string }): JSX.Element {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span class="unseen"> {said} </span>
    </>
  );
}
