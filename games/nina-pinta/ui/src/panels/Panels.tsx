import type { JSX } from 'preact';
import type { TableForm } from '../table/form.ts';

/** Everything around the chart: era, turn order, display of Benefits, tokens. */
export function Panels({ form }: { readonly form: TableForm }): JSX.Element {
  return <div class="np-panels" data-form={form} />;
}
