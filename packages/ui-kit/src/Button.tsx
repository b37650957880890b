import type { ComponentChildren, JSX } from 'preact';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

export const BUTTON_LOOKS = ['usual', 'primary', 'danger', 'plain'] as const;
export type ButtonLook = (typeof BUTTON_LOOKS)[number];

interface Looks {
  readonly look?: ButtonLook;
  readonly size?: 'small' | 'usual' | 'big';
  readonly icon?: IconName;
  readonly class?: string;
}

export interface ButtonProps extends Looks {
  readonly children?: ComponentChildren;
  readonly onClick?: (event: MouseEvent) => void;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** Accessible name and tooltip, for a button without text or whose text alone does not say enough. */
  readonly label?: string;
  readonly autoFocus?: boolean;
  /** The id of the element that describes the button. */
  readonly describedBy?: string;
}

export function Button(props: ButtonProps): JSX.Element {
  const { children, label, pressed, type = 'button' } = props;
  return (
    <button
      type={type}
      class={lookClass(props, children === undefined)}
      disabled={props.disabled}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      aria-describedby={props.describedBy}
      onClick={props.onClick}
      data-autofocus={props.autoFocus}
    >
      <Face icon={props.icon}>{children}</Face>
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink(
  props: Looks & {
    readonly href: string;
    readonly children: ComponentChildren;
    readonly download?: string;
    /** Accessible name, where the text alone does not say enough. */
    readonly label?: string;
  },
): JSX.Element {
  return (
    <a class={lookClass(props, false)} href={props.href} download={props.download} aria-label={props.label}>
      <Face icon={props.icon}>{props.children}</Face>
    </a>
  );
}

function Face({ icon, children }: { readonly icon: IconName | undefined; readonly children: ComponentChildren }) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </>
  );
}

function lookClass({ look = 'usual', size = 'usual', class: more }: Looks, iconOnly: boolean): string {
  return cx(
    'button',
    look !== 'usual' && `button-${look}`,
    size !== 'usual' && `button-${size}`,
    iconOnly && 'button-icon',
    more,
  );
}
