import type { FittedNet, FittedValue, RoundValue } from '@portolan/kernel';
import { fitNet, type NetData } from './fitNet.ts';
import { firstSwitch, inputCount, type Moment, openNet, writeInputs } from './net.ts';
import { foresightOf } from './searchable.ts';
import type { PlayedGame, PlayedRounds } from './selfPlay.ts';
import { type PlayedGames, rounded, type Training, train } from './train.ts';
import { predict } from './value.ts';

export interface NetTraining extends Training {
  readonly epochs: number;
  onEpoch?(done: number): void;
  /** On games held out: the share of the variance that is explained without and with the net. */
  onCheck?(seats: number, round: number, explained: { readonly linear: number; readonly net: number }): void;
}

/** One game in so many is held out. */
const HELD_OUT = 10;

/** Fits a net to what a linear value, fitted first, leaves unexplained. */
export function trainNet(training: NetTraining): FittedNet {
  const learnt = split(training.played, (at) => at % HELD_OUT !== 0);
  const linear = train({ ...training, played: learnt });
  const layers = fitNet(netData(training, linear, learnt), training);
  const seats = { ...linear.seats };
  const unseen = split(training.played, (at) => at % HELD_OUT === 0);
  for (const [count, games] of unseen) {
    seats[count] = linear.seats[count].map((round, over) => {
      if (round === null) return null;
      const { explained, spread } = check({ seats: count, round: over, games }, round, layers);
      training.onCheck?.(count, over, explained);
      return { ...round, spread: rounded(spread) };
    });
  }
  return { ...linear, seats, rating: 'not measured', layers };
}

function split(played: PlayedGames, chosen: (at: number) => boolean): PlayedGames {
  return new Map([...played].map(([seats, games]) => [seats, games.filter((_, at) => chosen(at))]));
}

/** The moments of all games with what the linear value predicts. */
function* momentsOf(value: FittedValue, played: PlayedGames): Generator<[Moment, PlayedRounds[number], RoundValue]> {
  for (const [seats, games] of played) {
    for (const [round, fitted] of value.seats[seats].entries()) {
      if (fitted === null) continue;
      for (const { rounds } of games) {
        const players = rounds[round];
        if (players !== undefined) yield [{ seats, round, players }, players, fitted];
      }
    }
  }
}

function netData({ open }: Training, linear: FittedValue, played: PlayedGames): NetData {
  const { names } = foresightOf(open).foresight.features;
  const width = inputCount(names.length);
  let lines = 0;
  for (const [{ players }] of momentsOf(linear, played)) lines += players.length;
  const inputs = new Float32Array(lines * width);
  const targets = new Float64Array(lines);
  const row = new Float64Array(width);
  let line = 0;
  for (const [moment, samples, fitted] of momentsOf(linear, played)) {
    for (let player = 0; player < samples.length; player++, line++) {
      writeInputs(moment, player, row);
      inputs.set(row, line * width);
      const { score, points } = samples[player];
      targets[line] = score + points - predict(samples[player], fitted);
    }
  }
  return { width, inputs, targets, switches: firstSwitch(names.length) };
}

interface Unseen {
  readonly seats: number;
  readonly round: number;
  readonly games: readonly PlayedGame[];
}

function check(
  { seats, round, games }: Unseen,
  fitted: RoundValue,
  layers: FittedNet['layers'],
): { readonly explained: { readonly linear: number; readonly net: number }; readonly spread: number } {
  const net = openNet(layers);
  const points: number[] = [];
  const missed = { linear: 0, net: 0 };
  for (const { rounds } of games) {
    const players = rounds[round] ?? [];
    for (const [player, sample] of players.entries()) {
      const row = new Float64Array(inputCount(sample.features.length));
      writeInputs({ seats, round, players }, player, row);
      const off = sample.score + sample.points - predict(sample, fitted);
      points.push(sample.points);
      missed.linear += off ** 2;
      missed.net += (off - net(row)) ** 2;
    }
  }
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  const total = points.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return {
    explained: { linear: 1 - missed.linear / total, net: 1 - missed.net / total },
    spread: Math.sqrt(missed.net / points.length),
  };
}
