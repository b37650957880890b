import type { ClockInfo, SeatInfo, TableClock } from '@portolan/protocol';
import { BotPortrait, Icon, SeatBadge } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { botName } from '../messages/bots.ts';
import { t } from '../messages/time.ts';
import { type ClockFace, clockFace, DAYS_LOW, LIVE_LOW } from './clockFace.ts';
import { serverTime } from './serverTime.ts';
import { spanInWords } from './spans.ts';
import { useServerTime } from './useServerTime.ts';
import { whenInWords } from './whenInWords.ts';
import '../style/clocks.css';

export interface ClocksProps {
  readonly clocks: readonly (ClockInfo | null)[];
  readonly terms: TableClock | undefined;
  readonly names: readonly string[];
  readonly seats: readonly SeatInfo[];
  /** The viewer's seats. */
  readonly own: readonly number[];
  /** In a replay, clocks show the time of their moment and do not run on. */
  readonly isPast?: boolean;
  /** Shown beside the viewer's own clock. */
  readonly ownDays?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The time left to each seat. Screen readers are told when one's own clock begins to run and when it is low. */
export function Clocks({
  clocks,
  terms,
  names,
  seats,
  own,
  isPast = false,
  ownDays,
  children,
}: ClocksProps): JSX.Element {
  const byDays = terms?.kind === 'correspondence';
  const faces = useFaces({ clocks, isPast, byDays });
  const paused = faces.find((face) => face?.paused !== undefined)?.paused;
  const [mine] = own;
  const ownFace = isPast || mine === undefined ? undefined : faces[mine];
  const due = isPast || mine === undefined ? undefined : clocks[mine]?.until;
  return (
    <section class="clocks" aria-label={t('clock.list')}>
      <ul class="clocks-list">
        {faces.map((face, seat) =>
          face === undefined ? null : (
            <SeatClock
              key={seat}
              seat={seat}
              face={face}
              name={names[seat] ?? ''}
              who={seats[seat]}
              own={own.includes(seat)}
              until={byDays && !isPast ? clocks[seat]?.until : undefined}
            >
              {ownDays}
            </SeatClock>
          ),
        )}
      </ul>
      {paused !== undefined && !isPast && (
        <p class="clocks-note">
          <Icon name="pause" size={14} />
          {t(`clock.${paused}`)}
        </p>
      )}
      {due !== undefined && byDays && <p class="clocks-note">{t('clock.yourUntil', { when: whenInWords(due) })}</p>}
      {children}
      {!isPast && <Spoken face={ownFace} />}
    </section>
  );
}

interface SeatClockProps {
  readonly seat: number;
  readonly face: ClockFace;
  readonly name: string;
  readonly who: SeatInfo | undefined;
  readonly own: boolean;
  readonly until: number | undefined;
  readonly children: ComponentChildren;
}

/** While a bot plays, nobody's time matters. */
function SeatClock({ seat, face, name, who, own, until, children }: SeatClockProps): JSX.Element {
  const standIn = who?.kind === 'person' ? who.standIn : undefined;
  const shown = standIn === undefined ? name : t('clock.standIn', { bot: botName(standIn.bot), name });
  const title = until === undefined ? undefined : t('clock.until', { when: whenInWords(until) });
  return (
    <li class="clock" data-runs={face.runs} data-low={face.isLow} data-own={own}>
      <SeatBadge seat={seat} />
      {standIn !== undefined && <BotPortrait bot={standIn.bot} size={16} />}
      <span class="clock-name" title={shown}>
        {shown}
      </span>
      {own && children}
      {standIn === undefined && (
        <span class="clock-left" title={title}>
          {face.runs && <Icon name="clock" size={14} />}
          {face.runs && <span class="unseen">{t('clock.runs')} </span>}
          {face.text}
        </span>
      )}
    </li>
  );
}

interface Shown extends Pick<ClocksProps, 'clocks'> {
  readonly isPast: boolean;
  readonly byDays: boolean;
}

/** The faces of the clocks now, drawn again whenever one of them changes. */
function useFaces({ clocks, isPast, byDays }: Shown): readonly (ClockFace | undefined)[] {
  const [, setTimes] = useState(0);
  const again = (): void => setTimes((times) => times + 1);
  const now = useServerTime(serverTime);
  const low = byDays ? DAYS_LOW : LIVE_LOW;
  const faces = clocks.map((clock) => (clock === null ? undefined : clockFace(clock, isPast ? clock.at : now, low)));
  useEffect(() => {
    const next = Math.min(...faces.map((face) => face?.changesIn ?? Number.POSITIVE_INFINITY));
    if (isPast || next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(again, next + 5);
    return () => clearTimeout(timer);
  });
  return faces;
}

function Spoken({ face }: { readonly face: ClockFace | undefined }): JSX.Element {
  const [text, setText] = useState('');
  const runs = face?.runs === true;
  const isLow = face?.isLow === true;
  useEffect(() => {
    const left = spanInWords(face?.left ?? 0);
    setText(runs ? t(isLow ? 'clock.low' : 'clock.begins', { left }) : '');
  }, [runs, isLow]);
  return (
    <p class="unseen" role="status">
      {text}
    </p>
  );
}
