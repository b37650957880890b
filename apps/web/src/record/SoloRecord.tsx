import { ago } from '@portolan/i18n';
import type { ResultInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/record.ts';
import { loadSoloGames, type SoloGame } from './soloGames.ts';

/** The finished solo games of a player with the game's own grades; nothing until there is one. */
export function SoloRecord({
  player,
  heading,
}: {
  readonly player: string;
  readonly heading: string;
}): JSX.Element | null {
  const [games, setGames] = useState<readonly SoloGame[]>([]);
  useEffect(() => {
    let stale = false;
    void loadSoloGames(player).then((loaded) => {
      if (!stale) setGames(loaded);
    });
    return () => {
      stale = true;
    };
  }, []);
  if (games.length === 0) return null;
  // Games of one kind have the same columns.
  const kinds = [...new Set(games.map(({ result }) => result.game))];
  return (
    <section class="surface stack" id="record">
      <h2>{heading}</h2>
      {kinds.map((kind) => (
        <Games key={kind} heading={heading} games={games.filter(({ result }) => result.game === kind)} />
      ))}
    </section>
  );
}

function Games({ games, heading }: { readonly games: readonly SoloGame[]; readonly heading: string }): JSX.Element {
  const columns = games[0]?.facts.map(({ label }) => label) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={heading}>
      <table class="score-table">
        <thead>
          <tr>
            <th scope="col">{t('solo.when')}</th>
            <th scope="col">{t('solo.result')}</th>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map(({ result, table, facts }) => (
            <tr key={result.number}>
              <th scope="row">
                <a href={`/table/${table}`}>{ago(result.endedAt, Date.now())}</a>
              </th>
              <td>{sayResult(result)}</td>
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

function sayResult({ resigned, place }: ResultInfo): string {
  if (resigned === true) return t('results.resigned');
  return t(place === 1 ? 'results.won' : 'results.lost');
}
