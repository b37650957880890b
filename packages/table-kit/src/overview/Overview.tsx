import type { ComponentChildren, JSX } from 'preact';
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

/** The phases of a game, its symbols and its numbers. Tables have the class `tk-overview-table`. */
export function Overview({ title, lead, phases, symbols, tables }: OverviewProps): JSX.Element {
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
      <section class="tk-overview" id="symbols">
        <h2>{t('symbols')}</h2>
        {symbols}
      </section>
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
    </>
  );
}
