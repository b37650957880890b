import type { TableInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { JoinByCode } from '../app/JoinByCode.tsx';
import { later } from '../app/later.tsx';
import { quickTable } from '../app/quickTable.ts';
import { identity } from '../app/session.ts';
import { TableCard } from '../app/TableCard.tsx';
import { useGames } from '../app/useGames.ts';
import { usePainted } from '../app/usePainted.ts';
import { useSteadyOrder } from '../app/useSteadyOrder.ts';
import { useStore } from '../app/useStore.ts';
import { NO_TABLES, useTables } from '../app/useTables.ts';
import { SEA_CHART_SIZE } from '../art/seaChartSize.ts';
import { Vignette } from '../art/Vignette.tsx';
import { blurbOf } from '../games/blurbs.ts';
import { FEATURED, isFeatured } from '../games.ts';
import { GameCard } from '../home/GameCard.tsx';
import { t } from '../messages/home.ts';
import { t as tShell } from '../messages/shell.ts';
import '../style/home.css';

// Most visits have none.
const Invitations = later(async () => (await import('../home/Invitations.tsx')).Invitations);

const MOST_RESUMED = 3;
const MOST_OTHERS = 9;
const MOST_FINISHED = 4;
const MOST_OPEN = 4;

/** Running games first, then the games as equals, then everything else. */
export function Home(): JSX.Element {
  const tables = useTables();
  const who = useStore(identity);
  const player = who.known ? who.me?.player : undefined;
  const mine = useSteadyOrder(tables?.mine ?? [], player);
  const games = useGames();
  // In one piece, because a part that came later would push the rest down; offline none comes.
  const isReady = tables !== undefined && (games !== undefined || tables === NO_TABLES);
  // Each of these is a task of its own: a phone can respond in between.
  const isPainted = usePainted(isReady);
  const isDrawn = usePainted(isPainted);
  if (!isReady) return <p class="page-loading">{tShell('app.loading')}</p>;
  return (
    <>
      <section class="home-top">
        {isDrawn && <SeaChart />}
        <div class="home-inside">
          <header class="home-title cartouche">
            <h1>{t('home.title')}</h1>
            <p>{t('home.lead')}</p>
          </header>
          {tables.invited.length > 0 && <Invitations invited={tables.invited} />}
          <TableList title={t('home.continue')} tables={unfinishedOf(mine).slice(0, MOST_RESUMED)} player={player} />
          <Games isDrawn={isPainted} />
          <p class="home-unofficial">
            {t('home.unofficial')} <a href="/about">{t('home.about')}</a>
          </p>
        </div>
      </section>
      {isDrawn && <Rest open={tables.open} mine={mine} player={player} />}
    </>
  );
}

interface RestProps {
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
  readonly player: string | undefined;
}

/** Below everything else, so it may come after the first picture. */
function Rest({ open, mine, player }: RestProps): JSX.Element {
  const isPainted = usePainted();
  return (
    <div class="column home-rest">
      <TableList
        title={t('home.more')}
        tables={unfinishedOf(mine).slice(MOST_RESUMED, MOST_RESUMED + MOST_OTHERS)}
        player={player}
      />
      <TableList title={t('home.open')} tables={open.slice(0, MOST_OPEN)} player={player}>
        <a href="/lobby">{t('home.allOpen')}</a>
      </TableList>
      <TableList title={t('home.finished')} tables={mine.filter(isOver).slice(0, MOST_FINISHED)} player={player} />
      {isPainted && (
        <div class="pair">
          <section class="stack">
            <h2>{tShell('join.heading')}</h2>
            <JoinByCode />
          </section>
          <SmallGames />
        </div>
      )}
    </div>
  );
}

function unfinishedOf(tables: readonly TableInfo[]): TableInfo[] {
  return tables.filter((table) => !isOver(table));
}

/** Nobody plays on there. */
function isOver({ status }: TableInfo): boolean {
  return status === 'finished' || status === 'closed';
}

/** The Atlantic, drawn once; see art/drawSeaChart.ts. */
function SeaChart(): JSX.Element {
  return (
    <svg
      class="home-chart"
      viewBox={`0 0 ${SEA_CHART_SIZE.width} ${SEA_CHART_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href="/art/atlantic.svg#chart" />
    </svg>
  );
}

/** The games as equals. The first one comes with the first picture and shows how much room the others need. */
function Games({ isDrawn }: { readonly isDrawn: boolean }): JSX.Element {
  const games = useGames()?.filter(({ id }) => isFeatured(id));
  return (
    <ul class="home-games" aria-label={t('home.games')}>
      {FEATURED.map((id, at) => {
        const game = isDrawn || at === 0 ? games?.[at] : undefined;
        return game === undefined ? (
          <li key={id} class="home-game home-game-awaited" />
        ) : (
          <li key={id}>
            <GameCard game={game} />
          </li>
        );
      })}
    </ul>
  );
}

interface TableListProps {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly player: string | undefined;
  readonly children?: ComponentChildren;
}

function TableList({ title, tables, player, children }: TableListProps): JSX.Element | null {
  if (tables.length === 0) return null;
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ul class="table-cards">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} player={player} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Games for trying things out, out of the way of the others. */
function SmallGames(): JSX.Element | null {
  const small = useGames()?.filter(({ id }) => !isFeatured(id)) ?? [];
  if (small.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t('home.small')}</h2>
      {small.map((game) => (
        <div key={game.id} class="home-small">
          <Vignette game={game.id} />
          <p>
            <strong>{game.title}</strong> <span class="quiet">{blurbOf(game.id)}</span>
          </p>
          <Button
            size="small"
            label={t('home.play', { game: game.title })}
            onClick={() => void quickTable(game, { watch: false })}
          >
            {t('home.playShort')}
          </Button>
        </div>
      ))}
    </section>
  );
}
