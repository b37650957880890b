import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { rectangleOf } from '../../map/geometry.ts';
import { t as target } from '../../messages/targets.ts';
import { placeWords } from '../../placeWords.ts';
import { type Question, useScene } from '../../table/scene.ts';
import { HitField } from '../HitField.tsx';
import { t } from '../messages.ts';
import { Area } from './Area.tsx';

type ShipQuestion = Extract<Question, { readonly kind: 'chooseShip' }>;

/** The two ships of the player who is asked. */
export function ShipLayer({ question }: { readonly question: ShipQuestion }): JSX.Element {
  const { box, layout, view } = useScene();
  const ships = view.players[question.seat]?.ships;
  const hits = useMemo(
    () =>
      (ships ?? []).map((berth, ship) => ({
        target: `ship:${ship + 1}`,
        label: () => t('shipAt', { ship: target('ship', { n: ship + 1 }), place: placeWords(box, layout, berth) }),
        at: rectangleOf(layout, berth),
        tab: true,
      })),
    [layout, view],
  );
  return (
    <>
      <Area berths={ships ?? []} class="am-area-pick" />
      <HitField hits={hits} />
    </>
  );
}
