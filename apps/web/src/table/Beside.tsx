import { type Match, type MatchState, standingMoves } from '@portolan/client';
import type { Moment, TableInfo } from '@portolan/protocol';
import { Tabs } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { isShared } from '../app/seatNames.ts';
import { t } from '../messages/table.ts';
import { t as more } from '../messages/tableLater.ts';
import { LogPanel } from './LogPanel.tsx';
import type { WebUi } from './useGameTable.ts';

const AskBack = later(async () => (await import('../consent/AskBack.tsx')).AskBack);
const ChatPanel = later(async () => (await import('./ChatPanel.tsx')).ChatPanel);
const TableMenu = later(async () => (await import('./TableMenu.tsx')).TableMenu);
const WhyPanel = later(async () => (await import('../why/index.ts')).WhyPanel);

export interface BesideProps {
  readonly ui: WebUi;
  readonly match: Match;
  readonly state: MatchState;
  readonly table: TableInfo;
  readonly moment: Moment;
  /** Whether events have their texts. */
  readonly hasTexts: boolean;
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly seated: boolean;
  readonly onWhy: () => void;
}

/** Others have to be asked where one's own undo no longer helps. */
function mayAskBack(table: TableInfo, moment: Moment, entries: MatchState['entries']): boolean {
  const isOpen = moment.askBack !== undefined && moment.takeBack === undefined && moment.undoTo === undefined;
  return isOpen && !isShared(table) && standingMoves(entries).length > 0;
}

/** Log, chat, "Why can't I?" and the menu, one at a time. */
export function Beside(props: BesideProps): JSX.Element {
  const { ui, hasTexts, match, state, table, moment, names, own } = props;
  const [asking, setAsking] = useState(false);
  const askBack = (): void => setAsking(true);
  const mayAsk = hasTexts && mayAskBack(table, moment, state.entries);
  const [tab, setTab] = useState('log');
  const [read, setRead] = useState(state.chat.length);
  useEffect(() => {
    if (tab === 'chat') setRead(state.chat.length);
  }, [tab, state.chat.length]);
  const tabs = [
    {
      key: 'log',
      label: more('table.log'),
      content: hasTexts && (
        <LogPanel
          ui={ui}
          table={table.id}
          entries={state.entries}
          names={names}
          own={own}
          onAskBack={mayAsk ? askBack : undefined}
        />
      ),
    },
    {
      key: 'chat',
      label: more('table.chat'),
      count: tab === 'chat' ? 0 : state.chat.length - read,
      content: <ChatPanel match={match} chat={state.chat} table={table} />,
    },
    {
      key: 'why',
      label: more('table.why'),
      content: (
        <WhyPanel {...{ ui, match, game: table.game, view: moment.view, legal: moment.legal }} onPoint={props.onWhy} />
      ),
    },
    {
      key: 'menu',
      label: more('table.menu'),
      content: <TableMenu {...props} onAskBack={mayAsk ? askBack : undefined} />,
    },
  ];
  return (
    <>
      <Tabs
        label={t('table.aside')}
        tabs={tabs}
        chosen={tab}
        onChoose={setTab}
        class="live-tabs"
        listClass="live-tabs-list"
        panelClass="live-tabs-panel"
      />
      {asking && (
        <AskBack
          {...{ ui, match, table, moment, names, own }}
          entries={state.entries}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
