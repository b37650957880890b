import type { TableInfo, ToldOutcome } from '@portolan/protocol';
import { LogList } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { t } from '../messages/story.ts';
import { inMatch } from '../table/inMatch.ts';
import { namesAtEnd } from '../table/namesAtEnd.ts';
import { useChart } from '../table/useChart.tsx';
import { useEventTexts } from '../table/useEventTexts.ts';
import type { WebUi } from '../table/useGameTable.ts';
import { CurveAwaited } from './CurveAwaited.tsx';
import { highlightsOf, tellMoves } from './highlights.ts';
import { InSight } from './InSight.tsx';
import { type StoryMove, useMoves } from './useMoves.ts';
import type { BoardPicture } from './useStill.ts';

const StoryAnalysis = later(async () => (await import('./StoryAnalysis.tsx')).StoryAnalysis, CurveAwaited);

export interface StoryBodyProps {
  readonly ui: WebUi;
  readonly Still: BoardPicture | 'none' | undefined;
  readonly table: TableInfo;
  readonly outcome: ToldOutcome;
  readonly names: readonly string[];
  /** At the end; undefined until loaded. */
  readonly view: unknown;
}

/** What the analysis needs besides. */
export interface Illustrated extends StoryBodyProps {
  /** Undefined until they can be told. */
  readonly moves: readonly StoryMove[] | undefined;
}

const MOST_HIGHLIGHTS = 8;

/** Everything below the final board, each part when it comes into sight. */
export function StoryBody(props: StoryBodyProps): JSX.Element {
  const { ui, table, outcome, view } = props;
  const moves = useMoves(table.id);
  const hasTexts = useEventTexts(ui);
  const texts = useMemo(() => inMatch(ui, view, outcome.resigned), [ui, view === undefined]);
  return (
    <>
      <div class="story-analysis">
        <InSight meanwhile={<CurveAwaited />}>
          <StoryAnalysis {...props} ui={texts} moves={hasTexts ? moves : undefined} />
        </InSight>
      </div>
      {hasTexts && moves !== undefined && <Highlights {...props} ui={texts} moves={moves} />}
      {moves !== undefined && <Points {...props} moves={moves} />}
    </>
  );
}

type WithMoves = StoryBodyProps & { readonly moves: readonly StoryMove[] };

/** What the game itself gives most time to when it is shown. */
function Highlights({ ui, table, names, view, moves }: WithMoves): JSX.Element | null {
  const lines = useMemo(
    () => highlightsOf(tellMoves({ ui, names, view }, moves), MOST_HIGHLIGHTS),
    [ui, names.join(), moves],
  );
  if (lines.length === 0) return null;
  return (
    <section class="story-part">
      <h2>{t('story.highlights')}</h2>
      <LogList
        label={t('story.highlights')}
        lines={lines.map(({ key, seq, seat, text }) => ({
          key,
          text: () => text,
          href: `/replay/${table.id}#${seq}`,
          ...(seat === undefined ? {} : { seat }),
        }))}
      />
    </section>
  );
}

function Points({ ui, outcome, names, moves }: WithMoves): JSX.Element {
  const Chart = useChart(ui);
  const events = useMemo(() => moves.flatMap((move) => move.events), [moves]);
  return (
    <section class="story-part">
      <h2>{t('story.points.title')}</h2>
      {Chart !== undefined && <Chart outcome={outcome} names={namesAtEnd(outcome, names)} events={events} />}
    </section>
  );
}
