import type { Tables } from '@portolan/client';
import type { GameInfo } from '@portolan/protocol';
import { Button, ButtonLink, EmptyState } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { JoinByCode } from '../app/JoinByCode.tsx';
import { hasLesson, lessonTable } from '../app/lessonTable.ts';
import { quickTable } from '../app/quickTable.ts';
import { usualSeats } from '../app/seating.ts';
import { identity } from '../app/session.ts';
import { inOrder, TableCard } from '../app/TableCard.tsx';
import { useGames } from '../app/useGames.ts';
import { useStore } from '../app/useStore.ts';
import { useTables } from '../app/useTables.ts';
import { t } from '../messages/home.ts';
import { t as tShell } from '../messages/shell.ts';

const SHOWN = 6;

export function Home(): JSX.Element {
  const games = useGames() ?? [];
  const [game] = games;
  const tables = useTables();
  return (
    <>
      <section class="hero">
        <Chart />
        <div class="hero-words cartouche">
          <h1>{t('home.title')}</h1>
          <p class="hero-lead">{t('home.lead')}</p>
          <div class="hero-actions">
            <PlayNow game={game} taught={games.find(({ id }) => hasLesson(id))} />
          </div>
        </div>
      </section>
      <div class="column home-grid">
        <YourTables tables={tables} />
        <Aside tables={tables} />
      </div>
    </>
  );
}

/** The Atlantic, drawn once; see art/drawChart.ts. */
function Chart(): JSX.Element {
  return (
    <svg class="hero-chart" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="/art/atlantic.svg#chart" />
    </svg>
  );
}

interface PlayNowProps {
  readonly game: GameInfo | undefined;
  /** A game with a guide. */
  readonly taught: GameInfo | undefined;
}

function PlayNow({ game, taught }: PlayNowProps): JSX.Element {
  const title = game?.title ?? '';
  return (
    <>
      <Button
        look="primary"
        size="big"
        disabled={game === undefined}
        onClick={() => game !== undefined && void quickTable(game, { watch: false })}
      >
        {t('home.play', { game: title })}
      </Button>
      <p class="small quiet">{game !== undefined && t('home.playHint', { n: usualSeats(game) - 1 })}</p>
      <div class="row">
        <ButtonLink href="/new" icon="plus">
          {t('home.new')}
        </ButtonLink>
        <Button
          icon="eye"
          disabled={game === undefined}
          onClick={() => game !== undefined && void quickTable(game, { watch: true })}
        >
          {t('home.watch')}
        </Button>
        {taught !== undefined && (
          <Button icon="question" onClick={() => void lessonTable(taught)}>
            {t('home.guide', { game: taught.title })}
          </Button>
        )}
      </div>
    </>
  );
}

interface TablesProps {
  readonly tables: Tables | undefined;
}

function YourTables({ tables }: TablesProps): JSX.Element {
  const who = useStore(identity);
  const player = who.known ? who.me?.player : undefined;
  const mine = inOrder(tables?.mine ?? [], player).slice(0, SHOWN);
  return (
    <Part title={t('home.continue')}>
      {mine.length === 0 ? (
        <EmptyState>{t('home.noTables')}</EmptyState>
      ) : (
        <ul class="table-cards">
          {mine.map((table) => (
            <li key={table.id}>
              <TableCard table={table} player={player} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Aside({ tables }: TablesProps): JSX.Element {
  const who = useStore(identity);
  const open = tables?.open.slice(0, 3) ?? [];
  return (
    <div class="stack-wide">
      {open.length > 0 && (
        <Part title={t('home.open')}>
          <ul class="table-cards">
            {open.map((table) => (
              <li key={table.id}>
                <TableCard table={table} player={who.known ? who.me?.player : undefined} />
              </li>
            ))}
          </ul>
          <a href="/lobby">{t('home.allOpen')}</a>
        </Part>
      )}
      <Part title={tShell('join.heading')}>
        <JoinByCode />
      </Part>
      <Part title={t('home.learn')}>
        <p class="quiet">{t('home.learnHint')}</p>
        <a href="/learn">{t('home.toLearn')}</a>
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <section class="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
