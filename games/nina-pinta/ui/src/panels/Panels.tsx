import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Benefits } from './Benefits.tsx';
import { Eras } from './Eras.tsx';
import { Groups } from './Groups.tsx';
import { Nations } from './Nations.tsx';
import { Order } from './Order.tsx';
import { Planck } from './Planck.tsx';

/** Everything around the chart at once. */
export function Panels(): JSX.Element {
  return (
    <div class="np-panels">
      <Benefits />
      <Order />
      <Worth />
      <Eras />
    </div>
  );
}

/** The same in two parts, for tabs. */
export function BenefitsRoom(): JSX.Element {
  return (
    <div class="np-panels">
      <Benefits />
      <Order />
    </div>
  );
}

export function ErasRoom(): JSX.Element {
  return (
    <div class="np-panels">
      <Worth />
      <Eras />
      <Planck />
    </div>
  );
}

/** The groups have no meaning before the nations are chosen. */
function Worth(): JSX.Element {
  return useScene().question?.kind === 'chooseNation' ? <Nations /> : <Groups />;
}
