import { type GuideProps, moveSentence, nameAt, type Said } from '@portolan/client';
import type { Box } from '@portolan/francis-drake';
import { advise } from '@portolan/francis-drake/advice';
import { Button } from '@portolan/ui-kit';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { describeMove } from '../describeMove.ts';
import { pointAt } from '../help/pointing.ts';

import { askFor } from './asks.ts';
import { type Explained, explainNews } from './explain.ts';
import { type Advised, adviseMove, type GuideScene, type Rate, readScene } from './guideScene.ts';
import { GUIDE } from './messages.ts';
import { PAGES, type Page } from './pages.ts';
import { keepRead, pagesRead } from './progress.ts';
import { aimOf, reasonFor } from './reasons.ts';
import './guide.css';

/** A guide for a table with these components. */
export function guideFor(box: Box): ComponentType<GuideProps> {
  const advice = advise(box);
  const rate = (...asked: Parameters<typeof advice.rate>) => advice.rate(...asked);
  return function Guide(props) {
    const { view, names, own, legal, entries } = props;
    const advised = useAdvice(box, rate, { view, legal });
    const scene = useMemo(
      () => readScene(box, { view, names, own, legal, entries }, advised),
      [view, names.join(), own.join(), legal, entries, advised],
    );
    return scene === undefined ? null : <Panel {...props} scene={scene} />;
  };
}

/** Until what was just done is on the screen. */
const LATER_MS = 60;

/** The advice takes thought, so that it comes when the table has been drawn. */
function useAdvice(box: Box, rate: Rate, { view, legal }: Pick<GuideProps, 'view' | 'legal'>): Advised | undefined {
  const [found, setFound] = useState<{ readonly legal: unknown; readonly advised: Advised | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setFound({ legal, advised: adviseMove(box, rate, { view, legal }) }), LATER_MS);
    return () => clearTimeout(timer);
  }, [view, legal]);
  return found !== undefined && found.legal === legal ? found.advised : undefined;
}

interface PanelProps extends GuideProps {
  readonly scene: GuideScene;
}

/** Leads through the first voyage: something to read, something to do with an advice, and what came of it. */
function Panel(props: PanelProps): JSX.Element {
  const { scene, table, onClose } = props;
  const [read, setRead] = useState(() => pagesRead(table));
  const [open, setOpen] = useState(() => !isNarrow());
  const page = PAGES.find(({ id, when }) => !read.includes(id) && when(scene, read));
  const points = page === undefined ? adviceAim(scene) : page.point(scene);
  usePointing(points);
  const panel = useRef<HTMLElement>(null);
  const follow = useFocusOn(panel, page?.id);
  function next({ id, last }: Page): void {
    const pages = [...read, id];
    setRead(pages);
    keepRead(table, pages);
    follow();
    if (last === true) onClose();
  }
  return (
    <section ref={panel} class="fd-guide" aria-label={GUIDE.title} data-open={open || page !== undefined}>
      <header class="fd-guide-head">
        <span class="fd-guide-mark">{GUIDE.title}</span>
        {page === undefined && (
          <Button look="plain" size="small" onClick={() => setOpen(!open)}>
            {open ? GUIDE.less : GUIDE.more}
          </Button>
        )}
        <Button look="plain" size="small" onClick={onClose}>
          {GUIDE.leave}
        </Button>
      </header>
      {page !== undefined ? (
        <Reading key={page.id} page={page} scene={scene} onNext={() => next(page)} />
      ) : (
        <Doing {...props} />
      )}
    </section>
  );
}

/** On a phone the advice alone is shown, until more is wanted. */
function isNarrow(): boolean {
  return window.matchMedia('(max-width: 52rem)').matches;
}

/** A button that was used is gone with its page: who asks for it finds the focus on the next one. */
function useFocusOn(panel: { readonly current: HTMLElement | null }, page: string | undefined): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (wanted.current) panel.current?.querySelector<HTMLElement>('.fd-guide-next, .fd-guide-choose')?.focus();
    wanted.current = false;
  }, [page]);
  return () => {
    wanted.current = true;
  };
}

function adviceAim(scene: GuideScene): readonly string[] {
  return scene.advised === undefined ? [] : aimOf(scene, scene.advised);
}

/** Shows on the board what the guide speaks of. */
function usePointing(ids: readonly string[]): void {
  const wanted = ids.join(' ');
  useEffect(() => {
    pointAt(ids);
    return () => pointAt([]);
  }, [wanted]);
}

interface ReadingProps {
  readonly page: Page;
  readonly scene: GuideScene;
  readonly onNext: () => void;
}

/** What is pressed stays in sight, however long the words are. */
function Reading({ page, scene, onNext }: ReadingProps): JSX.Element {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: words that scroll must be reachable by keyboard */}
      <div class="fd-guide-body" aria-live="polite" tabIndex={0}>
        <h3>{page.title}</h3>
        <p class="fd-guide-text">{page.text(scene)}</p>
      </div>
      <div>
        <Button size="small" look="primary" class="fd-guide-next" onClick={onNext}>
          {page.last === true ? GUIDE.last : GUIDE.next}
        </Button>
      </div>
    </>
  );
}

function Doing({ scene, choose }: PanelProps): JSX.Element {
  const ask = askFor(scene);
  const news = useMemo(() => explainNews(scene), [scene]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: words that scroll must be reachable by keyboard */}
      <div class="fd-guide-body" aria-live="polite" tabIndex={0}>
        {news.length > 0 && <News news={news} />}
        {ask === undefined ? (
          <p class="fd-guide-text quiet">{waitWords(scene)}</p>
        ) : (
          <>
            <h3>{ask.title}</h3>
            <p class="fd-guide-text">{ask.text}</p>
          </>
        )}
      </div>
      {scene.advised !== undefined && (
        <div class="fd-guide-advice">
          <p>
            <strong>{moveSentence(describeMove(scene.box, scene.advised.move, scene.view))}</strong>
            {GUIDE.because}
            {reasonFor(scene, scene.advised)}
          </p>
          <Button size="small" class="fd-guide-choose" onClick={() => choose(scene.advised?.text ?? '')}>
            {GUIDE.choose}
          </Button>
        </div>
      )}
    </>
  );
}

function waitWords({ view, names }: GuideScene): string {
  const who = view.question === undefined ? undefined : nameAt(names, view.question.seat);
  return who === undefined ? GUIDE.over : GUIDE.waits(who);
}

function News({ news }: { readonly news: readonly Explained[] }): JSX.Element {
  return (
    <ul class="fd-guide-news">
      {news.map(({ said, meaning }) => (
        <li key={meaning}>
          {said.map(word)} <span class="quiet">{meaning}</span>
        </li>
      ))}
    </ul>
  );
}

function word(part: Said, at: number): JSX.Element | string {
  if (typeof part === 'string') return part;
  return (
    <span key={at} class="mention" data-mention={part.target}>
      {part.text}
    </span>
  );
}
