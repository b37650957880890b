/** A cell: numbers are aligned to the right, text to the left. */
export type Cell = string | number;

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Rows below a header and a line, columns two spaces apart. Colours do not count as width. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(showCell));
  const widths = head.map((title, column) =>
    Math.max(visible(title), ...cells.map((row) => visible(row[column] ?? ''))),
  );
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, right[column] === true))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...cells.map(line)].join('\n');
}

/** Two columns without a header: names and values. */
export function facts(pairs: readonly (readonly [name: string, value: Cell])[]): string {
  const width = Math.max(...pairs.map(([name]) => visible(name)));
  return pairs.map(([name, value]) => `${pad(name, width, false)}  ${showCell(value)}`).join('\n');
}

/** With thousands separators; up to two decimals for small fractions. */
export function showNumber(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 1000 ? 0 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

function showCell(cell: Cell): string {
  return typeof cell === 'number' ? showNumber(cell) : cell;
}

function visible(text: string): number {
  return [...text.replaceAll(ESCAPES, '')].length;
}

function pad(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - visible(text)));
  return right ? space + text : text + space;
}
