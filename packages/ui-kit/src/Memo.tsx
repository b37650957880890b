import { Component, type ComponentChildren } from 'preact';

export interface MemoProps {
  /** Everything its drawing depends on. */
  readonly of: readonly unknown[];
  readonly children: () => ComponentChildren;
}

/**
 * Renders again only when one of its dependencies has changed. Use this instead of keeping elements (`useMemo`, a ref, a
 * list): an element knows its parent of the first time it was rendered, so one that is kept keeps the whole page of that
 * moment in memory.
 */
export class Memo extends Component<MemoProps> {
  override shouldComponentUpdate({ of }: MemoProps): boolean {
    return !isSame(of, this.props.of);
  }

  override render({ children }: MemoProps): ComponentChildren {
    return children();
  }
}

/** Whether two lists of dependencies have the same values. */
export function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => Object.is(one, others[at]));
}
