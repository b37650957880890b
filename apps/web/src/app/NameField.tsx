import { LONGEST_NAME, nameProblem } from '@portolan/protocol';
import { TextField, type TextFieldProps } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/naming.ts';

export interface NameFieldProps extends Omit<TextFieldProps, 'maxLength'> {
  /** The field may stay empty. */
  readonly optional?: boolean;
}

/** A field for the name of a player, which says what is wrong with it. It may be longer than allowed while it is edited. */
export function NameField({ optional = false, ...props }: NameFieldProps): JSX.Element {
  const said = optional && props.value.trim() === '' ? undefined : sayProblem(props.value);
  return <TextField {...props} {...(said === undefined ? {} : { error: said })} />;
}

function sayProblem(name: string): string | undefined {
  const problem = nameProblem(name.trim());
  return problem === undefined ? undefined : t(`name.${problem}`, { n: LONGEST_NAME });
}

export function isName(name: string): boolean {
  return nameProblem(name.trim()) === undefined;
}
