import { intlLocale, list } from '@portolan/i18n';
import type { TableInfo, ToldOutcome } from '@portolan/protocol';
import { Button, ButtonLink, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { later } from '../app/later.tsx';
import { tell } from '../app/session.ts';
import { t } from '../messages/story.ts';
import { sidesOf } from '../table/sides.ts';

const BranchNote = later(async () => (await import('../analysis/BranchNote.tsx')).BranchNote);

export interface StoryHeadProps {
  readonly table: TableInfo;
  readonly outcome: ToldOutcome;
  readonly names: readonly string[];
}

/** What was played, when and by whom, and how it ended. */
export function StoryHead({ table, outcome, names }: StoryHeadProps): JSX.Element {
  const date = new Date(table.movedAt).toLocaleDateString(intlLocale(), { dateStyle: 'long' });
  return (
    <header class="story-head cartouche">
      <p class="story-facts">{t('story.facts', { game: table.title, date, n: table.seq })}</p>
      <h1>{sayEnd(outcome, names)}</h1>
      <ol class="story-standings" aria-label={t('story.standings')}>
        {ranked(outcome, names).map(({ seat, name, place, score, resigned }) => (
          <li key={seat} data-first={place === 1}>
            <span class="story-place" aria-hidden="true">
              {place}
            </span>
            <span class="unseen">{t('story.place', { n: place })}</span>
            <SeatBadge seat={seat} />
            <span class="story-name">{resigned ? t('story.resigned', { name }) : name}</span>
            <strong>{t('story.points', { n: score })}</strong>
          </li>
        ))}
      </ol>
      {table.branchedFrom !== undefined && <BranchNote origin={table.branchedFrom} />}
      <div class="row story-ways">
        <ButtonLink look="primary" icon="play" href={`/replay/${table.id}#0`}>
          {t('story.replay')}
        </ButtonLink>
        <Button icon="link" onClick={() => void copyLink(table.id)}>
          {t('story.copy')}
        </Button>
        <Button onClick={() => window.print()}>{t('story.print')}</Button>
      </div>
    </header>
  );
}

async function copyLink(table: string): Promise<void> {
  await navigator.clipboard?.writeText(`${window.location.origin}/table/${table}/story`);
  tell(t('story.copied'));
}

interface Ranked {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
  readonly score: number;
  readonly resigned: boolean;
}

function ranked(outcome: ToldOutcome, names: readonly string[]): readonly Ranked[] {
  return sidesOf(outcome, names)
    .map(({ name, place, score }, seat) => ({
      ...{ seat, name, place, score },
      resigned: outcome.resigned?.includes(seat) === true,
    }))
    .sort((one, other) => one.place - other.place);
}

/**
 * Equal points are ranked by the rules, so a winner may have no lead. What a bot scored for somebody who resigned is not
 * compared.
 */
function sayEnd(outcome: ToldOutcome, names: readonly string[]): string {
  const sides = ranked(outcome, names).filter(({ resigned }) => !resigned);
  const winners = sides.filter(({ place }) => place === 1).map(({ name }) => name);
  const [first, second] = sides;
  if (first === undefined) return t('story.nobody');
  if (winners.length > 1) return t('story.shared', { names: list(winners) });
  const lead = first.score - (second?.score ?? first.score);
  return lead > 0 ? t('story.winsBy', { name: first.name, n: lead }) : t('story.wins', { name: first.name });
}
