import type { JSX } from 'preact';
import { LandChoices } from './LandChoices.tsx';

/** The land just explored and its explored neighbours. */
export function PlaceNatives(): JSX.Element {
  return <LandChoices />;
}
