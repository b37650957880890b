import type { JSX } from 'preact';

export type OverviewRow = readonly [title: string, value: string | number];

/** Figures with their names. */
export function OverviewRows({ rows }: { readonly rows: readonly OverviewRow[] }): JSX.Element {
  return (
    <table class="tk-overview-table">
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
