import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { TableContext, useTableScene } from './tableContext.ts';

export interface SliceProps {
  /** Everything its drawing depends on. */
  readonly of: readonly unknown[];
  readonly children: () => JSX.Element;
}

/** A part of the table that renders again only when one of its dependencies has changed. */
export function Slice({ of, children }: SliceProps): JSX.Element {
  const scene = useTableScene();
  // Its own provider shields the parts inside from changes of the context.
  return useMemo(() => <TableContext.Provider value={scene}>{children()}</TableContext.Provider>, of);
}
