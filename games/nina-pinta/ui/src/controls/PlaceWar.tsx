import type { JSX } from 'preact';
import { WorldChoices } from './WorldChoices.tsx';

/** The worlds at peace, with whose settlements are there. */
export function PlaceWar(): JSX.Element {
  return <WorldChoices kind="compass" />;
}
