import type { JSX } from 'preact';

export interface LineArtProps {
  /** Path data on a 24-unit grid. */
  readonly paths: readonly string[];
  /** In pixels at the usual text size. */
  readonly size: number;
  readonly stroke: number;
}

/** A small drawing in lines of the colour of the text around it, hidden from screen readers. */
export function LineArt({ paths, size, stroke }: LineArtProps): JSX.Element {
  return (
    <svg
      aria-hidden="true"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={stroke}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
