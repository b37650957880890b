import type { JSX } from 'preact';
import type { TableForm } from '../table/form.ts';

/** Everything around the map: tower, actions, progress, tracks, pirates, production, supply. */
export function Panels({ form }: { readonly form: TableForm }): JSX.Element {
  return <div class="am-panels" data-form={form} />;
}
