import type { Failure } from '@portolan/client';
import type { GameInfo, LobbyFilter, OfferRequest, TableClock, TableTerms } from '@portolan/protocol';
import { Button, Dialog, DialogActions, SelectField, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { useGames } from '../app/useGames.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { t } from '../messages/finding.ts';
import { t as tShell } from '../messages/shell.ts';
import { languageChoices } from './languages.ts';
import { makeOffer } from './makeOffer.ts';
import { sayClock } from './sayClock.ts';

export interface OfferDialogProps {
  /** What the person has been looking for. */
  readonly filter: LobbyFilter;
  readonly onClose: () => void;
}

/** The times to choose from; whoever wants another one creates a table. */
const CLOCKS: readonly (TableClock | undefined)[] = [
  { kind: 'correspondence', daysPerTurn: 1 },
  { kind: 'correspondence', daysPerTurn: 2 },
  { kind: 'correspondence', daysPerTurn: 3 },
  { kind: 'correspondence', daysPerTurn: 7 },
  { kind: 'live', bankSeconds: 1800, incrementSeconds: 30 },
  { kind: 'live', bankSeconds: 3600, incrementSeconds: 60 },
  undefined,
];
/** Two days per turn, unless the person has looked for something else. */
const FIRST = { days: 1, live: 4, untimed: 6 };

export function OfferDialog({ filter, onClose }: OfferDialogProps): JSX.Element {
  const games = useGames()?.filter(({ seats }) => seats.max > 1);
  return (
    <Dialog title={t('offer.title')} onClose={onClose}>
      {games === undefined ? (
        <p class="page-loading">{tShell('app.loading')}</p>
      ) : (
        <OfferForm games={games} filter={filter} onClose={onClose} />
      )}
    </Dialog>
  );
}

function OfferForm({
  games,
  filter,
  onClose,
}: OfferDialogProps & { readonly games: readonly GameInfo[] }): JSX.Element {
  const [id, setId] = useState(filter.game ?? games[0]?.id ?? '');
  const game = games.find((one) => one.id === id) ?? games[0];
  const counts = countsOf(game);
  const [range, setRange] = useState<readonly [string, string]>([
    String(filter.seats ?? ''),
    String(filter.seats ?? ''),
  ]);
  const [clock, setClock] = useState(FIRST[filter.pace ?? 'days']);
  const [rated, setRated] = useState(filter.rated === true);
  const [language, setLanguage] = useState(filter.language ?? '');
  const [failure, setFailure] = useState<Failure>();
  const [least, most] = rangeIn(range, counts);

  async function post(event: Event): Promise<void> {
    event.preventDefault();
    if (game === undefined || (await whoAmI()) === undefined) return;
    const terms = termsOf(CLOCKS[clock], { rated, language });
    const offer: OfferRequest = { game: game.id, least, most, terms };
    const failed = await makeOffer(offer);
    if (failed === undefined) onClose();
    else setFailure(failed);
  }
  const choices = counts.map((n) => ({ value: String(n), label: t('filter.nPlayers', { n }) }));
  return (
    <form class="stack" onSubmit={post}>
      <p class="quiet">{t('offer.hint')}</p>
      <SelectField
        label={t('offer.game')}
        value={id}
        options={games.map((one) => ({ value: one.id, label: one.title }))}
        onChange={setId}
      />
      <div class="offer-range">
        <SelectField
          label={t('offer.least')}
          value={String(least)}
          options={choices}
          onChange={(value) => setRange([value, String(Math.max(Number(value), most))])}
        />
        <SelectField
          label={t('offer.most')}
          value={String(most)}
          options={choices}
          onChange={(value) => setRange([String(Math.min(least, Number(value))), value])}
        />
      </div>
      <SelectField
        label={t('offer.pace')}
        value={String(clock)}
        options={CLOCKS.map((one, at) => ({ value: String(at), label: sayClock(one) }))}
        onChange={(value) => setClock(Number(value))}
      />
      <SelectField label={t('offer.language')} value={language} options={languageChoices()} onChange={setLanguage} />
      <Tick label={t('offer.rated')} checked={rated} onChange={setRated} />
      {failure !== undefined && (
        <p class="field-error" role="alert">
          <FailureText failure={failure} />
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{tShell('app.cancel')}</Button>
        <Button type="submit" look="primary">
          {t('offer.post')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The numbers of people who can play the game together. */
function countsOf(game: GameInfo | undefined): number[] {
  const { min, max } = game?.seats ?? { min: 2, max: 2 };
  return Array.from({ length: max - Math.max(2, min) + 1 }, (_, at) => Math.max(2, min) + at);
}

/** What was chosen, as far as the game allows it; all numbers of players before anything was chosen. */
function rangeIn([least, most]: readonly [string, string], counts: readonly number[]): [number, number] {
  const [first = 2] = counts;
  const last = counts.at(-1) ?? first;
  const within = (text: string, otherwise: number): number =>
    text === '' ? otherwise : Math.min(last, Math.max(first, Number(text)));
  return [within(least, first), within(most, last)];
}

function termsOf(
  clock: TableClock | undefined,
  { rated, language }: { readonly rated: boolean; readonly language: string },
): TableTerms {
  return {
    ...(clock === undefined ? {} : { clock }),
    ...(rated ? { rated } : {}),
    ...(language === '' ? {} : { language }),
  };
}
