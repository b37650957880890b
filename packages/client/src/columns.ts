const ESCAPE = String.fromCharCode(27);
/** Terminal colour codes take up no space on the screen. */
const COLOUR = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

export function visibleLength(text: string): number {
  return text.replace(COLOUR, '').length;
}

/** The lines of a table: each column is as wide as its widest cell, and numbers are right-aligned. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(...rows.map((row) => visibleLength(`${row[at] ?? ''}`))),
  );
  return rows.map((row) =>
    widths
      .map((width, at) => pad(row[at] ?? '', width))
      .join('  ')
      .trimEnd(),
  );
}

function pad(cell: string | number, width: number): string {
  const text = `${cell}`;
  const room = ' '.repeat(Math.max(0, width - visibleLength(text)));
  return typeof cell === 'number' ? room + text : text + room;
}
