import type { Cell } from '@portolan/cli/toolkit';
import type { Tally } from './attack.ts';
import type { Seen } from './innocents.ts';
import { quantile, type Wait } from './waits.ts';

/** What was measured during one attack. */
export interface Figures {
  readonly attack: string;
  readonly seconds: number;
  readonly tally: Tally;
  readonly alive: boolean;
  readonly rssMb: number;
  readonly inside: Inside;
  /** What the spreads were computed from. */
  readonly seen: Seen;
  /** In milliseconds, by the clock. */
  readonly health: Spread;
  readonly acks: Spread;
  /** The share of the machine's cores that other programs used. */
  readonly others: number;
  readonly faults: readonly string[];
}

/** What the server says about itself: tells a busy main thread from a slow disk. */
export interface Inside {
  /** The longest turn of its event loop, in milliseconds. */
  readonly loopMs: number;
  /** Commits that took longer than a move may. */
  readonly slowCommits: number;
}

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  /** The same without the time in which the machine gave the server no core. */
  readonly p99Given: number;
  readonly most: number;
}

/** Above this share, other programs disturb the measurement, and the time that the machine did not give is left out. */
export const MOST_OTHERS = 0.1;

export function spread(waits: readonly Wait[]): Spread {
  const byTheClock = waits.map(({ ms }) => ms);
  const given = waits.map(({ ms, starved }) => Math.max(0, ms - starved));
  return {
    count: waits.length,
    p50: round(quantile(byTheClock, 0.5)),
    p99: round(quantile(byTheClock, 0.99)),
    p99Given: round(quantile(given, 0.99)),
    most: round(Math.max(0, ...byTheClock)),
  };
}

/** The 99th percentile that counts: by the clock, unless other programs keep the machine busy. */
export function p99Of({ p99, p99Given }: Spread, others: number): number {
  return others > MOST_OTHERS ? p99Given : p99;
}

export function spreads({ acks, health }: Seen): Pick<Figures, 'acks' | 'health'> {
  return { acks: spread(acks), health: spread(health) };
}

/** The figures of several rounds of the same attack. */
export function pooled(rounds: readonly [Figures, ...Figures[]]): Figures {
  const [first] = rounds;
  const sum = (of: (one: Figures) => number): number => rounds.reduce((all, one) => all + of(one), 0);
  const most = (of: (one: Figures) => number): number => Math.max(...rounds.map(of));
  const seen = {
    acks: rounds.flatMap((one) => one.seen.acks),
    health: rounds.flatMap((one) => one.seen.health),
    faults: rounds.flatMap((one) => one.seen.faults),
  };
  const count = (kind: 'sent' | 'accepted' | 'refused' | 'cut'): number => sum(({ tally }) => tally[kind]);
  return {
    attack: first.attack,
    seconds: sum((one) => one.seconds),
    tally: {
      sent: count('sent'),
      accepted: count('accepted'),
      refused: count('refused'),
      cut: count('cut'),
      notes: first.tally.notes,
    },
    alive: rounds.every((one) => one.alive),
    rssMb: most((one) => one.rssMb),
    inside: { loopMs: most((one) => one.inside.loopMs), slowCommits: sum((one) => one.inside.slowCommits) },
    seen,
    ...spreads(seen),
    others: sum((one) => one.others) / rounds.length,
    faults: rounds.flatMap((one) => one.faults),
  };
}

export const COLUMNS = [
  'attack',
  'sent/s',
  'accepted',
  'refused',
  'cut',
  'RSS MB',
  'loop max',
  'slow commits',
  'health p99',
  'ack p99',
  'verdict',
];

export function row(figures: Figures, verdict: string): readonly Cell[] {
  const { attack, seconds, tally, rssMb, inside, health, acks, others } = figures;
  return [
    attack,
    Math.round(tally.sent / seconds),
    tally.accepted,
    tally.refused,
    tally.cut,
    rssMb,
    inside.loopMs,
    inside.slowCommits,
    p99Of(health, others),
    p99Of(acks, others),
    verdict,
  ];
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
