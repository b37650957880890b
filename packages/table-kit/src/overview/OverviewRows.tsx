import type { JSX } from 'preact';
import { OverviewTable } from './OverviewTable.tsx';

export type OverviewRow = readonly [title: string, value: string | number];

/** Figures with their names. */
export function OverviewRows({ rows }: { readonly rows: readonly OverviewRow[] }): JSX.Element {
  return (
    <OverviewTable>
      {rows.map(([title, value]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td>{value}</td>
        </tr>
      ))}
    </OverviewTable>
  );
}
