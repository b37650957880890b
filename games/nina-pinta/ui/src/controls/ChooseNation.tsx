import { NATIONS } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { nationName } from '../words.ts';
import { effectAt } from './moveAt.ts';
import { WordChoice } from './WordChoice.tsx';

/** The nations that Planck leaves, with their powers. */
export function ChooseNation(): JSX.Element {
  const scene = useScene();
  return (
    <div class="np-column">
      {NATIONS.filter((id) => scene.turn?.whole.lit.has(`nation:${id}`)).map((id) => (
        <WordChoice
          key={id}
          target={`nation:${id}`}
          glyph={id}
          main={nationName(id)}
          more={effectAt(scene, `nation:${id}`)}
          card={`nation:${id}`}
        />
      ))}
    </div>
  );
}
