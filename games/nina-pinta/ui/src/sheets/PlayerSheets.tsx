import type { TableProps } from '@portolan/client';
import { runningScores } from '@portolan/nina-pinta';
import { InTurn, picks, SeatPanel, Slice } from '@portolan/table-kit';
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
  const scores = useMemo(() => runningScores(box, view), [box, view]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the row scrolls it must be reachable
    <section class="np-sheets" aria-label={t('sheets')} tabIndex={0}>
      <ul class="np-sheets-row">
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
                  ...(player.name === 'Planck'
                    ? [view.goals.join(), view.progressStack.join(), view.tileStack.join()]
                    : []),
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
                    {player.name === 'Planck' && <Planck />}
                    <InTurn pushes>{score !== undefined && <Sources score={score} />}</InTurn>
                  </SeatPanel>
                )}
              </Slice>
            </InTurn>
          );
        })}
      </ul>
    </section>
  );
}
