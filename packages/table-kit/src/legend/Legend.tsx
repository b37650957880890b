import type { ComponentChildren, JSX } from 'preact';
import './legend.css';

export interface LegendEntry {
  readonly key: string;
  readonly picture: ComponentChildren;
  readonly name: string;
}

export interface LegendSection {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

/** Every symbol of a table with the one thing it stands for. */
export function Legend({ sections }: { readonly sections: readonly LegendSection[] }): JSX.Element {
  return (
    <div class="tk-legend">
      {sections.map(({ title, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {entries.map(({ key, picture, name }) => (
              <li key={key} data-symbol={key}>
                <span class="tk-legend-picture" aria-hidden="true">
                  {picture}
                </span>
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
