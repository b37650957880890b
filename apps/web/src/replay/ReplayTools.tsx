import type { GameUi, Replayer, ReplayState, ShownEntry } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { FailureText } from '../app/FailureText.tsx';
import { later } from '../app/later.tsx';
import { t } from '../messages/replay.ts';
import { logLines } from '../table/logLines.ts';
import { useEventTexts } from '../table/useEventTexts.ts';

// Not needed for the first paint, but it must not push the controls away.
const ReplayTimes = later(
  async () => (await import('./ReplayTimes.tsx')).ReplayTimes,
  () => <p class="small replay-time" />,
);

export interface ReplayToolsProps {
  readonly ui: GameUi;
  readonly replayer: Replayer;
  readonly state: ReplayState;
  /** As much of the current entry as the board has shown. */
  readonly entry: ShownEntry | undefined;
  readonly table: TableInfo;
  readonly names: readonly string[];
}

/** The position in the match and the controls to move through it. */
export function ReplayTools(props: ReplayToolsProps): JSX.Element {
  const { state, table } = props;
  const last = state.last ?? table.seq;
  return (
    <section class="action" aria-label={t('replay.title')}>
      <div class="prompt" aria-live="polite">
        <p class="prompt-who">{t('replay.at', { n: state.seq, last })}</p>
        <Happened {...props} />
      </div>
      {table.startedAt !== undefined && <ReplayTimes table={table} state={state} names={props.names} />}
      {state.failure !== undefined && (
        <p class="action-refusal" role="alert">
          <FailureText failure={state.failure} />
        </p>
      )}
      <input
        class="scrub"
        type="range"
        min={0}
        max={last}
        value={state.seq}
        aria-label={t('replay.scrub')}
        onInput={(event) => props.replayer.go(Number(event.currentTarget.value))}
      />
      <Wheel {...props} last={last} />
      {table.status !== 'finished' && <p class="small quiet">{t('replay.running')}</p>}
    </section>
  );
}

function Happened({ ui, entry, state, names }: ReplayToolsProps): JSX.Element {
  const lines = useEventTexts(ui) && entry !== undefined ? logLines(ui, [entry], names) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="happened" tabIndex={0} aria-label={t('replay.happened')}>
      {lines.length === 0 && state.seq === 0 && <h2>{t('replay.begin')}</h2>}
      {lines.map(({ key, text }, at) => (at === 0 ? <h2 key={key}>{text}</h2> : <p key={key}>{text}</p>))}
      {lines[0]?.mark !== undefined && <p class="log-mark">{lines[0].mark}</p>}
    </section>
  );
}

function Wheel({ replayer, state, last }: ReplayToolsProps & { readonly last: number }): JSX.Element {
  const { playing } = state;
  return (
    <div class="wheel">
      <Button icon="start" label={t('replay.start')} onClick={() => replayer.go(0)} />
      <Button icon="back" label={t('replay.back')} onClick={() => replayer.step(-1)} />
      <Button
        look="primary"
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'replay.pause' : 'replay.play')}
        onClick={playing ? replayer.pause : replayer.play}
      />
      <Button icon="forward" label={t('replay.forward')} onClick={() => replayer.step(1)} />
      <Button icon="end" label={t('replay.end')} onClick={() => replayer.go(last)} />
    </div>
  );
}
