import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { DealProvider, useDeal } from './deal.ts';

export interface SliceProps {
  /** All that its drawing depends on. */
  readonly of: readonly unknown[];
  readonly children: () => JSX.Element;
}

/** A part of the table that is drawn again only when what it shows has changed. */
export function Slice({ of, children }: SliceProps): JSX.Element {
  const deal = useDeal();
  return useMemo(() => <DealProvider value={deal}>{children()}</DealProvider>, of);
}
