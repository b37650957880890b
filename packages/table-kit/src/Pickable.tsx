import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Hit } from './Hit.tsx';
import { useTableScene } from './tableContext.ts';
import { isLit, isSettled, turnClasses } from './turnState.ts';
import './pickable.css';

export interface PickableProps {
  readonly target: string;
  /** What a sighted player sees, in words. */
  readonly label: string;
  readonly class?: string;
  readonly card?: string;
  readonly spot?: string;
  readonly piece?: string;
  readonly colour?: string | undefined;
  /** Further attributes, for the style sheet. */
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Hovering shows the label. */
  readonly titled?: boolean;
  /** Where it is placed. */
  readonly at?: Readonly<Record<string, string>>;
  readonly children: ComponentChildren;
}

/** An item of a list that can be picked while its target is lit; otherwise it is only there to be read. */
export function Pickable(props: PickableProps): JSX.Element {
  const { target, label, class: more, card, spot = card, piece, colour, data, titled = true, at, children } = props;
  const scene = useTableScene();
  const active = isLit(scene, target) || isSettled(scene, target);
  return (
    <li
      class={cx('tk-pick', more, ...turnClasses(scene, target))}
      style={at}
      data-card={card}
      data-spot={spot}
      data-piece={piece}
      data-colour={colour}
      {...data}
      data-active={active}
      title={titled ? label : undefined}
    >
      {active ? <Hit target={target} label={label} /> : <span class="unseen">{label}</span>}
      {children}
    </li>
  );
}
