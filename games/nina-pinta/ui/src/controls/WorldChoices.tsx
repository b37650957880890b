import { WORLDS } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { worldTitle } from '../words.ts';
import type { LandWords } from './LandChoices.tsx';
import { effectAt } from './moveAt.ts';
import { WordChoice } from './WordChoice.tsx';

export interface WorldChoicesProps {
  readonly kind: 'compass' | 'world';
  /** By default what the rules say about the move. */
  readonly words?: (target: string, world: number) => LandWords;
}

/** The worlds that can be chosen. */
export function WorldChoices({ kind, words }: WorldChoicesProps): JSX.Element {
  const scene = useScene();
  return (
    <div class="np-column">
      {WORLDS.map((id, world) => {
        const target = `${kind}:${id}`;
        if (scene.turn?.whole.lit.has(target) !== true) return null;
        return (
          <WordChoice
            key={id}
            target={target}
            glyph={id}
            main={worldTitle(scene.box, id)}
            card={`compass:${id}`}
            {...(words?.(target, world) ?? { more: effectAt(scene, target) })}
          />
        );
      })}
    </div>
  );
}
