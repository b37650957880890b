import type { TableInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import type { Match, MatchState, NewsListener } from './matchStore.ts';
import { followMatch, shownState } from './shownState.ts';
import { makeStore } from './store.ts';
import { manualTimers } from './testing/manualTimers.ts';
import { movesOf } from './testing/moves.ts';
import { makeTimeline } from './timeline.ts';

const table = { status: 'finished', outcome: { scores: [1], places: [1], breakdown: [{}] } } as unknown as TableInfo;
const [first, second] = twoMoves();

function twoMoves() {
  const [one, other] = movesOf(['a'], ['b']);
  if (one === undefined || other === undefined) throw new Error('two moves');
  return [one, other] as const;
}

function stateAfter({ moment, entries }: Pick<MatchState, 'moment' | 'entries'>): MatchState {
  return {
    table,
    moment,
    entries,
    chat: [],
    sending: undefined,
    refusal: undefined,
    missing: false,
    unopenable: undefined,
  };
}

describe('the shown state', () => {
  const legal = ['x', 'y'];
  const present = stateAfter({
    entries: second.from.entries,
    moment: { ...second.from.moment, seat: 1, legal, undoTo: 0, mayEnd: true },
  });

  it('is the present when nothing waits to be shown', () => {
    expect(shownState(present, { position: undefined })).toBe(present);
  });

  it('tells of the end of the game, of choices and of undo only in the present', () => {
    const position = { ...first.from, moment: { ...first.from.moment, undoTo: 0, mayEnd: true as const } };
    const shown = shownState(present, { position });
    expect(shown.entries).toEqual([]);
    expect(shown.moment).toEqual(first.from.moment);
    expect(shown.table).toEqual({ status: 'running' });
  });

  it('keeps a decision open that was pending before, while moves of others are shown', () => {
    const asked = { ...first.from.moment, seat: 1, legal };
    expect(shownState(present, { position: { entries: [], moment: asked } }).moment?.legal).toBe(legal);
    const other = { ...asked, legal: ['x'] };
    expect(shownState(present, { position: { entries: [], moment: other } }).moment?.legal).toBeUndefined();
  });

  it('does not take a later decision with the same choices for the one before', () => {
    const asked = { ...first.from.moment, seat: 0, legal };
    const later = stateAfter({ entries: second.from.entries, moment: { ...second.from.moment, seat: 0, legal } });
    expect(shownState(later, { position: { entries: [], moment: asked } }).moment?.legal).toBeUndefined();
  });
});

describe('a followed match', () => {
  function setUp() {
    const state = makeStore(stateAfter(first.from));
    let tell: NewsListener = () => undefined;
    const match = {
      state,
      onNews(listener: NewsListener) {
        tell = listener;
        return () => undefined;
      },
    } as unknown as Match;
    const timers = manualTimers();
    const timeline = makeTimeline({ duration: () => 600, pace: () => 'normal', timers });
    followMatch(match, timeline);
    const play = ({ entries, before, moment }: typeof first): void => {
      const from = state.get();
      state.set(stateAfter({ entries: [...from.entries, ...entries], moment }));
      tell(entries, { before, after: moment.view }, { from, moment });
    };
    const shown = (): MatchState => shownState(state.get(), timeline.state.get());
    return { state, timers, timeline, play, shown };
  }

  it('shows its moves one after the other until it is in the present', () => {
    const { timers, play, shown, state } = setUp();
    play(first);
    play(second);
    expect(shown().moment?.seq).toBe(0);
    timers.pass(900);
    expect(shown().moment?.seq).toBe(1);
    timers.pass(900);
    expect(shown()).toBe(state.get());
  });

  it('jumps to the present when the server sends it from the beginning', () => {
    const { timeline, play, shown, state } = setUp();
    play(first);
    play(second);
    state.set(stateAfter({ entries: first.entries.map((entry) => ({ ...entry })), moment: first.moment }));
    expect(shown()).toBe(state.get());
    expect(timeline.state.get().jumps).toBe(1);
  });
});
