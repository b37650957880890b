import { type GuideProps, type MatchState, standingMoves, type Turn } from '@portolan/client';
import type { Moment, TableInfo } from '@portolan/protocol';
import type { ComponentType, JSX } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keepGuided } from '../app/guided.ts';
import { t } from '../messages/table.ts';
import { t as more } from '../messages/tableLater.ts';
import type { WebUi } from './useGameTable.ts';
import { useShowPointed } from './useShowPointed.ts';

export interface GuideSlotProps {
  readonly ui: WebUi;
  readonly table: TableInfo;
  readonly moment: Moment;
  readonly state: MatchState;
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly turn: Turn;
  /** The board is still showing earlier events. */
  readonly showing: boolean;
}

/** The game's guide, at a table where it is switched on. */
export function GuideSlot(props: GuideSlotProps): JSX.Element | null {
  const { ui, table, moment, state, names, own, turn, showing } = props;
  // After the last move the guide still walks through the final scoring.
  const wanted = table.status !== 'gathering' && own.length > 0;
  const Guide = useGuide(wanted ? ui : undefined);
  const choose = useChoose(turn);
  useShowPointed(wanted);
  const entries = useMemo(() => standingMoves(state.entries), [state.entries]);
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const live = slot.current?.closest('.live');
    live?.toggleAttribute('data-guided', true);
    return () => void live?.toggleAttribute('data-guided', false);
  }, [Guide]);
  if (Guide === undefined) return null;
  return (
    <div ref={slot} class="guide-slot">
      <Guide
        table={table.id}
        view={moment.view}
        names={names}
        own={own}
        legal={state.sending === undefined ? moment.legal : undefined}
        mayEnd={moment.mayEnd === true && state.sending === undefined}
        picked={pickedSoFar(turn)}
        chosen={turn.outlook.chosen?.text}
        showing={showing}
        buttons={{
          confirm: t('table.confirm'),
          back: t('table.back'),
          undo: t('table.undo'),
          endTurn: t('table.endTurn'),
          skip: more('table.skipToTurn'),
        }}
        entries={entries}
        choose={choose}
        onClose={() => keepGuided(table.id, false)}
      />
    </div>
  );
}

function pickedSoFar({ outlook: { chosen, canBack } }: Turn): GuideProps['picked'] {
  if (chosen !== undefined) return canBack ? 'move' : 'only';
  return canBack ? 'part' : 'nothing';
}

function useGuide(ui: WebUi | undefined): ComponentType<GuideProps> | undefined {
  const [guide, setGuide] = useState<ComponentType<GuideProps>>();
  useEffect(() => {
    let stale = false;
    setGuide(undefined);
    void ui?.guide?.().then((loaded) => {
      if (!stale) setGuide(() => loaded);
    });
    return () => {
      stale = true;
    };
  }, [ui]);
  return guide;
}

/** Selects a whole move instead of what was picked before; at once, because the next view may be on its way. */
function useChoose(turn: Turn): (text: string) => void {
  const latest = useRef(turn);
  latest.current = turn;
  return useCallback((text) => {
    const { selection, cancel, pick } = latest.current;
    const option = selection.options.find((one) => one.text === text);
    if (option === undefined) return;
    cancel();
    pick(...option.path);
  }, []);
}
