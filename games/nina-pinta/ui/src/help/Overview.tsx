import { list } from '@portolan/i18n';
import { type Box, PHASES } from '@portolan/nina-pinta';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { t as word } from '../messages/names.ts';
import { t } from './messages/overview.ts';
import { phaseWords } from './phaseWords.ts';
import { SymbolLegend } from './SymbolLegend.tsx';
import './overview.css';

/** The game at a glance, with the numbers of these components. */
export function overviewFor(box: Box): ComponentType {
  return () => <Overview box={box} />;
}

interface BoxProps {
  readonly box: Box;
}

function Overview({ box }: BoxProps): JSX.Element {
  return (
    <>
      <section class="np-overview" id="glance">
        <h2>{t('glance')}</h2>
        <p>{t('lead', { n: box.components.eras })}</p>
        <ol class="np-overview-phases">
          {PHASES.map((id) => (
            <Phase key={id} id={id} />
          ))}
        </ol>
      </section>
      <section class="np-overview" id="symbols">
        <h2>{t('symbols')}</h2>
        <SymbolLegend box={box} />
      </section>
      <section class="np-overview" id="numbers">
        <h2>{t('numbers')}</h2>
        <Fold title={t('landsTable')}>
          <TerrainTable box={box} />
        </Fold>
        <Fold title={t('costs')}>
          <Rows rows={costRows(box)} />
        </Fold>
        <Fold title={t('scores')}>
          <Rows rows={scoreRows(box)} />
        </Fold>
      </section>
    </>
  );
}

function Phase({ id }: { readonly id: string }): JSX.Element | null {
  const words = phaseWords(id);
  if (words === undefined) return null;
  return (
    <li>
      <strong>{words.title}.</strong> {words.what}{' '}
      <span class="np-overview-rules" translate={false}>
        {words.rules.map((rule) => (
          <a key={rule} href={`#${rule}`}>
            {rule}
          </a>
        ))}
      </span>
    </li>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <details class="np-overview-fold">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={title}>
        {children}
      </section>
    </details>
  );
}

const HEADS = ['terrain', 'capacityFew', 'capacityMany', 'revenue'] as const;

function TerrainTable({ box }: BoxProps): JSX.Element {
  return (
    <table class="np-overview-table">
      <thead>
        <tr>
          {HEADS.map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {box.components.terrains.map(({ id, capacity, settlerRevenue }) => (
          <tr key={id}>
            <th scope="row">{word('terrainTitle', { terrain: id })}</th>
            <td>{capacity[2]}</td>
            <td>{capacity[4]}</td>
            <td>{settlerRevenue}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = readonly [title: string, value: string | number];

function values(all: readonly (string | number)[]): string {
  return t('values', { values: list(all, 'plain') });
}

function costRows({ components }: Box): readonly Row[] {
  const { cost, eras, warMarkersByEra } = components;
  const gold = (amount: number): string => t('gold', { gold: amount });
  return [
    [t('crew'), gold(cost.crew)],
    [t('town'), gold(cost.town)],
    [t('city'), gold(cost.city)],
    [t('upgrade'), gold(cost.townToCity)],
    [t('benefits', { n: eras }), values(cost.benefitStartByEra)],
    [t('wars', { n: eras }), values(warMarkersByEra)],
  ];
}

function scoreRows({ components }: Box): readonly Row[] {
  const { scoring, solo } = components;
  return [
    [t('settler'), scoring.settler],
    [t('town'), scoring.town],
    [t('city'), scoring.city],
    [t('goldPoints', { n: scoring.goldPerPoint }), 1],
    [t('groupTable'), ''],
    ...scoring.table.map((row, n): Row => [t('base', { n }), values(row)]),
    [t('solo'), values(solo.cityPointsPerWorld)],
    [t('grades'), values(solo.grades.map(({ name, from }) => t('grade', { name, from })))],
  ];
}

function Rows({ rows }: { readonly rows: readonly Row[] }): JSX.Element {
  return (
    <table class="np-overview-table">
      <tbody>
        {rows.map(([title, value]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
