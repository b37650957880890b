import { isLastEra } from '@portolan/nina-pinta';
import { isLit, isSettled, Pickable, picks } from '@portolan/table-kit';
import { Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { type Scene, useScene } from '../table/scene.ts';
import { nameAt } from '../words.ts';
import { t } from './messages.ts';
import { Panel } from './Panel.tsx';
import './order.css';

/** The turn-order track: the spaces of this era, and the Pass spaces that form the order of the next. */
export function Order(): JSX.Element {
  const scene = useScene();
  const { view, names, box } = scene;
  const { order, passes, players } = view;
  const banners = players.map(({ banner }) => banner);
  const last = isLastEra(box, view);
  return (
    <Panel
      name="order"
      title={t('order')}
      of={[
        order.join(),
        passes.map(({ space, seat }) => `${space}:${seat}`).join(),
        banners.join(),
        names.join(),
        last,
        picks(scene, 'pass'),
        picks(scene, 'push'),
      ]}
    >
      {() => (
        <div class="np-order">
          <span class="np-order-name">{t('turns')}</span>
          <ol>
            {order.map((seat, at) => (
              <li key={at} class="np-space" data-spot={`order:${at + 1}`} data-card={`order:${at + 1}`}>
                <span class="unseen">{t('orderSpace', { n: at + 1, who: nameAt(names, seat) })}</span>
                {hasPassed(scene, seat) ? (
                  <span class="np-ghost" aria-hidden="true">
                    <Emblem seat={seat} />
                  </span>
                ) : (
                  <Marker seat={seat} banner={banners[seat] === true} />
                )}
              </li>
            ))}
          </ol>
          <span class="np-order-name" title={t(last ? 'orderLast' : 'orderNote')}>
            {t('passes')}
          </span>
          <ul>
            {order.map((_, at) => (
              <PassSpace key={at} space={at + 1} />
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

function hasPassed({ view }: Scene, seat: number): boolean {
  return view.passes.some((pass) => pass.seat === seat);
}

function PassSpace({ space }: { readonly space: number }): JSX.Element {
  const scene = useScene();
  const { view, names } = scene;
  const taken = view.passes.find((pass) => pass.space === space)?.seat;
  const push = `push:${space}`;
  const pushes = isLit(scene, push) || isSettled(scene, push);
  return (
    <Pickable
      class="np-space np-space-pass"
      target={pushes ? push : `pass:${space}`}
      card={`pass:${space}`}
      label={
        taken === undefined
          ? t('passSpace', { n: space })
          : t('passTaken', { n: space, who: nameAt(names, taken), push: pushes })
      }
    >
      {taken === undefined ? (
        <span class="np-space-number" aria-hidden="true">{`${space}`}</span>
      ) : (
        <Marker seat={taken} banner={view.players[taken]?.banner === true} />
      )}
    </Pickable>
  );
}

interface MarkerProps {
  readonly seat: number;
  /** The extra attack of France is still available. */
  readonly banner: boolean;
}

function Marker({ seat, banner }: MarkerProps): JSX.Element {
  return (
    <span
      class="np-marker"
      style={{ '--colour': seatColour(seat) }}
      data-piece={`orderMarker:${seat}`}
      data-card={`orderMarker:${seat}`}
      data-seat={seat}
      aria-hidden="true"
    >
      <Emblem seat={seat} />
      {banner && <Glyph name="war" class="np-marker-banner" />}
    </span>
  );
}
