import { type ControlsProps, moveSentence } from '@portolan/client';
import { readMove } from '@portolan/specimen';
import { Choice, SeatTile } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { t } from '../messages/table.ts';
import { describeMove } from '../words.ts';
import { SceneProvider, sceneOf } from './scene.ts';

/** The choices below the question; coasts are chosen on the board. */
export function Controls(props: ControlsProps): JSX.Element {
  const { moment, turn } = props;
  const scene = sceneOf(props);
  return (
    <SceneProvider value={scene}>
      <div class="tk-choices">
        {scene.question?.kind === 'explore' && <p class="tk-hint">{t('chooseIsland')}</p>}
        <div class="tk-choice-row">
          {turn.selection.options.map(({ text, path: [target = ''] }) => {
            const move = readMove(text);
            if (move === undefined || move.kind === 'look') return null;
            const label = moveSentence(describeMove(move, scene.view));
            return (
              <Choice key={text} target={target} card={target} label={label}>
                {move.kind === 'bid' ? <SeatTile seat={moment.seat ?? 0} face={move.chart} /> : label}
              </Choice>
            );
          })}
        </div>
      </div>
    </SceneProvider>
  );
}
