import { nameAt, type TableProps } from '@portolan/client';
import { InTurn, picks, SeatPanel, SeatRow, Slice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { type Scene, useScene } from '../table/scene.ts';
import { Goods } from './Goods.tsx';
import { t } from './messages.ts';
import { OwnTiles } from './OwnTiles.tsx';
import { OwnTokens } from './OwnTokens.tsx';
import { Stores } from './Stores.tsx';
import './sheets.css';

export interface PlayerSheetsProps {
  readonly table: TableProps['table'];
  readonly awaiting: readonly number[];
}

/** What each player has. On a phone the row scrolls sideways and the viewer's own sheet comes first. */
export function PlayerSheets({ table, awaiting }: PlayerSheetsProps): JSX.Element {
  const scene = useScene();
  const { view, names, own } = scene;
  return (
    <SeatRow label={t('sheets')} class="am-sheets" rowClass="am-sheets-row">
      {view.players.map((player, seat) => (
        <InTurn key={seat} pushes>
          <Slice
            of={[
              JSON.stringify(player),
              table.seats[seat],
              awaiting.includes(seat),
              names.join(),
              own.join(),
              ...picksOf(scene, seat),
            ]}
          >
            {() => (
              <SeatPanel
                seat={seat}
                name={nameAt(names, seat)}
                score={player.score}
                own={own.includes(seat)}
                asked={awaiting.includes(seat)}
                who={table.seats[seat]}
              >
                <Stores seat={seat} player={player} />
                <Goods seat={seat} player={player} />
                <OwnTiles seat={seat} player={player} />
                <OwnTokens seat={seat} player={player} />
              </SeatPanel>
            )}
          </Slice>
        </InTurn>
      ))}
    </SeatRow>
  );
}

/** What can be picked on a sheet: only the asked player can pick anything, and only from their sheet. */
function picksOf(scene: Scene, seat: number): readonly string[] {
  return scene.question?.seat === seat ? [picks(scene, 'tile'), picks(scene, 'cash'), picks(scene, 'plan')] : [];
}
