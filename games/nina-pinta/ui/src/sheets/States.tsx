import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import type { PlayerView } from '../words.ts';
import { t } from './messages.ts';

/** What others should know: sealed, passed, Settlers to recover, no Pirates, the extra attack. */
export function States({ player }: { readonly player: PlayerView }): JSX.Element {
  const { view } = useScene();
  const { sealed, passed, toRecover, noPirates, banner } = player;
  const states = [
    ...(sealed ? [t('sealed')] : []),
    ...(passed ? [t('passed')] : []),
    ...(toRecover > 0 ? [t('toRecover', { n: toRecover })] : []),
    ...(noPirates && view.phase === 'governing' ? [t('noPirates')] : []),
    ...(banner ? [t('banner')] : []),
  ];
  return (
    <>
      {states.map((state) => (
        <li key={state} class="np-state">
          {state}
        </li>
      ))}
    </>
  );
}
