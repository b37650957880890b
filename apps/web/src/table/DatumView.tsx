import { cx, Figure, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { type Datum, type Fact, isEmpty, isZero, openedUp } from './boardModel.ts';
import { Term } from './Term.tsx';

export interface DatumProps {
  readonly datum: Datum;
  /** By seat. */
  readonly names: readonly string[];
}

/** One value of a view, rendered by its kind. */
export function DatumView({ datum, names }: DatumProps): JSX.Element {
  switch (datum.kind) {
    case 'number':
      return <Figure value={datum.value} />;
    case 'word':
      return <span>{datum.text === '' ? '–' : <Term text={datum.text} />}</span>;
    case 'flag':
      return <span>{datum.on ? '✓' : '–'}</span>;
    case 'seat':
      return <SeatBadge seat={datum.seat} label={names[datum.seat] ?? ''} />;
    case 'list':
      return (
        <span class="chips">
          {datum.items.map((item, at) => (
            <ItemView key={at} datum={item} names={names} />
          ))}
        </span>
      );
    case 'facts':
      return (
        <span class="chips">
          {said(datum.facts).map((fact) => (
            <FactChip key={fact.key} fact={fact} names={names} />
          ))}
        </span>
      );
  }
}

/** An item of a list, as a badge or chip. A number in a list is a name rather than an amount, so changes are not shown. */
function ItemView({ datum, names }: DatumProps): JSX.Element {
  switch (datum.kind) {
    case 'seat':
      return <DatumView datum={datum} names={names} />;
    case 'number':
      return <span class="chip">{datum.value}</span>;
    case 'facts':
      return (
        <span class="chip">
          {said(datum.facts).map((fact) => (
            <span key={fact.key} title={fact.label}>
              {fact.datum.kind === 'flag' ? <Term text={fact.label} /> : <DatumView datum={fact.datum} names={names} />}
            </span>
          ))}
        </span>
      );
    default:
      return (
        <span class="chip">
          <DatumView datum={datum} names={names} />
        </span>
      );
  }
}

/** A fact small enough for a chip: a flag is its own label. */
function FactChip({ fact, names }: { readonly fact: Fact; readonly names: readonly string[] }): JSX.Element {
  return (
    <span class="chip">
      <Term text={fact.label} />
      {fact.datum.kind !== 'flag' && (
        <b>
          <DatumView datum={fact.datum} names={names} />
        </b>
      )}
    </span>
  );
}

function said(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ datum }) => !isEmpty(datum) && !isZero(datum));
}

export interface FactListProps {
  readonly facts: readonly Fact[];
  readonly names: readonly string[];
  /** The labels are for screen readers only. */
  readonly bare?: boolean;
}

/** Facts as pairs of label and value; set flags appear next to them as chips. */
export function FactList({ facts, names, bare = false }: FactListProps): JSX.Element | null {
  const shown = openedUp(facts).filter(({ datum }) => !isEmpty(datum));
  const flags = shown.filter(({ datum }) => datum.kind === 'flag');
  const pairs = shown.filter(({ datum }) => datum.kind !== 'flag');
  if (shown.length === 0) return null;
  return (
    <>
      {pairs.length > 0 && (
        <dl class="facts">
          {pairs.map(({ key, label, datum }) => (
            <div key={key} class={cx('fact', isZero(datum) && 'fact-zero', isWide(datum) && 'fact-wide')}>
              <dt class={cx(bare && 'unseen')}>
                <Term text={label} />
              </dt>
              <dd>
                <DatumView datum={datum} names={names} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {flags.length > 0 && (
        <div class="chips">
          {flags.map((fact) => (
            <FactChip key={fact.key} fact={fact} names={names} />
          ))}
        </div>
      )}
    </>
  );
}

function isWide(datum: Datum): boolean {
  return datum.kind === 'facts' || datum.kind === 'list';
}
