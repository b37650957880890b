import { list } from '@portolan/i18n';
import type { View } from '@portolan/nina-pinta';
import { Hit, Slice, turnClasses } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Piece } from '../art/Piece.tsx';
import { type Scene, useScene } from '../table/scene.ts';
import { worldName, worldTitle } from '../words.ts';
import { t } from './messages.ts';

type WorldView = View['worlds'][number];

/** The cartouche with the world's name, its Grow token to the left and its Build token to the right. */
export function WorldTitle({ world }: { readonly world: number }): JSX.Element {
  const scene = useScene();
  const seen = scene.view.worlds[world];
  if (seen === undefined) throw new Error(`no world ${world}`);
  const target = `world:${seen.id}`;
  const classes = turnClasses(scene, target);
  const current = scene.view.world === seen.id;
  return (
    <Slice of={[seen, current, ...classes]}>
      {() => (
        <div class={cx('np-title', current && 'np-current', ...classes)} data-card={target} data-spot={target}>
          <Hit target={target} label={worldLabel(scene, world, seen)} />
          <Token kind="grow" world={seen.id} shown={seen.grown} />
          <h3>{worldTitle(scene.box, world)}</h3>
          <Token kind="build" world={seen.id} shown={seen.buildable} />
        </div>
      )}
    </Slice>
  );
}

interface TokenProps {
  readonly kind: 'grow' | 'build';
  readonly world: string;
  readonly shown: boolean;
}

function Token({ kind, world, shown }: TokenProps): JSX.Element {
  const id = `token:${world}:${kind}`;
  return (
    <span class="np-token" data-spot={id} data-card={id}>
      {shown && <Piece body={kind} />}
    </span>
  );
}

function worldLabel({ box }: Pick<Scene, 'box'>, world: number, { grown, buildable }: WorldView): string {
  const facts = [t(grown ? 'grown' : 'notGrown'), t(buildable ? 'buildable' : 'notBuildable')];
  return t('world', { world: worldName(box, world), facts: list(facts, 'plain') });
}
