import { ago } from '@portolan/i18n';
import type { Me } from '@portolan/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/profile.ts';
import { loadRecord, type PastGame } from './loadRecord.ts';

/** The finished solo games of a player; nothing until there is one. */
export function SoloRecord({ me }: { readonly me: Me }): JSX.Element | null {
  const [games, setGames] = useState<readonly PastGame[]>([]);
  useEffect(() => {
    let stale = false;
    void loadRecord(me).then((loaded) => {
      if (!stale) setGames(loaded);
    });
    return () => {
      stale = true;
    };
  }, []);
  if (games.length === 0) return null;
  // Games of one kind have the same columns.
  const kinds = [...new Set(games.map(({ table }) => table.game))];
  return (
    <section class="sheet stack" id="record">
      <h2>{t('profile.record')}</h2>
      {kinds.map((kind) => (
        <Record key={kind} games={games.filter(({ table }) => table.game === kind)} />
      ))}
    </section>
  );
}

function Record({ games }: { readonly games: readonly PastGame[] }): JSX.Element {
  const columns = games[0]?.facts.map(({ label }) => label) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={t('profile.record')}>
      <table class="score-table">
        <thead>
          <tr>
            <th scope="col">{t('profile.recordWhen')}</th>
            <th scope="col">{t('profile.recordResult')}</th>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map(({ table, won, facts }) => (
            <tr key={table.id}>
              <th scope="row">
                <a href={`/table/${table.id}`}>{ago(table.movedAt, Date.now())}</a>
              </th>
              <td>{t(won ? 'profile.won' : 'profile.lost')}</td>
              {facts.map(({ label, value }) => (
                <td key={label}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
