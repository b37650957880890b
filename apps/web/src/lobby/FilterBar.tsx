import { type LobbyFilter, TABLE_PACES, writeLobbyFilter } from '@portolan/protocol';
import { Button, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useGames } from '../app/useGames.ts';
import { t } from '../messages/finding.ts';
import { languageChoices } from './languages.ts';
import '../style/finding.css';

export interface FilterBarProps {
  readonly filter: LobbyFilter;
  readonly onChange: (filter: LobbyFilter) => void;
}

const COUNTS = [2, 3, 4, 5];
const FREE = [1, 2, 3, 4];

/** Which open tables and offers are shown. */
export function FilterBar({ filter, onChange }: FilterBarProps): JSX.Element {
  const games = useGames() ?? [];
  /** An empty value means that it does not matter. */
  function change<K extends keyof LobbyFilter>(name: K, value: LobbyFilter[K] | undefined): void {
    const { [name]: _, ...rest } = filter;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  }
  const count = (value: string): number | undefined => (value === '' ? undefined : Number(value));
  return (
    <section class="filter" aria-label={t('filter.heading')}>
      <SelectField
        label={t('filter.game')}
        value={filter.game ?? ''}
        options={[
          { value: '', label: t('filter.anyGame') },
          ...games.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(value) => change('game', value === '' ? undefined : value)}
      />
      <SelectField
        label={t('filter.players')}
        value={String(filter.seats ?? '')}
        options={[
          { value: '', label: t('filter.anyPlayers') },
          ...COUNTS.map((n) => ({ value: String(n), label: t('filter.nPlayers', { n }) })),
        ]}
        onChange={(value) => change('seats', count(value))}
      />
      <SelectField
        label={t('filter.free')}
        value={String(filter.free ?? '')}
        options={[
          { value: '', label: t('filter.anyFree') },
          ...FREE.map((n) => ({ value: String(n), label: t('filter.nFree', { n }) })),
        ]}
        onChange={(value) => change('free', count(value))}
      />
      <SelectField
        label={t('filter.pace')}
        value={filter.pace ?? ''}
        options={[
          { value: '', label: t('filter.anyPace') },
          ...TABLE_PACES.map((value) => ({ value, label: t(`filter.${value}`) })),
        ]}
        onChange={(value) =>
          change(
            'pace',
            TABLE_PACES.find((one) => one === value),
          )
        }
      />
      <SelectField
        label={t('filter.rated')}
        value={filter.rated === undefined ? '' : filter.rated ? 'yes' : 'no'}
        options={[
          { value: '', label: t('filter.anyRated') },
          { value: 'yes', label: t('filter.yesRated') },
          { value: 'no', label: t('filter.noRated') },
        ]}
        onChange={(value) => change('rated', value === '' ? undefined : value === 'yes')}
      />
      <SelectField
        label={t('filter.language')}
        value={filter.language ?? ''}
        options={languageChoices()}
        onChange={(value) => change('language', value === '' ? undefined : value)}
      />
      {writeLobbyFilter(filter) !== '' && (
        <Button class="filter-clear" size="small" icon="close" onClick={() => onChange({})}>
          {t('filter.clear')}
        </Button>
      )}
    </section>
  );
}
