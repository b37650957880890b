import { Choice, useDrag, useReadable } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t as move } from '../../messages/moves.ts';
import { placeName } from '../../words.ts';
import { useDeal } from '../deal.ts';
import { counterPlanned, counterToLay, valueLaid } from '../destinations.ts';
import { armedCounter } from '../session.ts';
import { layTarget } from '../targets.ts';
import { t } from './messages.ts';

/** The counters to place, the strongest first. Tap one and then a Destination, or drag it there. */
export function CounterControls(): JSX.Element {
  const deal = useDeal();
  const { box, question, turn } = deal;
  useReadable(armedCounter);
  const places = question?.kind === 'placeFrigates' ? box.galleons : box.forts;
  const laid = (turn?.outlook.settled ?? []).filter((target) => target.startsWith('lay:')).map(valueLaid);
  const armed = counterToLay(deal);
  return (
    <>
      <p class="tk-hint">{t('tapCounter')}</p>
      <div class="fd-tray">
        {dear(question?.kind === 'placeFrigates' ? box.components.frigateCounters : box.components.troopCounters).map(
          (value) => (
            <CounterTile key={value} value={value} laid={laid.includes(value)} armed={armed === value} />
          ),
        )}
      </div>
      <ul class="fd-lay-list">
        {places.map((place) => (
          <LayRow key={place} place={place} armed={armed} />
        ))}
      </ul>
    </>
  );
}

/** Every different value but the least, which goes wherever nothing else was placed. */
function dear(values: readonly number[]): readonly number[] {
  const least = Math.min(...values);
  return [...new Set(values)].filter((value) => value > least).sort((one, other) => other - one);
}

interface CounterTileProps {
  readonly value: number;
  readonly laid: boolean;
  readonly armed: boolean;
}

function CounterTile({ value, laid, armed }: CounterTileProps): JSX.Element {
  const { turn } = useDeal();
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
  const deal = useDeal();
  const id = deal.box.names[place] ?? '';
  const value = counterPlanned(deal, place, id);
  return (
    <li>
      <span>{placeName(deal.box, place)}</span>
      {value !== undefined && <b class="fd-counter fd-counter-known">+{value}</b>}
      {value === undefined && armed !== undefined && (
        <Choice target={layTarget(id, armed)} label={move('lay', { n: armed, place: placeName(deal.box, place) })}>
          +{armed}
        </Choice>
      )}
    </li>
  );
}
