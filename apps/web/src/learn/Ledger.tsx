import { loadLedger, type Rule } from '@portolan/client';
import type { GameInfo } from '@portolan/protocol';
import { EmptyState, TextField } from '@portolan/ui-kit';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { currentPlace } from '../app/router.ts';
import { useStore } from '../app/useStore.ts';
import { findWebGame } from '../games.ts';
import { t } from '../messages/learn.ts';
import { t as tShell } from '../messages/shell.ts';
import { LearnByPlaying } from './LearnByPlaying.tsx';
import { RuleSection } from './RuleSection.tsx';
import { findRules, searchWords } from './search.ts';

interface Section {
  readonly key: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const NO_RULES: readonly Rule[] = [];

/** All rules of a game: an overview, the sections, and a search. */
export function Ledger({ game, info }: { readonly game: string; readonly info: GameInfo | undefined }): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly rules: readonly Rule[]; readonly Overview?: ComponentType }>();
  const [search, setSearch] = useState('');
  const { hash } = useStore(currentPlace);
  useEffect(() => void load(game).then(setLoaded), [game]);
  // A search must not hide the rule that a link points to.
  useEffect(() => setSearch(''), [hash]);
  useEffect(() => {
    if (loaded !== undefined && hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [loaded, hash]);
  const { rules = NO_RULES } = loaded ?? {};
  const words = useMemo(() => searchWords(search), [search]);
  const found = useMemo(() => findRules(rules, words), [rules, words]);
  const sections = useMemo(() => sectionsOf(found), [found]);
  // What a link or a search asks for is drawn at once.
  const drawn = useGrowing(sections.length, hash !== '' || search !== '');
  if (loaded === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  const { Overview } = loaded;
  if (rules.length === 0) return <EmptyState>{t('learn.noLedger')}</EmptyState>;
  return (
    <div class="ledger">
      <div class="ledger-side">
        {info !== undefined && <LearnByPlaying info={info} />}
        <TextField label={t('learn.search')} value={search} onInput={setSearch} />
        <p class="quiet small" role="status">
          {found.length === 0 ? t('learn.none') : t('learn.found', { n: found.length })}
        </p>
        <Contents sections={sections} />
      </div>
      <div class="ledger-body">
        {words.length === 0 && Overview !== undefined && <Overview />}
        {sections.slice(0, Math.max(0, drawn)).map(({ key, title, rules: inside }) => (
          <RuleSection key={key} id={key} title={title} rules={inside} words={words} here={hash} />
        ))}
      </div>
    </div>
  );
}

/** The frames in which the overview is drawn, part by part. */
const OVERVIEW_FRAMES = 3;

/** How many sections to draw: one more in every frame, because a long ledger at once would be one long task. */
function useGrowing(sections: number, isWhole: boolean): number {
  const [drawn, setDrawn] = useState(-OVERVIEW_FRAMES);
  useEffect(() => {
    if (drawn >= sections) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(drawn + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [sections, drawn]);
  return isWhole ? sections : drawn;
}

function sectionsOf(rules: readonly Rule[]): readonly Section[] {
  return [...Map.groupBy(rules, ({ section }) => section)].map(([title, inside]) => ({
    key: title.toLowerCase().replaceAll(/\W+/g, '-'),
    title,
    rules: inside,
  }));
}

/** Collapsed at first on a small screen; the style sheet decides what is small. */
function Contents({ sections }: { readonly sections: readonly Section[] }): JSX.Element {
  const [open, setOpen] = useState(true);
  const contents = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (contents.current === null) return;
    setOpen(getComputedStyle(contents.current).getPropertyValue('--contents-folded') !== '1');
  }, []);
  return (
    <details ref={contents} class="ledger-contents" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('learn.contents')}</summary>
      <ol>
        {sections.map(({ key, title, rules }) => (
          <li key={key}>
            <a href={`#${key}`} translate={false}>
              {title}
            </a>{' '}
            <span class="quiet small">{rules.length}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The rules together with the game's own overview, if it has one, which would push them down if it came later. */
async function load(game: string): Promise<{ rules: readonly Rule[]; Overview?: ComponentType }> {
  const [rules, Overview] = await Promise.all([loadLedger(game), loadOverview(game).catch(() => undefined)]);
  return { rules, ...(Overview === undefined ? {} : { Overview }) };
}

async function loadOverview(game: string): Promise<ComponentType | undefined> {
  const ui = await findWebGame(game)?.load();
  return ui?.overview?.();
}
