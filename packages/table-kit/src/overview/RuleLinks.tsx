import type { JSX } from 'preact';

/** Links to rules on the same page. */
export function RuleLinks({ rules }: { readonly rules: readonly string[] }): JSX.Element {
  return (
    <span class="tk-overview-rules" translate={false}>
      {rules.map((rule) => (
        <a key={rule} href={`#${rule}`}>
          {rule}
        </a>
      ))}
    </span>
  );
}
