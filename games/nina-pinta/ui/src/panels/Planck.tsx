import { list } from '@portolan/i18n';
import type { JSX } from 'preact';
import { Glyph, glyphOf } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { counterName, landName, worldName } from '../words.ts';
import { t } from './messages.ts';
import './planck.css';

/** Solo: the order of Planck's worlds, and the two stacks as far as they are known. */
export function Planck(): JSX.Element | null {
  const { box, view } = useScene();
  if (view.seats > 1) return null;
  const { goals, progressStack, tileStack } = view;
  const known = progressStack.filter((name) => box.faces.names.includes(name));
  const tiles = tileStack.filter((land) => box.names.lands.some((one) => one === land));
  const ordered = t('goals', {
    worlds: list(
      goals.map((world) => worldName(box, world)),
      'plain',
    ),
  });
  const progress = t('progressStack', {
    count: progressStack.length,
    known: list(known.map(counterName), 'plain'),
    some: known.length,
  });
  const drawn = t('tileStack', {
    count: tileStack.length,
    known: list(
      tiles.map((land) => landName(box, land)),
      'plain',
    ),
    some: tiles.length,
  });
  return (
    <ul class="np-planck">
      {goals.length > 0 && (
        <li title={ordered}>
          <span class="unseen">{ordered}</span>
          <Glyph name="planck" />
          {goals.map((world) => (
            <Glyph key={world} name={world} />
          ))}
        </li>
      )}
      <li title={progress} data-card="progressStack:all" data-spot="progressStack:all">
        <span class="unseen">{progress}</span>
        <span class="np-stack" aria-hidden="true">{`${progressStack.length}`}</span>
        {known.slice(-3).map((name, at) => (
          <Glyph key={at} name={glyphOf(name)} />
        ))}
      </li>
      <li title={drawn} data-card="tileStack:all" data-spot="tileStack:all">
        <span class="unseen">{drawn}</span>
        <span class="np-stack np-stack-tiles" aria-hidden="true">{`${tileStack.length}`}</span>
      </li>
    </ul>
  );
}
