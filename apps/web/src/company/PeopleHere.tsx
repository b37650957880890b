import type { TableInfo } from '@portolan/protocol';
import { Button, Dialog } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { personName } from '../app/seatNames.ts';
import { identity } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/company.ts';
import { PersonButton } from './PersonButton.tsx';
import { ReportForm } from './ReportForm.tsx';
import '../style/company.css';

/** The other people at a table, each with what one can do about them, and reporting the table itself. */
export function PeopleHere({ table }: { readonly table: TableInfo }): JSX.Element | null {
  const who = useStore(identity);
  const me = who.known ? who.me?.player : undefined;
  const [reporting, setReporting] = useState(false);
  const others = table.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.player !== me && seat.deleted !== true ? [seat] : [],
  );
  if (me === undefined || others.length === 0) return null;
  return (
    <div class="stack">
      <div class="row">
        <span class="small quiet">{t('person.here')}</span>
        {others.map((seat) => (
          <PersonButton key={seat.player} player={seat.player} name={personName(seat)} table={table} />
        ))}
      </div>
      <div>
        <Button size="small" onClick={() => setReporting(true)}>
          {t('report.table')}
        </Button>
      </div>
      {reporting && (
        <Dialog title={t('report.table')} onClose={() => setReporting(false)}>
          <ReportForm subject={{ about: 'table', table: table.id }} onClose={() => setReporting(false)} />
        </Dialog>
      )}
    </div>
  );
}
