import type { GameUi, Match } from '@portolan/client';
import type { EntryInfo, Moment, TableInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { StandIns } from './StandIns.tsx';
import { TakeBackCard } from './TakeBackCard.tsx';
import { Votes } from './Votes.tsx';
import '../style/consent.css';

export interface RequestsProps {
  /** Its texts address the viewer as "you". */
  readonly ui: GameUi;
  readonly match: Match;
  readonly table: TableInfo;
  /** The present one: requests are answered now, whatever the board still shows. */
  readonly moment: Moment;
  readonly entries: readonly EntryInfo[];
  readonly names: readonly string[];
  readonly own: readonly number[];
}

/** Who plays for whom, and what the others are asked to agree to. */
export function Requests(props: RequestsProps): JSX.Element {
  const { takeBack } = props.moment;
  return (
    <div class="requests">
      <StandIns {...props} />
      {takeBack !== undefined && <TakeBackCard {...props} key={takeBack.seq} takeBack={takeBack} />}
      <Votes {...props} />
    </div>
  );
}
