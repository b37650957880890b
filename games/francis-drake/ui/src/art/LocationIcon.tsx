import type { LocationId } from '@portolan/francis-drake';
import type { JSX } from 'preact';
import sheet from './houses.svg?url';
import './locationIcon.css';

/** The two tiles of a kind share an icon. */
const TWINS: Readonly<Partial<Record<LocationId, string>>> = {
  crewA: 'crew',
  crewB: 'crew',
  gunsA: 'guns',
  gunsB: 'guns',
  suppliesA: 'supplies',
  suppliesB: 'supplies',
};

/** The building at a Location. */
export function LocationIcon({ id }: { readonly id: LocationId }): JSX.Element {
  return (
    <svg class="fd-house" viewBox="0 -1 64 49" aria-hidden="true">
      <use href={`${sheet}#${TWINS[id] ?? id}`} />
    </svg>
  );
}
