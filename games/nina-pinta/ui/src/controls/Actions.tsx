import { Choice } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { t as target } from '../messages/targets.ts';
import { useScene } from '../table/scene.ts';
import { offered } from './moveAt.ts';

const SIGNS = {
  explore: 'spyglass',
  consolidate: 'settler',
  attack: 'war',
  town: 'town',
  city: 'city',
  upgrade: 'city',
} as const satisfies Readonly<Record<string, GlyphName>>;
export type Action = keyof typeof SIGNS;
const ACTIONS = Object.keys(SIGNS) as readonly Action[];

export interface ActionsProps {
  /** What it costs and brings. */
  readonly words?: (action: Action) => ComponentChildren;
}

/** What is done in the land that is chosen with it. */
export function Actions({ words }: ActionsProps): JSX.Element | null {
  const scene = useScene();
  const targets = offered(scene, 'do');
  if (targets.length === 0) return null;
  return (
    <div class={cx('np-actions', words !== undefined && 'np-actions-priced')}>
      {ACTIONS.filter((id) => targets.includes(`do:${id}`)).map((id) => (
        <Choice key={id} target={`do:${id}`} class="np-action">
          <Glyph name={SIGNS[id]} class="np-choice-glyph" />
          <span class="tk-choice-words np-choice-words">
            <span>{target(id)}</span>
            {words !== undefined && <span class="tk-choice-effect">{words(id)}</span>}
          </span>
        </Choice>
      ))}
    </div>
  );
}
