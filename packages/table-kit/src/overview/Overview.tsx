import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './messages.ts';
import { RuleLinks } from './RuleLinks.tsx';
import './overview.css';

export interface PhaseWords {
  readonly title: string;
  readonly what: string;
  readonly rules: readonly string[];
}

export interface OverviewProps {
  readonly title: string;
  readonly lead: string;
  readonly phases: readonly PhaseWords[];
  /** The game's legend. */
  readonly symbols: ComponentChildren;
  /** Tables that unfold, by title. */
  readonly tables: readonly (readonly [title: string, table: ComponentChildren])[];
}

/** The phases of a game, its symbols and its numbers. A table is an `OverviewTable`. */
export function Overview({ title, lead, phases, symbols, tables }: OverviewProps): JSX.Element {
  const drawn = useParts();
  return (
    <>
      <section class="tk-overview" id="glance">
        <h2>{title}</h2>
        <p>{lead}</p>
        <ol class="tk-overview-phases">
          {phases.map((phase) => (
            <li key={phase.title}>
              <strong>{phase.title}.</strong> {phase.what} <RuleLinks rules={phase.rules} />
            </li>
          ))}
        </ol>
      </section>
      {drawn > 1 && (
        <section class="tk-overview" id="symbols">
          <h2>{t('symbols')}</h2>
          {symbols}
        </section>
      )}
      {drawn > 2 && (
        <section class="tk-overview" id="numbers">
          <h2>{t('numbers')}</h2>
          {tables.map(([name, table]) => (
            <details key={name} class="tk-overview-fold">
              <summary>{name}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
              <section class="table-scroll" tabIndex={0} aria-label={name}>
                {table}
              </section>
            </details>
          ))}
        </section>
      )}
    </>
  );
}

const PARTS = 3;

/** How many parts to draw: one more in every frame, or all at once for an address that names a place on the page. */
function useParts(): number {
  const [drawn, setDrawn] = useState(() => (globalThis.location?.hash ? PARTS : 1));
  useEffect(() => {
    if (drawn >= PARTS) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(drawn + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn]);
  return drawn;
}
