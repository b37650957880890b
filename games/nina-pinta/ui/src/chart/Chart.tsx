import { WORLDS } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import type { TableForm } from '../table/form.ts';
import { t } from './messages.ts';
import { WorldBoard } from './WorldBoard.tsx';
import './chart.css';

/** The three worlds side by side; on a phone one at a time. */
export function Chart({ form }: { readonly form: TableForm }): JSX.Element {
  return (
    <section class="np-chart" aria-label={t('chart')} data-form={form}>
      {WORLDS.map((_, world) => (
        <WorldBoard key={world} world={world} />
      ))}
    </section>
  );
}
