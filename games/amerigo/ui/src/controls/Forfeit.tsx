import { moveDetail } from '@portolan/client';
import type { JSX } from 'preact';
import { describeMove } from '../describeMove.ts';
import { useScene } from '../table/scene.ts';
import { Cash } from './Cash.tsx';
import { WordChoice } from './Words.tsx';

/** At the end of a track, where the table agreed on it: whether to buy a point that is lost there. */
export function Forfeit(): JSX.Element {
  const { box, view, turn } = useScene();
  const offered = [...(turn?.whole.lit ?? [])].flatMap(([target, [option]]) => {
    const move = box.moves.byText.get(option?.text ?? '');
    return move === undefined || move.kind === 'cash' ? [] : [{ target, said: describeMove(box, move, view) }];
  });
  return (
    <>
      <div class="am-column">
        {offered.map(({ target, said }) => (
          <WordChoice key={target} target={target} main={said.text} more={moveDetail(said)} />
        ))}
      </div>
      <Cash />
    </>
  );
}
