export interface SymbolStyle {
  readonly title: string;
  readonly box: string;
  readonly stroke: number;
  /** The colour of the lines; by default that of the text around the symbol. */
  readonly ink?: string | undefined;
}

/**
 * A sheet of symbols by name, for drawing scripts. A part of a drawing is path data preceded by its fill (a name in
 * `fills`, or nothing) and a bar; a second bar separates attributes of its own.
 */
export function drawSymbols(
  drawings: Readonly<Record<string, readonly string[]>>,
  fills: Readonly<Record<string, string>>,
  { title, box, stroke, ink = 'currentColor' }: SymbolStyle,
): string {
  const pen = `fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`;
  const drawPart = (part: string): string => {
    const [fill = '', d = '', more] = part.split('|');
    const colour = fills[fill];
    const own = more === undefined ? '' : ` ${more}`;
    return colour === undefined ? `<path d="${d}"${own}/>` : `<path style="fill:${colour}" d="${d}"${own}/>`;
  };
  const symbols = Object.entries(drawings).map(
    ([name, parts]) =>
      `<symbol id="${name}" viewBox="${box}" overflow="visible"><g ${pen}>${parts.map(drawPart).join('')}</g></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title>\n${symbols.join('\n')}\n</svg>\n`;
}
