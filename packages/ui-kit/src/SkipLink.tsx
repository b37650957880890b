import type { JSX } from 'preact';

/** The first stop of the Tab key: over the head of the page, straight to what it is about. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }): JSX.Element {
  return (
    <a class="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
