import { COLOURS } from '@portolan/amerigo';
import type { JSX } from 'preact';
import './cubes.css';

/** So many cubes of a colour, seen from a corner. Hidden from screen readers: text beside them says how many there are. */
export function Cubes({ colour, count }: { readonly colour: number; readonly count: number }): JSX.Element {
  return (
    <span class="am-cubes" data-colour={COLOURS[colour]} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} class="am-cube" />
      ))}
    </span>
  );
}
