import type { Decisions } from './Controls.tsx';
import { MakeWay } from './MakeWay.tsx';
import { PlaceMarker } from './PlaceMarker.tsx';
import { PlayBonus } from './PlayBonus.tsx';
import { SelectBenefit } from './SelectBenefit.tsx';

/** The controls of Select Benefits; a City that a counter brings may bring a marker. */
export const SELECTING: Decisions = {
  selectBenefit: SelectBenefit,
  selectDouble: SelectBenefit,
  playBonus: PlayBonus,
  makeWay: MakeWay,
  placeMarker: PlaceMarker,
};
