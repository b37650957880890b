import { t } from './messages/terms.ts';

/** The name of a feature or a source of points; undefined for those that say nothing to a player. */
export function nameTerm(name: string): string | undefined {
  return t.find(name, {});
}
