import type { ComponentChildren, JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { cx } from './cx.ts';

export interface Tab {
  readonly key: string;
  readonly label: string;
  /** The number of unread items. */
  readonly count?: number;
  readonly content: ComponentChildren;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly class?: string;
  /** Classes of the row of tabs and of the panel below it. */
  readonly listClass?: string;
  readonly panelClass?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs with the standard keyboard behaviour: one tab stop, arrow keys within. */
export function Tabs({ label, tabs, chosen, onChoose, ...classes }: TabsProps): JSX.Element {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ key }) => key === chosen),
  );

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div class={classes.class}>
      <div ref={list} role="tablist" aria-label={label} class={cx('tabs', classes.listClass)} onKeyDown={onKeyDown}>
        {tabs.map((tab, i) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            class="tab"
            aria-selected={i === at}
            aria-controls={`${id}-panel`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <span class="tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} class={classes.panelClass} aria-labelledby={`${id}-${tabs[at]?.key}`}>
        {tabs[at]?.content}
      </div>
    </div>
  );
}
