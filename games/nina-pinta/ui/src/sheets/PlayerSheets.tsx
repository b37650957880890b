import type { TableProps } from '@portolan/client';
import { planckOf, runningScores } from '@portolan/nina-pinta';
import { InTurn, picks, SeatPanel, SeatRow, Slice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Planck } from '../panels/Planck.tsx';
import { useScene } from '../table/scene.ts';
import { Held } from './Held.tsx';
import { t } from './messages.ts';
import { Ships } from './Ships.tsx';
import { Sources } from './Sources.tsx';
import { Stores } from './Stores.tsx';
import './sheets.css';

export interface PlayerSheetsProps {
  readonly table: TableProps['table'];
  readonly awaiting: readonly number[];
}

/** What each player has, as far as the viewer may know. On a phone the viewer's own sheet comes first. */
export function PlayerSheets({ table, awaiting }: PlayerSheetsProps): JSX.Element {
  const scene = useScene();
  const { box, view, names, own } = scene;
  const planck = planckOf(view);
  const scores = useMemo(() => runningScores(box, view), [box, view]);
  return (
    <SeatRow label={t('sheets')} class="np-sheets" rowClass="np-sheets-row">
      {view.players.map((player, seat) => {
        const score = scores[seat];
        return (
          <InTurn key={seat} pushes>
            <Slice
              of={[
                JSON.stringify(player),
                JSON.stringify(score),
                table.seats[seat],
                awaiting.includes(seat),
                names.join(),
                own.join(),
                view.phase,
                picks(scene, 'nation'),
                ...(player === planck ? [view.goals.join(), view.progressStack.join(), view.tileStack.join()] : []),
              ]}
            >
              {() => (
                <SeatPanel
                  seat={seat}
                  name={names[seat] ?? ''}
                  score={score?.total ?? 0}
                  atLeast={score?.exact === false}
                  own={own.includes(seat)}
                  asked={awaiting.includes(seat)}
                  who={table.seats[seat]}
                >
                  <Stores seat={seat} player={player} />
                  <InTurn pushes>
                    <Ships seat={seat} player={player} />
                  </InTurn>
                  <Held seat={seat} player={player} />
                  {player === planck && <Planck />}
                  <InTurn pushes>{score !== undefined && <Sources score={score} />}</InTurn>
                </SeatPanel>
              )}
            </Slice>
          </InTurn>
        );
      })}
    </SeatRow>
  );
}
