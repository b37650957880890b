import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { capital, itemWords } from '../../words.ts';
import { Gift } from '../Amount.tsx';
import { useScene } from '../scene.ts';

/** One of several yields, at Drake, the Investor and Dockside. */
export function YieldControls(): JSX.Element {
  const { box, turn } = useScene();
  const offered = [...(turn?.whole.lit.keys() ?? [])].flatMap((target) => {
    const items = box.yields[Number(target.slice('take:'.length))];
    return items === undefined ? [] : [{ target, items }];
  });
  return (
    <div class="tk-choice-row fd-tiles">
      {offered.map(({ target, items }) => (
        <Choice key={target} target={target} class="fd-tile">
          <span aria-hidden="true">
            <Gift items={items} />
          </span>
          <span>{capital(itemWords(items))}</span>
        </Choice>
      ))}
    </div>
  );
}
