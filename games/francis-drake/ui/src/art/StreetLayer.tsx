import type { JSX } from 'preact';
import { PLYMOUTH, type StreetForm } from './plymouth.ts';
import middle from './street-middle.svg?url';
import tall from './street-tall.svg?url';
import wide from './street-wide.svg?url';
import './layers.css';

const FILES: Readonly<Record<StreetForm, string>> = { wide, middle, tall };

export interface StreetLayerProps {
  readonly form: StreetForm;
  /** What is written at the docks. */
  readonly outbound: string;
  readonly homebound: string;
}

/** Plymouth under the cards: the street, its trees, the quay and the piers. */
export function StreetLayer({ form, outbound, homebound }: StreetLayerProps): JSX.Element {
  const { sheet, dockNames } = PLYMOUTH[form];
  return (
    <svg class="fd-layer" data-form={form} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <use href={`${FILES[form]}#sheet`} />
      <g class="fd-dock-name">
        <text {...dockNames.homebound}>{homebound}</text>
        <text {...dockNames.outbound}>{outbound}</text>
      </g>
    </svg>
  );
}
