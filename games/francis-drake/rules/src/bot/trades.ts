import type { Box } from '../box.ts';
import { COMMODITIES, type Destination, PORT } from '../ids.ts';
import type { HarbourAssessment } from './assessment.ts';
import { rivalsAt, room } from './contest.ts';
import { makeMemory } from './memory.ts';
import { prospect, withOne } from './wares.ts';
import type { Weights } from './weights.ts';

/** By range, then by number of trades: what so many trades in one voyage add to the final score. */
export type TradeTable = readonly (readonly number[])[];

const MOST_TABLES = 256;

/** A table for every possible holding, each computed on first use. */
export function makeTradeTables(box: Box, weights: Weights): (assessment: HarbourAssessment) => TradeTable {
  const remember = makeMemory<string, TradeTable>(MOST_TABLES);
  return ({ self, sight, laterTrades }) => {
    const held = self.commodities;
    return remember(`${sight.seats} ${laterTrades} ${held.join()}`, () =>
      Array.from({ length: box.components.constants.maxRange + 1 }, (_, range) =>
        tradesWithin(box, weights, { held, later: laterTrades, seats: sight.seats, range }),
      ),
    );
  };
}

interface Trader {
  readonly held: readonly number[];
  readonly later: number;
  readonly seats: number;
  readonly range: number;
}

/** One port after the other, the best first. */
function tradesWithin(box: Box, weights: Weights, { held, later, seats, range }: Trader): number[] {
  const sums = [0];
  let now = held;
  let ports = box.names
    .map((_, place) => place)
    .filter((place) => box.kind[place] === PORT && box.zone[place] <= range);
  while (ports.length > 0) {
    const before = prospect(box, now, later);
    const offers = ports.flatMap((port) => {
      const share = later > 0 ? weights.trade : 1;
      const open = share * room(rivalsAt(box, weights, seats, port), box.circles[port]);
      return waresOf(box, port).map((ware) => ({
        port,
        ware,
        gain: open * (prospect(box, withOne(now, ware), later) - before),
      }));
    });
    const best = offers.reduce((one, other) => (other.gain > one.gain ? other : one));
    now = withOne(now, best.ware);
    ports = ports.filter((port) => port !== best.port);
    sums.push(sums[sums.length - 1] + best.gain);
  }
  return sums;
}

function waresOf(box: Box, port: Destination): number[] {
  return COMMODITIES.map((_, ware) => ware).filter((ware) => (box.wares[port] & (1 << ware)) !== 0);
}
