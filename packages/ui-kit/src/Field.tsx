import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Labelled {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with the value; replaces the hint. */
  readonly error?: ComponentChildren;
}

export interface TextFieldProps extends Labelled {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  /** The label is for screen readers only. */
  readonly bare?: boolean;
}

export function TextField(props: TextFieldProps): JSX.Element {
  const id = useId();
  return (
    <Field {...props} id={id}>
      <input
        id={id}
        class="input"
        type="text"
        value={props.value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete ?? 'off'}
        aria-invalid={props.error !== undefined}
        aria-describedby={`${id}-more`}
        data-autofocus={props.autoFocus}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </Field>
  );
}

export interface SelectFieldProps extends Labelled {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** The label is for screen readers only. */
  readonly bare?: boolean;
}

export function SelectField(props: SelectFieldProps): JSX.Element {
  const id = useId();
  const select = (
    <select
      id={id}
      class="input"
      value={props.value}
      aria-label={props.bare === true ? props.label : undefined}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  return props.bare === true ? (
    select
  ) : (
    <Field {...props} id={id}>
      {select}
    </Field>
  );
}

function Field({
  id,
  label,
  hint,
  error,
  bare = false,
  children,
}: Labelled & {
  readonly id: string;
  readonly bare?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="field">
      <label class={bare ? 'unseen' : 'field-label'} for={id}>
        {label}
      </label>
      {children}
      <div id={`${id}-more`} aria-live="polite">
        {error === undefined ? (
          hint !== undefined && <span class="field-hint">{hint}</span>
        ) : (
          <span class="field-error">{error}</span>
        )}
      </div>
    </div>
  );
}

export interface TickProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Radio buttons that exclude each other share a group. */
  readonly group?: string;
}

/** A checkbox, or with a `group` a radio button. */
export function Tick({ label, hint, checked, onChange, group }: TickProps): JSX.Element {
  return (
    <label class="tick">
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
      {hint !== undefined && <span class="tick-hint">{hint}</span>}
    </label>
  );
}
