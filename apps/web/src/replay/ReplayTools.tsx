import { asPace, type GameUi, PACES, type Replayer, type ReplayState, type ShownEntry } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { Button, ButtonLink, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { chosenPace, keepPace } from '../app/pace.ts';
import { seatsOf } from '../app/seatNames.ts';
import { identity, tell } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t as tPlayback } from '../messages/playback.ts';
import { t } from '../messages/replay.ts';
import { logLines } from '../table/logLines.ts';
import { useEventTexts } from '../table/useEventTexts.ts';

export interface ReplayToolsProps {
  readonly ui: GameUi;
  readonly replayer: Replayer;
  readonly state: ReplayState;
  /** As much of the current entry as the board has shown. */
  readonly entry: ShownEntry | undefined;
  readonly table: TableInfo;
  readonly names: readonly string[];
}

/** Whoever wants to see nothing jumps to the end. */
const REPLAY_PACES = PACES.filter((pace) => pace !== 'instant');

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
      <Eyes {...props} />
      <LastTurn {...props} />
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

function Eyes({ replayer, state, table, names }: ReplayToolsProps): JSX.Element {
  const pace = useStore(chosenPace);
  const finished = table.status === 'finished';
  const eyes = [
    { value: 'spectator', label: t('replay.spectator') },
    ...(finished ? [{ value: 'open', label: t('replay.open') }] : []),
    ...(finished ? names.map((label, seat) => ({ value: `${seat}`, label })) : []),
  ];
  return (
    <div class="replay-fields">
      <SelectField label={t('replay.as')} value={state.as} options={eyes} onChange={replayer.lookAs} />
      <SelectField
        label={t('replay.pace')}
        value={pace === 'instant' ? 'fast' : pace}
        options={REPLAY_PACES.map((value) => ({ value, label: tPlayback(`playback.${value}`) }))}
        onChange={(value) => keepPace(asPace(value))}
      />
    </div>
  );
}

function LastTurn({ replayer, state, table, names }: ReplayToolsProps): JSX.Element {
  const who = useStore(identity);
  const [seat, setSeat] = useState(() => seatsOf(table.seats, who.known ? who.me?.player : undefined)[0] ?? 0);
  async function share(): Promise<void> {
    await navigator.clipboard?.writeText(`${window.location.origin}/replay/${table.id}#${state.seq}`);
    tell(t('replay.copied'));
  }
  return (
    <>
      <div class="replay-last">
        <SelectField
          label={t('replay.lastTurn')}
          value={`${seat}`}
          options={names.map((label, at) => ({ value: `${at}`, label }))}
          onChange={(value) => setSeat(Number(value))}
        />
        <Button onClick={() => void replayer.sinceTurnOf(seat)}>{t('replay.go')}</Button>
      </div>
      <div class="row">
        <Button size="small" icon="link" onClick={share}>
          {t('replay.link')}
        </Button>
        <ButtonLink size="small" href={`/table/${table.id}`}>
          {t('replay.toTable')}
        </ButtonLink>
      </div>
    </>
  );
}
