import type { Audit } from '@portolan/kernel/testing';
import { allCharts, allIslands, type Components } from '../data/components.ts';
import type { Event } from '../events.ts';
import { NO_CHART } from '../ids.ts';
import type { Options } from '../setup.ts';
import type { State } from '../state.ts';

/** Accounts for every chart and island, and recomputes points from the events. */
export function makeAudit(components: Components): Audit<State, Event, Options> {
  const charts = listed(allCharts(components));
  const islands = listed(allIslands(components));
  return {
    pieces: (state) => [
      ...compare('charts', charts, listed(chartsOf(state))),
      ...compare('islands', islands, listed(islandsOf(state))),
      ...compare('hands', handSizes(state, components), state.players.map(({ hand }) => hand.length).join(' ')),
    ],
    scores: (state) => state.players.map((player) => player.score),
    rescore: (history, seats) => {
      const scores = Array<number>(seats).fill(0);
      for (const event of history.flatMap(({ events }) => events)) {
        if (event.kind === 'islandClaimed') scores[event.seat] += event.island;
        if (event.kind === 'wentHome') scores[event.seat] += event.points;
      }
      return scores;
    },
  };
}

function chartsOf({ pile, played, players }: State): number[] {
  return [...pile, ...played, ...players.flatMap(({ hand, bid }) => [...hand, bid])].filter(
    (chart) => chart !== NO_CHART,
  );
}

function islandsOf({ sea, coasts, players }: State): number[] {
  const offCoasts = coasts.filter(({ bare }) => !bare).map(({ island }) => island);
  return [...sea, ...offCoasts, ...players.flatMap(({ islands }) => islands)];
}

/** A hand is full until its owner bids, and one short from then until the next draw. */
function handSizes({ stack, players }: State, { hand }: Components): string {
  const bidding = stack.at(-1)?.kind === 'bid';
  return players.map(({ bid }) => (bidding && bid === NO_CHART ? hand : hand - 1)).join(' ');
}

function listed(pieces: number[]): string {
  return pieces.sort((one, other) => one - other).join(' ');
}

function compare(what: string, expected: string, found: string): string[] {
  return expected === found ? [] : [`${what}: expected ${expected}, found ${found}`];
}
