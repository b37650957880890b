import type { TableProps } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import { cx, Tabs } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PhaseBar } from '../help/PhaseBar.tsx';
import { type PhaseId, phaseOf } from '../help/phases.ts';
import { pointed } from '../help/pointing.ts';
import { useShowParts } from '../show/useShowParts.ts';
import { moveByArrow } from './arrows.ts';
import { Caribbean } from './Caribbean.tsx';
import { Charts } from './Charts.tsx';
import { DealProvider, dealOf } from './deal.ts';
import { say } from './messages.ts';
import { ShipLogs } from './ShipLog.tsx';
import { Street } from './Street.tsx';
import { armedCounter } from './session.ts';
import { useCards } from './useCards.ts';
import { type TableForm, useForm } from './useForm.ts';
import { useReadable } from './useReadable.ts';
import { useShown } from './useShown.ts';
import '../art/art.css';
import './table.css';

const NOTHING: readonly string[] = [];

/** Francis Drake's own table: Plymouth, the Caribbean, the charts and the ship logs. */
export function Table({ box, ...props }: TableProps & { readonly box: Box }): JSX.Element {
  const { table, moment, names, own, turn, timeline, match } = props;
  const root = useRef<HTMLDivElement>(null);
  const form = useForm(root);
  const parts = useShowParts();
  const Cards = useCards();
  const view = useShown({ timeline, newest: moment.view as View, moving: parts !== undefined });
  const now = useReadable(timeline.now);
  const phase = now?.travels === true ? parts?.phaseShown(now.step.event as Event) : undefined;
  const deal = useMemo(() => dealOf(box, props, view), [box, moment, view, names.join(), own.join(), turn]);
  useEffect(() => armedCounter.set(undefined), [moment.seq]);
  // Picking changes nothing in these.
  const legal = turn === undefined ? NOTHING : (moment.legal ?? NOTHING);
  const phases = useMemo(
    () => <PhaseBar box={box} view={view} {...(phase === undefined ? {} : { phase })} />,
    [box, view, phase],
  );
  const cards = useMemo(
    () => Cards !== undefined && <Cards box={box} view={view} names={names} legal={legal} match={match} />,
    [Cards, box, view, names.join(), legal, match],
  );
  return (
    <DealProvider value={deal}>
      <section
        ref={root}
        class={cx('fd-table', turn !== undefined && 'fd-choosing')}
        data-form={form}
        aria-label={table.title}
        onKeyDown={(event) => {
          if (root.current !== null) moveByArrow(event, root.current);
          if (event.key === 'Escape') turn?.cancel();
        }}
      >
        <h1 class="unseen">{table.title}</h1>
        {phases}
        {form === 'wide' ? (
          <>
            <Street form="wide" />
            <Caribbean form="wide" />
          </>
        ) : (
          <OneSheet form={form} wanted={sheetOf(phase ?? phaseOf(view))} />
        )}
        <ShipLogs table={table} awaiting={moment.awaiting} />
        {form === 'tall' && <Charts />}
        {cards}
        {parts !== undefined && <parts.Show timeline={timeline} root={root} view={view} box={box} />}
      </section>
    </DealProvider>
  );
}

const SHEETS = ['street', 'caribbean'] as const;
type SheetName = (typeof SHEETS)[number];

interface OneSheetProps {
  readonly form: Exclude<TableForm, 'wide'>;
  /** Where things happen. */
  readonly wanted: SheetName;
}

/** Where there is no room for both sheets, the one where things happen is shown; one can turn to the other. */
function OneSheet({ form, wanted }: OneSheetProps): JSX.Element {
  const [shown, setShown] = useState<SheetName>(wanted);
  const ids = useReadable(pointed);
  useEffect(() => setShown(wanted), [wanted]);
  useEffect(() => {
    if (ids.length > 0 && ids.every((id) => id.startsWith('loc:') || id.startsWith('dock:'))) setShown('street');
    else if (ids.length > 0 && ids.every((id) => id.startsWith('place:'))) setShown('caribbean');
  }, [ids]);
  return (
    <Tabs
      label={say('sheets')}
      class="fd-sheets"
      chosen={shown}
      onChoose={(key) => setShown(key === 'street' ? 'street' : 'caribbean')}
      tabs={[
        { key: 'street', label: say(form === 'tall' ? 'streetShort' : 'street'), content: <Street form={form} /> },
        {
          key: 'caribbean',
          label: say(form === 'tall' ? 'caribbeanShort' : 'caribbean'),
          content: <Caribbean form={form} />,
        },
      ]}
    />
  );
}

function sheetOf(phase: PhaseId): SheetName {
  return phase === 'plymouth' ? 'street' : 'caribbean';
}
