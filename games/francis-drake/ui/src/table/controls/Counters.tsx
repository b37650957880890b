import { Choice, useDrag, useReadable } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t as move } from '../../messages/moves.ts';
import { placeName } from '../../words.ts';
import { armedCounter } from '../armedCounter.ts';
import { counterPlanned, counterToLay, valueLaid } from '../destinations.ts';
import { useScene } from '../scene.ts';
import { layTarget, valuesToLay } from '../targets.ts';
import { t } from './messages.ts';

/** The counters to place, the strongest first. Tap one and then a Destination, or drag it there. */
export function CounterControls(): JSX.Element {
  const scene = useScene();
  const { box, question, turn } = scene;
  useReadable(armedCounter);
  const { frigateCounters, troopCounters } = box.components;
  const [places, counters] =
    question?.kind === 'placeFrigates' ? [box.galleons, frigateCounters] : [box.forts, troopCounters];
  const laid = (turn?.outlook.settled ?? []).filter((target) => target.startsWith('lay:')).map(valueLaid);
  const armed = counterToLay(scene);
  return (
    <>
      <p class="tk-hint">{t('tapCounter')}</p>
      <div class="fd-tray">
        {valuesToLay(counters).map((value) => (
          <CounterTile key={value} value={value} laid={laid.includes(value)} armed={armed === value} />
        ))}
      </div>
      <ul class="fd-lay-list">
        {places.map((place) => (
          <LayRow key={place} place={place} armed={armed} />
        ))}
      </ul>
    </>
  );
}

interface CounterTileProps {
  readonly value: number;
  readonly laid: boolean;
  readonly armed: boolean;
}

function CounterTile({ value, laid, armed }: CounterTileProps): JSX.Element {
  const { turn } = useScene();
  const drag = useDrag({
    spots: 'dest:',
    accepts: (id) => turn?.outlook.lit.has(layTarget(id, value)) === true,
    onDrop: (id) => turn?.pick(layTarget(id, value)),
  });
  return (
    <button
      type="button"
      class={cx('fd-counter', 'fd-counter-tile', armed && 'fd-armed', laid && 'fd-laid')}
      aria-pressed={armed}
      aria-label={t('counter', { n: value })}
      disabled={laid}
      onClick={() => armedCounter.set(value)}
      {...drag}
    >
      +{value}
    </button>
  );
}

/** The same as a list: which counter goes where. */
function LayRow({ place, armed }: { readonly place: number; readonly armed: number | undefined }): JSX.Element {
  const scene = useScene();
  const id = scene.box.names[place] ?? '';
  const value = counterPlanned(scene, place, id);
  return (
    <li>
      <span translate={false}>{placeName(scene.box, place)}</span>
      {value !== undefined && <b class="fd-counter fd-counter-known">+{value}</b>}
      {value === undefined && armed !== undefined && (
        <Choice target={layTarget(id, armed)} label={move('lay', { n: armed, place: placeName(scene.box, place) })}>
          +{armed}
        </Choice>
      )}
    </li>
  );
}
