import type { TableProps } from '@portolan/client';
import { SeatPanel, SeatPanels } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';

export interface PlayerSheetsProps {
  readonly table: TableProps['table'];
  readonly awaiting: readonly number[];
}

/** What each player has. */
export function PlayerSheets({ table, awaiting }: PlayerSheetsProps): JSX.Element {
  const { view, names, own } = useScene();
  return (
    <div class="am-sheets">
      <SeatPanels>
        {view.players.map(({ score, gold }, seat) => (
          <SeatPanel
            key={seat}
            seat={seat}
            name={names[seat] ?? ''}
            score={score}
            own={own.includes(seat)}
            asked={awaiting.includes(seat)}
            who={table.seats[seat]}
          >
            <p>{gold}</p>
          </SeatPanel>
        ))}
      </SeatPanels>
    </div>
  );
}
