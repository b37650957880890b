import type { GameOption } from '@portolan/client';
import { type GameInfo, type SeatRequest, VISIBILITIES } from '@portolan/protocol';
import { Button, cx, Icon, SeatBadge, SelectField, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BottomBar } from '../app/BottomBar.tsx';
import { NameField } from '../app/NameField.tsx';
import { currentPlace, navigate } from '../app/router.ts';
import { emblemName } from '../app/seatNames.ts';
import { api, tell, tellFailure } from '../app/session.ts';
import { useGames } from '../app/useGames.ts';
import { watchFromStart } from '../app/watchLater.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { Vignette } from '../art/Vignette.tsx';
import { blurbOf } from '../games/blurbs.ts';
import { gameOptions } from '../games/gameOptions.ts';
import { optionsFor } from '../games/optionsFor.ts';
import { t } from '../messages/newTable.ts';
import { t as tOptions } from '../messages/options.ts';
import { t as tShell } from '../messages/shell.ts';
import {
  type Draft,
  isFull,
  isNamed,
  newDraft,
  tableRequest,
  withOption,
  withSeat,
  withSeats,
  withVisibility,
} from './newTable.ts';
import '../style/newTable.css';

export function NewTablePage(): JSX.Element {
  const games = useGames();
  const [draft, setDraft] = useState<Draft>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const wanted = currentPlace.get().query.get('game');
    const game = games?.find(({ id }) => id === wanted) ?? games?.[0];
    if (game !== undefined) setDraft(newDraft(game, gameOptions(game.id)));
  }, [games]);
  if (games === undefined || draft === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;

  async function make(event: Event): Promise<void> {
    event.preventDefault();
    if (draft === undefined || (await whoAmI()) === undefined) return;
    setBusy(true);
    const answer = await api.newTable(tableRequest(draft, gameOptions(draft.game.id)));
    setBusy(false);
    if (answer.ok) {
      watchFromStart(answer.value.id);
      navigate(`/table/${answer.value.id}`);
    } else tellFailure(answer.error);
  }

  return (
    <form onSubmit={make}>
      <div class="column stack-wide">
        <h1>{t('new.title')}</h1>
        <GameChoice games={games} draft={draft} onChange={setDraft} />
        <div class="pair">
          <Seats draft={draft} onChange={setDraft} />
          <div class="stack">
            <Doors draft={draft} onChange={setDraft} />
            <Options draft={draft} onChange={setDraft} />
            <Readings draft={draft} onChange={setDraft} />
            <Components draft={draft} onChange={setDraft} />
          </div>
        </div>
      </div>
      <BottomBar>
        <span class="quiet">{t('new.chosen', { game: draft.game.title, n: draft.seats.length })}</span>
        <Button type="submit" look="primary" size="big" disabled={busy || !isNamed(draft)}>
          {t(isFull(draft) ? 'new.start' : 'new.make')}
        </Button>
      </BottomBar>
    </form>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function GameChoice({ games, draft, onChange }: PartProps & { readonly games: readonly GameInfo[] }): JSX.Element {
  return (
    <fieldset class="bare">
      <legend class="unseen">{t('new.game')}</legend>
      <div class="game-cards">
        {games.map((game) => (
          <label key={game.id} class={cx('game-card', game.id === draft.game.id && 'game-card-chosen')}>
            <input
              class="unseen"
              type="radio"
              name="game"
              checked={game.id === draft.game.id}
              onChange={() => onChange(newDraft(game, gameOptions(game.id)))}
            />
            <Vignette game={game.id} />
            <span class="game-card-title">{game.title}</span>
            <span class="game-card-blurb">{blurbOf(game.id)}</span>
            <span class="small quiet">{t('new.playersRange', game.seats)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Seats({ draft, onChange }: PartProps): JSX.Element {
  const { min, max } = draft.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return (
    <fieldset class="sheet stack">
      <legend>{t('new.seats')}</legend>
      <fieldset class="bare row" aria-label={t('new.howMany')}>
        {counts.map((count) => (
          <Button
            key={count}
            size="small"
            pressed={count === draft.seats.length}
            onClick={() => onChange(withSeats(draft, count))}
          >
            {t('new.players', { n: count })}
          </Button>
        ))}
      </fieldset>
      {draft.seats.map((request, seat) => (
        <div key={seat} class="seat-row">
          <SeatBadge seat={seat} />
          <SelectField
            bare
            label={t('new.seat', { n: seat + 1, emblem: emblemName(seat) })}
            value={request.kind === 'bot' ? `bot:${request.bot}` : request.kind}
            options={seatOptions(draft)}
            onChange={(value) => onChange(withSeat(draft, seat, readSeat(value)))}
          />
          {request.kind === 'me' && draft.visibility === 'hotseat' && (
            <NameField
              bare
              optional
              label={t('new.nameOf', { emblem: emblemName(seat) })}
              placeholder={t('new.namePlaceholder')}
              value={request.name ?? ''}
              onInput={(name) => onChange(withSeat(draft, seat, { kind: 'me', name }))}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

function seatOptions({ game, visibility }: Draft): { value: string; label: string }[] {
  const shared = visibility === 'hotseat';
  return [
    { value: 'me', label: t(shared ? 'new.person' : 'new.me') },
    ...(shared ? [] : [{ value: 'open', label: t('new.openSeat') }]),
    ...game.bots.map((bot) => ({ value: `bot:${bot}`, label: t('new.bot', { bot }) })),
  ];
}

function readSeat(value: string): SeatRequest {
  if (value.startsWith('bot:')) return { kind: 'bot', bot: value.slice(4) };
  return value === 'me' ? { kind: 'me' } : { kind: 'open' };
}

function Doors({ draft, onChange }: PartProps): JSX.Element {
  return (
    <fieldset class="sheet stack">
      <legend>{t('new.where')}</legend>
      {VISIBILITIES.map((one) => (
        <Tick
          key={one}
          group="visibility"
          label={t(`new.${one}`)}
          hint={t(`new.${one}Hint`)}
          checked={one === draft.visibility}
          onChange={() => onChange(withVisibility(draft, one))}
        />
      ))}
    </fieldset>
  );
}

function Options({ draft, onChange }: PartProps): JSX.Element | null {
  const options = optionsOf(draft).filter(({ rule }) => rule === undefined);
  if (options.length === 0) return null;
  const change = (key: string, value: boolean | string): void => onChange(withOption(draft, key, value));
  return (
    <fieldset class="sheet stack">
      <legend>{t('new.options')}</legend>
      {options.map(({ key, label, hint, values, initial }) =>
        values === undefined ? (
          <Tick
            key={key}
            label={label}
            hint={hint}
            checked={(draft.options[key] ?? initial) === true}
            onChange={(checked) => change(key, checked)}
          />
        ) : (
          <SelectField
            key={key}
            label={label}
            hint={hint}
            value={String(draft.options[key] ?? initial)}
            options={values}
            onChange={(value) => change(key, value)}
          />
        ),
      )}
    </fieldset>
  );
}

/** Second readings of rules: for people who know the game, so they are folded away. */
function Readings({ draft, onChange }: PartProps): JSX.Element | null {
  const readings = optionsOf(draft).filter(({ rule }) => rule !== undefined);
  if (readings.length === 0) return null;
  return (
    <details class="sheet" key={draft.game.id}>
      <summary>{tOptions('options.readings')}</summary>
      <div class="stack">
        <p class="quiet small">{tOptions('options.readingsHint')}</p>
        {readings.map(({ key, label, hint, rule = '' }) => (
          <Tick
            key={key}
            label={label}
            hint={tOptions('options.readingHint', { hint, rule })}
            checked={draft.options[key] === true}
            onChange={(checked) => onChange(withOption(draft, key, checked))}
          />
        ))}
      </div>
    </details>
  );
}

function optionsOf({ game, seats }: Draft): readonly GameOption[] {
  return optionsFor(gameOptions(game.id), seats.length);
}

function Components({ draft, onChange }: PartProps): JSX.Element {
  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      const value: unknown = JSON.parse(await file.text());
      onChange({ ...draft, components: { file: file.name, value } });
    } catch {
      tell(t('new.componentsBad', { file: file.name }), true);
    }
  }
  return (
    <details class="sheet">
      <summary>
        {draft.components === undefined
          ? t('new.components')
          : t('new.componentsChosen', { file: draft.components.file })}
      </summary>
      <div class="stack">
        <p class="quiet small">{t('new.componentsHint')}</p>
        <div class="row">
          <label class="button button-small file-button">
            <Icon name="upload" />
            {t('new.components')}
            <input
              class="unseen"
              type="file"
              accept=".json,application/json"
              onChange={(event) => void read(event.currentTarget.files?.[0])}
            />
          </label>
          {draft.components !== undefined && (
            <Button size="small" onClick={() => onChange({ ...draft, components: undefined })}>
              {t('new.componentsDrop')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
