import { InTurn } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Benefits } from './Benefits.tsx';
import { Eras } from './Eras.tsx';
import { Groups } from './Groups.tsx';
import { Nations } from './Nations.tsx';
import { Order } from './Order.tsx';
import { Planck } from './Planck.tsx';

/** Everything around the map at once. */
export function Panels(): JSX.Element {
  return (
    <div class="np-panels">
      <InTurn pushes>
        <Offer />
      </InTurn>
      <InTurn pushes>
        <Order />
      </InTurn>
      <InTurn pushes>
        <Groups />
      </InTurn>
      <InTurn pushes>
        <Eras />
      </InTurn>
    </div>
  );
}

/** The same in two parts, for tabs. */
export function BenefitsRoom(): JSX.Element {
  return (
    <div class="np-panels">
      <InTurn pushes>
        <Offer />
      </InTurn>
      <InTurn pushes>
        <Order />
      </InTurn>
    </div>
  );
}

export function ErasRoom(): JSX.Element {
  return (
    <div class="np-panels">
      <InTurn pushes>
        <Groups />
      </InTurn>
      <InTurn pushes>
        <Eras />
      </InTurn>
      <InTurn pushes>
        <Planck />
      </InTurn>
    </div>
  );
}

/** Before the nations are chosen nothing is on display. */
function Offer(): JSX.Element {
  return useScene().question?.kind === 'chooseNation' ? <Nations /> : <Benefits />;
}
