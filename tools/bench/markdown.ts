/** Undefined if it was not measured. */
export type Cell = string | number | undefined;

export function section(title: string, text: string, rows: readonly (readonly Cell[])[]): string {
  return `## ${title}\n\n${text}\n\n${tableOf(rows)}`;
}

export function tableOf([head = [], ...rows]: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.map(show).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function show(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en') : (cell ?? '');
}
