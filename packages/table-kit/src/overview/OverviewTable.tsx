import type { ComponentChildren, JSX } from 'preact';

export interface OverviewTableProps {
  /** The titles of the columns, all different. */
  readonly heads?: readonly string[];
  /** Rows of the table. */
  readonly children: ComponentChildren;
}

/** A table of a game's numbers, as `Overview` unfolds it. */
export function OverviewTable({ heads = [], children }: OverviewTableProps): JSX.Element {
  return (
    <table class="tk-overview-table">
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>{children}</tbody>
    </table>
  );
}
