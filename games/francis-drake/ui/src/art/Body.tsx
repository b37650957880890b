import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type BodyName, bodies, imageOf, loadBodies } from './bodies.ts';

export interface BodyProps {
  readonly name: BodyName;
  /** Without a seat it belongs to Spain. */
  readonly seat?: number;
}

/** A piece with a body, hidden from screen readers. */
export function Body({ name, seat }: BodyProps): JSX.Element {
  useReadable(bodies);
  useEffect(loadBodies, []);
  return <img class="fd-body" src={imageOf(name, seat)} alt="" draggable={false} />;
}
