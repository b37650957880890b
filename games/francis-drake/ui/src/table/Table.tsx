import type { TableProps } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import { InTurn, pointed, TableFrame, useForm, useNewSheet, useReadable } from '@portolan/table-kit';
import { cx, Memo, Tabs } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type PhaseId, phaseOf } from '../help/phases.ts';
import { loadCardWords, useCards } from '../help/useCards.ts';
import { VoyagePhases } from '../help/VoyagePhases.tsx';
import { useShowParts } from '../show/useShowParts.ts';
import { Caribbean } from './Caribbean.tsx';
import { Charts } from './Charts.tsx';
import { DealProvider, dealOf } from './deal.ts';
import { FORM_STYLE, formFor, type TableForm } from './form.ts';
import { t } from './messages.ts';
import { ShipLogs } from './ShipLog.tsx';
import { Street } from './Street.tsx';
import { armedCounter } from './session.ts';
import './table.css';

const NOTHING: readonly string[] = [];

/** Francis Drake's own table: Plymouth, the Caribbean, the charts and the ship logs. */
export function Table({ box, ...props }: TableProps & { readonly box: Box }): JSX.Element {
  const { table, moment, names, own, resigned, turn, timeline, match } = props;
  const root = useRef<HTMLDivElement>(null);
  const form = useForm(root, formFor);
  const now = useReadable(timeline.now);
  const parts = useShowParts(now !== undefined);
  const Cards = useCards();
  const view = moment.view as View;
  const phase = now?.travels === true ? parts?.phaseShown(now.step.event as Event) : undefined;
  const deal = useMemo(() => dealOf(box, props, view), [box, moment, view, names.join(), own.join(), turn]);
  useEffect(() => armedCounter.set(undefined), [moment.seq]);
  // Picking targets does not change these.
  const legal = turn === undefined ? NOTHING : (moment.legal ?? NOTHING);
  return (
    <DealProvider value={deal}>
      <TableFrame
        root={root}
        title={table.title}
        turn={turn}
        form={form}
        class={cx('fd-table', turn !== undefined && 'fd-choosing')}
        style={FORM_STYLE}
      >
        <Memo of={[box, view, phase]}>{() => <VoyagePhases box={box} view={view} phase={phase} />}</Memo>
        {form === 'wide' ? (
          <>
            <Street form="wide" />
            <Caribbean form="wide" />
          </>
        ) : (
          <OneSheet form={form} wanted={sheetOf(phase ?? phaseOf(view))} />
        )}
        <ShipLogs table={table} awaiting={moment.awaiting} isBelow={form === 'tall'} />
        {form === 'tall' && (
          <InTurn>
            <Charts />
          </InTurn>
        )}
        {Cards !== undefined && (
          <Memo of={[Cards, box, view, names.join(), legal, match]}>
            {() => (
              <Cards game="francis-drake" scene={{ box, view, names, legal }} load={loadCardWords} match={match} />
            )}
          </Memo>
        )}
        {parts !== undefined && (
          <parts.Show
            timeline={timeline}
            root={root}
            view={view}
            box={box}
            form={form}
            names={names}
            resigned={resigned}
            allInSight={form === 'wide'}
          />
        )}
      </TableFrame>
    </DealProvider>
  );
}

const SHEETS = ['street', 'caribbean'] as const;
type SheetName = (typeof SHEETS)[number];

interface OneSheetProps {
  readonly form: Exclude<TableForm, 'wide'>;
  /** The sheet of the current phase. */
  readonly wanted: SheetName;
}

/** Without room for both sheets, shows the one of the current phase; the player can switch to the other. */
function OneSheet({ form, wanted }: OneSheetProps): JSX.Element {
  const [shown, setShown] = useState<SheetName>(wanted);
  const ids = useReadable(pointed);
  useEffect(() => setShown(wanted), [wanted]);
  useEffect(() => {
    if (ids.length > 0 && ids.every((id) => id.startsWith('loc:') || id.startsWith('dock:'))) setShown('street');
    else if (ids.length > 0 && ids.every((id) => id.startsWith('place:'))) setShown('caribbean');
  }, [ids]);
  useNewSheet(shown);
  return (
    <Tabs
      label={t('sheets')}
      class="fd-sheets"
      chosen={shown}
      onChoose={(key) => setShown(key === 'street' ? 'street' : 'caribbean')}
      tabs={[
        { key: 'street', label: t(form === 'tall' ? 'streetShort' : 'street'), content: <Street form={form} /> },
        {
          key: 'caribbean',
          label: t(form === 'tall' ? 'caribbeanShort' : 'caribbean'),
          content: <Caribbean form={form} />,
        },
      ]}
    />
  );
}

function sheetOf(phase: PhaseId): SheetName {
  return phase === 'plymouth' ? 'street' : 'caribbean';
}
