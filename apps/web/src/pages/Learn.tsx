import { loadLedger, type Rule } from '@portolan/client';
import type { GameInfo } from '@portolan/protocol';
import { Button, EmptyState, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../app/pages.ts';
import { quickTable } from '../app/quickTable.ts';
import { useGames } from '../app/useGames.ts';
import { Vignette } from '../art/Vignette.tsx';
import { findWebGame } from '../games.ts';
import { t } from '../messages/index.ts';
import '../style/learn.css';

export function Learn({ params: { game } }: PageProps): JSX.Element {
  const games = useGames();
  const chosen = games?.find(({ id }) => id === game);
  return (
    <div class="column stack-wide">
      <header class="stack">
        <h1>{chosen?.title ?? t('learn.title')}</h1>
        <p class="lead">{t('learn.lead')}</p>
      </header>
      {game === undefined ? <GameList games={games ?? []} /> : <Ledger game={game} info={chosen} />}
    </div>
  );
}

function GameList({ games }: { readonly games: readonly GameInfo[] }): JSX.Element {
  return (
    <ul class="game-cards">
      {games.map(({ id, title }) => (
        <li key={id}>
          <a class="game-card" href={`/learn/${id}`}>
            <Vignette game={id} />
            <span class="game-card-title">{title}</span>
            <span class="game-card-blurb">{findWebGame(id)?.blurb}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Ledger({ game, info }: { readonly game: string; readonly info: GameInfo | undefined }): JSX.Element {
  const [rules, setRules] = useState<readonly Rule[]>();
  const [search, setSearch] = useState('');
  useEffect(() => void loadLedger(game).then(setRules), [game]);
  useEffect(() => {
    // A link to a rule arrives before the rules do.
    if (rules !== undefined) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [rules]);
  if (rules === undefined) return <p class="page-loading">{t('app.loading')}</p>;
  if (rules.length === 0) return <EmptyState>{t('learn.noLedger')}</EmptyState>;
  const found = rules.filter((rule) => matches(rule, search));
  return (
    <>
      <div class="learn-tools">
        <TextField label={t('learn.search')} value={search} onInput={setSearch} />
        <p class="quiet small" role="status">
          {found.length === 0 ? t('learn.none') : t('learn.found', { n: found.length })}
        </p>
        {info !== undefined && (
          <Button icon="play" onClick={() => void quickTable(info, { watch: false })}>
            {t('learn.play')}
          </Button>
        )}
      </div>
      {sections(found).map(([section, inside]) => (
        <Section key={section} section={section} rules={inside} />
      ))}
    </>
  );
}

function Section({ section, rules }: { readonly section: string; readonly rules: readonly Rule[] }): JSX.Element {
  return (
    <section class="stack">
      <h2>{section.length > 2 ? section.slice(0, 1) + section.slice(1).toLowerCase() : section}</h2>
      {groups(rules).map(([group, inside]) => (
        <div key={group} class="rule-group">
          {group !== '' && <h3>{group}</h3>}
          <dl class="rules">
            {inside.map(({ id, text }) => (
              <div key={id} id={id} class="rule">
                <dt>
                  <a href={`#${id}`}>{id}</a>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function matches({ id, text }: Rule, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/);
  const whole = `${id} ${text}`.toLowerCase();
  return words.every((word) => whole.includes(word));
}

function sections(rules: readonly Rule[]): [string, readonly Rule[]][] {
  return [...Map.groupBy(rules, ({ section }) => section)];
}

function groups(rules: readonly Rule[]): [string, readonly Rule[]][] {
  return [...Map.groupBy(rules, ({ group }) => group)];
}
