import { AT_ZERO } from '@portolan/protocol';
import { Button, SelectField, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { DAY, MINUTE, shortSpan, spanInWords } from '../clock/spans.ts';
import { termsInWords } from '../clock/termsInWords.ts';
import { t } from '../messages/newTable.ts';
import * as choices from './timingChoices.ts';
import '../style/timing.css';

interface TimingKindsProps {
  readonly timing: choices.Timing;
  /** Whether people agree on something even without a clock: when a vote may replace somebody. */
  readonly agreed: boolean;
  readonly onChange: (timing: choices.Timing) => void;
}

/** A clock or none, the usual ones at hand, and what it means in words. */
export function TimingKinds({ timing, agreed, onChange }: TimingKindsProps): JSX.Element {
  const change = (part: Partial<choices.Timing>): void => onChange({ ...timing, ...part });
  const parts = { timing, change };
  return (
    <>
      {choices.TIMINGS.map((kind) => (
        <div key={kind} class="timing-kind">
          <Tick
            group="timing"
            label={t(`new.time.${kind}`)}
            hint={t(`new.time.${kind}Hint`)}
            checked={kind === timing.kind}
            onChange={() => change({ kind })}
          />
          {kind === timing.kind && kind === 'live' && <LivePresets {...parts} />}
          {kind === timing.kind && kind === 'days' && <DayPresets {...parts} />}
        </div>
      ))}
      {(timing.kind !== 'none' || agreed) && <Agreement {...parts} />}
    </>
  );
}

interface TimingProps {
  readonly timing: choices.Timing;
  readonly change: (part: Partial<choices.Timing>) => void;
}

function LivePresets({ timing, change }: TimingProps): JSX.Element {
  return (
    <fieldset class="bare row" aria-label={t('new.bank')}>
      {choices.LIVE_PRESETS.map(([bankMinutes, incrementSeconds]) => (
        <Button
          key={bankMinutes}
          size="small"
          pressed={timing.bankMinutes === bankMinutes && timing.incrementSeconds === incrementSeconds}
          onClick={() => change({ bankMinutes, incrementSeconds })}
        >
          {t('new.livePreset', {
            bank: shortSpan(bankMinutes * MINUTE),
            increment: shortSpan(incrementSeconds * 1000),
          })}
        </Button>
      ))}
    </fieldset>
  );
}

function DayPresets({ timing, change }: TimingProps): JSX.Element {
  return (
    <fieldset class="bare row" aria-label={t('new.daysPerTurn')}>
      {choices.DAY_PRESETS.map((daysPerTurn) => (
        <Button
          key={daysPerTurn}
          size="small"
          pressed={timing.daysPerTurn === daysPerTurn}
          onClick={() => change({ daysPerTurn })}
        >
          {spanInWords(daysPerTurn * DAY)}
        </Button>
      ))}
    </fieldset>
  );
}

/** What was chosen in words, and the details for those who want others. */
function Agreement(props: TimingProps): JSX.Element {
  const { timing } = props;
  return (
    <details class="timing-more">
      <summary>
        <span class="timing-words">{termsInWords(choices.termsOf(timing) ?? {}).join(' ')}</span>{' '}
        <span class="timing-change">{t('new.changeTiming')}</span>
      </summary>
      <div class="stack">
        {timing.kind === 'live' && <LiveDetails {...props} />}
        {timing.kind === 'days' && <DayDetails {...props} />}
        {timing.kind !== 'none' && <AtZeroChoice {...props} />}
        {timing.kind !== 'live' && <Silence {...props} />}
      </div>
    </details>
  );
}

function LiveDetails(props: TimingProps): JSX.Element {
  return (
    <div class="timing-pair">
      <Amount
        {...props}
        name="bankMinutes"
        label={t('new.bank')}
        amounts={choices.BANK_MINUTES}
        say={(minutes) => spanInWords(minutes * MINUTE)}
      />
      <Amount
        {...props}
        name="incrementSeconds"
        label={t('new.increment')}
        amounts={choices.INCREMENT_SECONDS}
        say={(seconds) => spanInWords(seconds * 1000)}
      />
    </div>
  );
}

function DayDetails(props: TimingProps): JSX.Element {
  const { timing, change } = props;
  const days = (count: number): string => (count === 0 ? t('new.noDays') : spanInWords(count * DAY));
  return (
    <>
      <Amount
        {...props}
        name="daysPerTurn"
        label={t('new.daysPerTurn')}
        amounts={choices.TURN_DAYS}
        say={(count) => spanInWords(count * DAY)}
      />
      <Tick
        label={t('new.weekends')}
        hint={t('new.weekendsHint')}
        checked={timing.skipWeekends}
        onChange={(skipWeekends) => change({ skipWeekends })}
      />
      <div class="timing-pair">
        <Amount {...props} name="holidays" label={t('new.holidays')} amounts={choices.HOLIDAYS} say={days} />
        <Amount {...props} name="vacationDays" label={t('new.vacation')} amounts={choices.VACATION_DAYS} say={days} />
      </div>
      <p class="field-hint">{t('new.daysOffHint')}</p>
    </>
  );
}

function AtZeroChoice({ timing, change }: TimingProps): JSX.Element {
  return (
    <fieldset class="bare stack">
      <legend class="timing-label">{t('new.atZero')}</legend>
      {AT_ZERO.map((atZero) => (
        <Tick
          key={atZero}
          group="atZero"
          label={t(`new.atZero.${atZero}`)}
          hint={t(`new.atZero.${atZero}Hint`)}
          checked={timing.atZero === atZero}
          onChange={() => change({ atZero })}
        />
      ))}
    </fieldset>
  );
}

function Silence(props: TimingProps): JSX.Element {
  const isClocked = props.timing.kind === 'days';
  const never = t(isClocked ? 'new.clockDecides' : 'new.never');
  return (
    <Amount
      {...props}
      name={isClocked ? 'earlyVoteDays' : 'silenceDays'}
      label={t('new.silence')}
      hint={t('new.silenceHint')}
      amounts={choices.SILENCE_DAYS}
      say={(days) => (days === 0 ? never : t('new.afterDays', { time: spanInWords(days * DAY) }))}
    />
  );
}

/** The choices that are a number. */
type AmountName = Exclude<keyof choices.Timing, 'kind' | 'skipWeekends' | 'atZero'>;

interface AmountProps extends TimingProps {
  readonly name: AmountName;
  readonly label: string;
  readonly hint?: string;
  readonly amounts: readonly number[];
  readonly say: (amount: number) => string;
}

function Amount({ timing, change, name, label, hint, amounts, say }: AmountProps): JSX.Element {
  return (
    <SelectField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={`${timing[name]}`}
      options={amounts.map((amount) => ({ value: `${amount}`, label: say(amount) }))}
      onChange={(value) => change({ [name]: Number(value) })}
    />
  );
}
