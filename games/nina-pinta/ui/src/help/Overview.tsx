import { list } from '@portolan/i18n';
import { type Box, PHASES } from '@portolan/nina-pinta';
import { Overview, type OverviewRow, OverviewRows, OverviewTable } from '@portolan/table-kit/overview';
import type { ComponentType, JSX } from 'preact';
import { t as word } from '../messages/names.ts';
import { t } from './messages/overview.ts';
import { phaseWords } from './phaseWords.ts';
import { SymbolLegend } from './SymbolLegend.tsx';

/** The game at a glance, with the numbers of these components. */
export function overviewFor(box: Box): ComponentType {
  return () => (
    <Overview
      title={t('glance')}
      lead={t('lead', { n: box.components.eras })}
      phases={PHASES.flatMap((id) => phaseWords(id) ?? [])}
      symbols={<SymbolLegend box={box} />}
      tables={[
        [t('landsTable'), <TerrainTable key="lands" box={box} />],
        [t('costs'), <OverviewRows key="costs" rows={costRows(box)} />],
        [t('scores'), <OverviewRows key="scores" rows={scoreRows(box)} />],
      ]}
    />
  );
}

interface BoxProps {
  readonly box: Box;
}

const HEADS = ['terrain', 'capacityFew', 'capacityMany', 'revenue'] as const;

function TerrainTable({ box }: BoxProps): JSX.Element {
  return (
    <OverviewTable heads={HEADS.map((key) => t(key))}>
      {box.components.terrains.map(({ id, capacity, settlerRevenue }) => (
        <tr key={id}>
          <th scope="row">{word('terrainTitle', { terrain: id })}</th>
          <td>{capacity[2]}</td>
          <td>{capacity[4]}</td>
          <td>{settlerRevenue}</td>
        </tr>
      ))}
    </OverviewTable>
  );
}

function values(all: readonly (string | number)[]): string {
  return t('values', { values: list(all, 'plain') });
}

function costRows({ components }: Box): readonly OverviewRow[] {
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

function scoreRows({ components }: Box): readonly OverviewRow[] {
  const { scoring, solo } = components;
  return [
    [t('settler'), scoring.settler],
    [t('town'), scoring.town],
    [t('city'), scoring.city],
    [t('goldPoints', { n: scoring.goldPerPoint }), 1],
    [t('groupTable'), ''],
    ...scoring.table.map((row, n): OverviewRow => [t('base', { n }), values(row)]),
    [t('solo'), values(solo.cityPointsPerWorld)],
    [t('grades'), values(solo.grades.map(({ name, from }) => t('grade', { name, from })))],
  ];
}
