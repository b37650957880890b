import { list } from '@portolan/i18n';
import type { SilenceInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { serverTime } from '../clock/serverTime.ts';
import { HOUR, spanInWords } from '../clock/spans.ts';
import { useServerTime } from '../clock/useServerTime.ts';
import { t } from '../messages/consent.ts';
import type { RequestsProps } from './Requests.tsx';
import { requestOf } from './requestOf.ts';

/** Votes for a stand-in, once somebody has been silent for as long as was agreed. Spectators only see them. */
export function Votes(props: RequestsProps): JSX.Element {
  const { own, moment } = props;
  const silent = moment.silent ?? [];
  const now = useTimeAt(silent.map(({ from }) => from));
  const due = silent.filter(({ seat, from }) => from <= now && !own.includes(seat));
  return (
    <>
      {due.map((one) => (
        <Vote {...props} key={one.seat} silence={one} now={now} />
      ))}
    </>
  );
}

function Vote({
  match,
  table,
  names,
  own,
  silence,
  now,
}: RequestsProps & { readonly silence: SilenceInfo; readonly now: number }): JSX.Element {
  const { seat, from, votes, needed } = silence;
  const since = from - (table.terms.silenceHours ?? 0) * HOUR;
  const [mine] = own;
  const hasVoted = mine !== undefined && votes.includes(mine);
  const vote = (): void => {
    void requestOf(match, { type: 'vote', for: seat, ...(hasVoted ? { off: true } : {}) });
  };
  return (
    <section class="request">
      <p class="request-title">{t('vote.silent', { name: names[seat] ?? '', time: spanInWords(now - since) })}</p>
      <p class="small">{t('vote.hint')}</p>
      <p class="small quiet">
        {votes.length === 0
          ? t('vote.count', { n: 0, needed })
          : t('vote.names', { n: votes.length, needed, names: list(votes.map((one) => names[one] ?? '')) })}
      </p>
      {mine !== undefined && (
        <div class="row">
          <Button look={hasVoted ? 'usual' : 'primary'} onClick={vote}>
            {t(hasVoted ? 'vote.off' : 'vote.for')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** The server's time, drawn again when one of these times has come. */
function useTimeAt(times: readonly number[]): number {
  const [, setTimes] = useState(0);
  const now = useServerTime(serverTime);
  const next = Math.min(...times.filter((time) => time > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(LONGEST_MS, Math.max(0, next - serverTime.now()));
    const timer = setTimeout(() => setTimes((times) => times + 1), wait + 5);
    return () => clearTimeout(timer);
  });
  return now;
}
