import { placeAt, WORLDS } from '@portolan/nina-pinta';
import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { type Scene, useScene } from '../table/scene.ts';
import { landTitle, worldTitle } from '../words.ts';
import { effectAt, offered } from './moveAt.ts';
import { WordChoice } from './WordChoice.tsx';

/** What a land offers, in words. */
export interface LandWords {
  readonly more?: ComponentChildren;
  readonly figure?: ComponentChildren;
  readonly warn?: boolean;
}

export interface LandChoicesProps {
  /** The kind of the targets: `land`, or `from` and `to` within the world of the question. */
  readonly kind?: 'land' | 'from' | 'to';
  /** By default what the rules say about the move. */
  readonly words?: ((target: string, place: number) => LandWords) | undefined;
}

/** The lands that can be chosen, as on the map, by world. */
export function LandChoices({ kind = 'land', words }: LandChoicesProps): JSX.Element {
  const scene = useScene();
  const targets = offered(scene, kind);
  const worlds = WORLDS.filter((id) => targets.some((target) => worldOf(scene, target) === id));
  return (
    <div class={cx('np-lands', worlds.length > 1 && 'np-lands-several')}>
      {worlds.map((id) => (
        <div key={id} class="np-lands-world np-hue" data-world={id}>
          {worlds.length > 1 && (
            <h3>
              <Glyph name={id} />
              {worldTitle(scene.box, id)}
            </h3>
          )}
          {targets
            .filter((target) => worldOf(scene, target) === id)
            .map((target) => (
              <Land key={target} target={target} words={words} />
            ))}
        </div>
      ))}
    </div>
  );
}

function Land({ target, words }: { readonly target: string } & Pick<LandChoicesProps, 'words'>): JSX.Element {
  const scene = useScene();
  const land = target.split(':').at(-1) ?? '';
  const place = placeAt(
    WORLDS.indexOf(worldOf(scene, target)),
    scene.box.names.lands.findIndex((one) => one === land),
  );
  const terrain = scene.view.places[place]?.terrain;
  return (
    <WordChoice
      target={target}
      glyph={terrain ?? 'spyglass'}
      main={landTitle(scene.box, land)}
      card={`land:${worldOf(scene, target)}:${land}`}
      {...(words?.(target, place) ?? { more: effectAt(scene, target) })}
    />
  );
}

/** `land:nina:andes` names its world; `from:andes` is in the world of the question. */
function worldOf({ view, question }: Scene, target: string): (typeof WORLDS)[number] {
  const [kind, id] = target.split(':');
  const asked = question !== undefined && 'world' in question ? WORLDS[question.world] : view.world;
  const named = kind === 'land' ? WORLDS.find((world) => world === id) : asked;
  return named ?? WORLDS[0];
}
