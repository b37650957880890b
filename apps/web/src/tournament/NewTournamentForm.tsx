import type { Failure } from '@portolan/client';
import type { GameInfo, NewTournament } from '@portolan/protocol';
import { Button, SelectField, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { isName, NameField } from '../app/NameField.tsx';
import { navigate } from '../app/router.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { t as tTime } from '../messages/newTable.ts';
import { t } from '../messages/tournament.ts';
import { TimingKinds } from '../newTable/TimingKinds.tsx';
import { type Timing, termsOf, USUAL_TIMING } from '../newTable/timingChoices.ts';
import { recordApi } from '../record/recordApi.ts';

const ROUNDS = [1, 2, 3, 4, 5, 6];
const DAYS = [1, 2, 3, 7, 14, 30, 60];
const TABLES_PER_GROUP = [1, 2, 3, 4];
const MOST_IN_GROUP = 16;
/** Every round has a deadline, and days off would use it up. */
const FIRST_TIMING: Timing = { ...USUAL_TIMING, kind: 'days', daysPerTurn: 1, skipWeekends: false, vacationDays: 0 };

/** What a host decides on. */
export function NewTournamentForm({ games }: { readonly games: readonly GameInfo[] }): JSX.Element {
  const [first] = games.filter(({ seats }) => seats.max > 1);
  const [wanted, setWanted] = useState<NewTournament>({
    title: '',
    game: first?.id ?? '',
    seats: first?.seats.max ?? 2,
    groupSize: first?.seats.max ?? 2,
    rounds: 2,
    roundDays: 14,
  });
  const [timing, setTiming] = useState(FIRST_TIMING);
  const [rated, setRated] = useState(true);
  const [failure, setFailure] = useState<Failure>();
  const game = games.find(({ id }) => id === wanted.game);
  function change(part: Partial<NewTournament>): void {
    setFailure(undefined);
    setWanted((before) => ({ ...before, ...part }));
  }
  function chooseGame(id: string): void {
    const most = games.find((one) => one.id === id)?.seats.max ?? 2;
    change({ game: id, seats: most, groupSize: most });
  }
  async function make(event: Event): Promise<void> {
    event.preventDefault();
    if ((await whoAmI()) === undefined) return;
    const terms = { ...termsOf(timing), ...(rated ? { rated } : {}) };
    const answer = await recordApi.newTournament({ ...wanted, terms, title: wanted.title.trim() });
    if (answer.ok) navigate(`/tournament/${answer.value.id}`);
    else setFailure(answer.error);
  }
  const seats = rangeOf(Math.max(2, game?.seats.min ?? 2), game?.seats.max ?? 2);
  const sizes = TABLES_PER_GROUP.map((tables) => tables * wanted.seats).filter((size) => size <= MOST_IN_GROUP);
  return (
    <form class="surface stack tournament-form" onSubmit={make}>
      <h2>{t('newTournament.heading')}</h2>
      <NameField
        optional
        label={t('newTournament.title')}
        value={wanted.title}
        onInput={(title) => change({ title })}
        {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
      />
      <div class="tournament-fields">
        <SelectField
          label={t('newTournament.game')}
          value={wanted.game}
          options={games.filter((one) => one.seats.max > 1).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={chooseGame}
        />
        <Numbers
          label={t('newTournament.seats')}
          value={wanted.seats}
          numbers={seats}
          onChange={(count) => change({ seats: count, groupSize: count })}
        />
        <Numbers
          label={t('newTournament.groupSize')}
          value={wanted.groupSize}
          numbers={sizes}
          onChange={(groupSize) => change({ groupSize })}
        />
        <Numbers
          label={t('newTournament.rounds')}
          value={wanted.rounds}
          numbers={ROUNDS}
          onChange={(rounds) => change({ rounds })}
        />
        <Numbers
          label={t('newTournament.roundDays')}
          value={wanted.roundDays}
          numbers={DAYS}
          onChange={(roundDays) => change({ roundDays })}
        />
      </div>
      <fieldset class="bare stack">
        <legend class="timing-label">{tTime('new.time')}</legend>
        <TimingKinds timing={timing} agreed onChange={setTiming} />
      </fieldset>
      <Tick label={t('newTournament.rated')} checked={rated} onChange={setRated} />
      <div>
        <Button type="submit" look="primary" disabled={!isName(wanted.title)}>
          {t('newTournament.make')}
        </Button>
      </div>
    </form>
  );
}

interface NumbersProps {
  readonly label: string;
  readonly value: number;
  readonly numbers: readonly number[];
  readonly onChange: (value: number) => void;
}

function Numbers({ label, value, numbers, onChange }: NumbersProps): JSX.Element {
  return (
    <SelectField
      label={label}
      value={`${value}`}
      options={numbers.map((one) => ({ value: `${one}`, label: `${one}` }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => from + at);
}
