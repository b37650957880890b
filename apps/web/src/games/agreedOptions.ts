import type { GameOption } from '@portolan/client';
import { isRecord } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { t } from '../messages/options.ts';
import { optionsFor } from './optionsFor.ts';

/** Something that a table agreed on, in words. */
export interface AgreedOption {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** The id of the rule whose second reading was agreed on. */
  readonly rule?: string;
}

/** The options in which a table differs from the usual game. */
export function agreedOptions(
  all: readonly GameOption[],
  { options, seats }: Pick<TableInfo, 'options' | 'seats'>,
): readonly AgreedOption[] {
  return optionsFor(all, seats.length).flatMap((option): AgreedOption[] => {
    const { key, hint, rule, initial } = option;
    const answer = answerTo(key, options) ?? initial;
    if (answer === initial) return [];
    return [{ key, label: labelOf(option, answer), hint, ...(rule === undefined ? {} : { rule }) }];
  });
}

/** The members of a list have keys such as `nations.0`. */
function answerTo(key: string, options: unknown): unknown {
  const [name = key, at] = key.split('.');
  const value = isRecord(options) ? options[name] : undefined;
  return at === undefined || !Array.isArray(value) ? value : value[Number(at)];
}

function labelOf({ label, values }: GameOption, answer: unknown): string {
  if (values === undefined) return answer === true ? label : t('options.off', { label });
  const chosen = values.find(({ value }) => value === answer)?.label ?? String(answer);
  return t('options.chosen', { label, value: chosen });
}
