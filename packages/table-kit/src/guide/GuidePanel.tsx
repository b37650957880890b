import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pointAt } from '../pointing.ts';
import { GuideDoing } from './GuideDoing.tsx';
import { t } from './messages.ts';
import type { GuidePage, GuideStep } from './page.ts';
import { keepRead, pagesRead } from './progress.ts';
import './guide.css';

export interface GuidePanelProps<Scene> {
  /** The id of the table: what was read is remembered for each. */
  readonly table: string;
  readonly scene: Scene;
  readonly pages: readonly GuidePage<Scene>[];
  readonly step: GuideStep;
  readonly choose: (move: string) => void;
  readonly onClose: () => void;
}

/** Leads through a first game: something to read, something to do with advice, and what came of it. */
export function GuidePanel<Scene>(props: GuidePanelProps<Scene>): JSX.Element {
  const { table, scene, pages, step, choose, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  const [read, setRead] = useState(() => pagesRead(table));
  const [open, setOpen] = useState(true);
  const page = pages.find(({ id, when }) => !read.includes(id) && when(scene, read));
  usePointing(page === undefined ? (step.advice[0]?.point ?? []) : page.point(scene));
  const focusNext = useFocusOn(panel, page?.id);
  function next({ id, last }: GuidePage<Scene>): void {
    const all = [...read, id];
    setRead(all);
    keepRead(table, all);
    focusNext();
    if (last === true) onClose();
  }
  return (
    <section
      ref={panel}
      class="tk-guide"
      aria-label={t('title')}
      data-open={open || page !== undefined}
      data-reading={page !== undefined}
    >
      <header class="tk-guide-head">
        <span class="tk-guide-mark">{t('title')}</span>
        {page === undefined && (
          <Button look="plain" size="small" onClick={() => setOpen(!open)}>
            {open ? t('less') : t('more')}
          </Button>
        )}
        <Button look="plain" size="small" onClick={onClose}>
          {t('leave')}
        </Button>
      </header>
      {page === undefined ? (
        <GuideDoing step={step} choose={choose} />
      ) : (
        <Reading
          key={page.id}
          title={page.title(scene)}
          text={page.text(scene)}
          next={t(page.last === true ? 'close' : 'next')}
          onNext={() => next(page)}
        />
      )}
    </section>
  );
}

/** A used button disappears with its page: the focus moves on to the next one. */
function useFocusOn(panel: { readonly current: HTMLElement | null }, page: string | undefined): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (wanted.current) panel.current?.querySelector<HTMLElement>('.tk-guide-next, .tk-guide-choose')?.focus();
    wanted.current = false;
  }, [page]);
  return () => {
    wanted.current = true;
  };
}

/** Marks on the board what the guide speaks of. */
function usePointing(ids: readonly string[]): void {
  useEffect(() => {
    pointAt(ids);
    return () => pointAt([]);
  }, [ids.join(' ')]);
}

interface ReadingProps {
  readonly title: string;
  readonly text: string;
  readonly next: string;
  readonly onNext: () => void;
}

/** The button stays visible however long the text is. */
function Reading({ title, text, next, onNext }: ReadingProps): JSX.Element {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard */}
      <div class="tk-guide-body" aria-live="polite" tabIndex={0}>
        <h3>{title}</h3>
        <p class="tk-guide-text">{text}</p>
      </div>
      <div>
        <Button size="small" look="primary" class="tk-guide-next" onClick={onNext}>
          {next}
        </Button>
      </div>
    </>
  );
}
