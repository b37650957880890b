import type { TableProps } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import {
  InTurn,
  loadMotion,
  pointed,
  TableFrame,
  useCards,
  useForm,
  useNewSheet,
  useReadable,
} from '@portolan/table-kit';
import { cx, Memo, Tabs } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type PhaseId, phaseOf } from '../help/phases.ts';
import { VoyagePhases } from '../help/VoyagePhases.tsx';
import { armedCounter } from './armedCounter.ts';
import { Caribbean } from './Caribbean.tsx';
import { FORM_STYLE, formFor, type TableForm } from './form.ts';
import { t } from './messages.ts';
import { PrintedCharts } from './PrintedCharts.tsx';
import { ShipLogs } from './ShipLog.tsx';
import { Street } from './Street.tsx';
import { SceneProvider, sceneOf } from './scene.ts';
import './table.css';

const loadCardWords = async () => (await import('../help/cards.ts')).describeCard;
const useShowParts = loadMotion(() => import('../show/index.ts'));

/** Francis Drake's own table: Plymouth, the Caribbean, the printed charts and the ship logs. */
export function Table({ box, ...props }: TableProps & { readonly box: Box }): JSX.Element {
  const { table, moment, names, own, resigned, turn, timeline, match } = props;
  const root = useRef<HTMLDivElement>(null);
  const form = useForm(root, formFor);
  const now = useReadable(timeline.now);
  const parts = useShowParts(now !== undefined);
  const Cards = useCards();
  const view = moment.view as View;
  const phase = now?.travels === true ? parts?.phaseShown(now.step.event as Event) : undefined;
  const scene = useMemo(() => sceneOf(box, props), [box, moment, view, names.join(), own.join(), turn]);
  useEffect(() => armedCounter.set(undefined), [moment.seq]);
  return (
    <SceneProvider value={scene}>
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
            <PrintedCharts />
          </InTurn>
        )}
        {Cards !== undefined && (
          <Cards game="francis-drake" load={loadCardWords} {...{ box, view, names, moment, turn, match }} />
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
    </SceneProvider>
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
