import type { JSX } from 'preact';

/** The first tab stop: skips the header and jumps to the main content. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }): JSX.Element {
  return (
    <a class="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
