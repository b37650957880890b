import { COLOURS, stepsToToken } from '@portolan/amerigo';
import { nameAt } from '@portolan/client';
import { type List, list } from '@portolan/i18n';
import { Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { forSeat } from '../table/forSeat.ts';
import { Pickable } from '../table/Pickable.tsx';
import { picks } from '../table/picks.ts';
import { type Scene, useScene } from '../table/scene.ts';
import { colourName } from '../words.ts';
import { t } from './messages/panels.ts';
import { Panel } from './Panel.tsx';
import './tracks.css';

/** The progress track with its points, and how far it is to the next token. */
export function ProgressTrack(): JSX.Element {
  const scene = useScene();
  const { box, view, names } = scene;
  const { last, points } = box.components.tracks.progress;
  const mine = view.players[forSeat(scene)]?.progress ?? 0;
  const at = view.players.map(({ progress }) => progress);
  return (
    <Panel
      name="progress"
      title={t('progressTrack')}
      note={<small>{t('toToken', { n: stepsToToken(box, mine) ?? 0 })}</small>}
      card="track:progress"
      of={[at.join(), names.join(), picks(scene, 'progress'), mine]}
    >
      {() => (
        <ol class="am-track">
          {Array.from({ length: last + 1 }, (_, space) => {
            const seats = seatsOn(scene, at, space);
            const worth = points[space] ?? 0;
            return (
              <Pickable
                key={space}
                class={worth > 0 ? 'am-space am-space-token' : 'am-space'}
                target={`progress:${space - mine}`}
                card={`progressSpace:${space}`}
                label={t('progressSpace', { n: space, points: worth, ...whoOf(scene, seats) })}
              >
                <Printed points={worth} />
                <Discs track="progress" seats={seats} />
              </Pickable>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}

/** The order track: the colours of the special actions, points, and the discs in their stacks. */
export function OrderTrack(): JSX.Element {
  const scene = useScene();
  const { box, view, names } = scene;
  const { points } = box.components.tracks.order;
  const mine = view.players[forSeat(scene)]?.track ?? 0;
  const at = view.players.map(({ track }) => track);
  return (
    <Panel
      name="order"
      title={t('orderTrack')}
      card="track:order"
      of={[at.join(), view.discs.join(), names.join(), picks(scene, 'advance'), mine]}
    >
      {() => (
        <ol class="am-track am-track-order">
          {box.orderColours.map((colour, space) => {
            const seats = seatsOn(scene, at, space);
            const worth = points[space] ?? 0;
            const id = COLOURS[colour] ?? 'white';
            return (
              <Pickable
                key={space}
                class="am-space"
                colour={id}
                target={`advance:${space - mine}`}
                card={`orderSpace:${space}`}
                label={t('orderSpace', { n: space, colour: colourName(colour), points: worth, ...whoOf(scene, seats) })}
              >
                <Glyph name={id} class="am-space-action" />
                <Printed points={worth} />
                <Discs track="order" seats={seats} />
              </Pickable>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}

/** The seats on a space, the top disc first. */
function seatsOn({ view }: Scene, at: readonly number[], space: number): readonly number[] {
  return view.discs.filter((seat) => at[seat] === space);
}

function whoOf({ names }: Scene, seats: readonly number[]): { taken: boolean; who: List } {
  return {
    taken: seats.length > 0,
    who: list(
      seats.map((seat) => nameAt(names, seat)),
      'plain',
    ),
  };
}

function Printed({ points }: { readonly points: number }): JSX.Element | null {
  return points === 0 ? null : (
    <b class="am-space-points" aria-hidden="true">
      {`${points}`}
    </b>
  );
}

interface DiscsProps {
  readonly track: 'progress' | 'order';
  /** The top one first. */
  readonly seats: readonly number[];
}

function Discs({ track, seats }: DiscsProps): JSX.Element | null {
  if (seats.length === 0) return null;
  return (
    <span class="am-discs" style={{ '--n': `${seats.length}` }} aria-hidden="true">
      {seats.toReversed().map((seat) => (
        <span
          key={seat}
          class="am-disc"
          style={{ '--colour': seatColour(seat) }}
          data-piece={`disc:${track}:${seat}`}
          data-seat={seat}
        >
          <Emblem seat={seat} />
        </span>
      ))}
    </span>
  );
}
