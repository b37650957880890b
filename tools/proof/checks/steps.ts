import { facts, progress, showNumber } from '@portolan/cli/toolkit';
import { InvariantError } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG } from '../chosenGames.ts';
import { FLOORS, MOST_STEP_MICROS } from '../floors.ts';
import { measureSteps, type StepCost } from '../work/stepCost.ts';

export const steps: Check = {
  name: 'steps',
  summary: `a move sent as patches against the whole view: times smaller, and at most ${MOST_STEP_MICROS} µs for a viewer`,
  flags: GAME_FLAG,
  run,
};

interface GameCost extends StepCost {
  readonly ok: boolean;
  readonly game: string;
  readonly players: number;
  readonly floor: number;
  readonly timesSmaller: number;
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const found: GameCost[] = [];
  for (const { package: pkg } of chosenGames(args)) {
    const opened = pkg.open();
    if (!opened.ok) throw new InvariantError(`${pkg.id} does not open`);
    const players = Math.min(4, opened.value.game.seats.max);
    const bar = progress(pkg.id, 1);
    const cost = await measureSteps(opened.value, players, quick ? 1 : 6);
    bar.done();
    const timesSmaller = cost.wholeBytes / cost.patchBytes;
    const floor = FLOORS[pkg.id]?.steps ?? 0;
    const ok = timesSmaller >= floor && cost.patchMicros <= MOST_STEP_MICROS;
    found.push({ ok, game: pkg.id, players, floor, timesSmaller: rounded(timesSmaller), ...roundedCost(cost) });
    say(describe(pkg.id, players, cost));
  }
  return { ok: found.every((one) => one.ok), figures: { games: found } };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function roundedCost(cost: StepCost): StepCost {
  const { moves, eventsPerMove, wholeBytes, patchBytes, wholeMicros, patchMicros } = cost;
  return {
    moves,
    eventsPerMove: rounded(eventsPerMove),
    wholeBytes: Math.round(wholeBytes),
    patchBytes: Math.round(patchBytes),
    wholeMicros: rounded(wholeMicros),
    patchMicros: rounded(patchMicros),
  };
}

function describe(game: string, players: number, cost: StepCost): string {
  const times = (cost.wholeBytes / cost.patchBytes).toFixed(1);
  return facts([
    [
      `${game}, ${players} greedy bots`,
      `${showNumber(cost.moves)} moves, ${cost.eventsPerMove.toFixed(2)} events each`,
    ],
    [
      'message with the whole view',
      `${showNumber(Math.round(cost.wholeBytes))} bytes, ${cost.wholeMicros.toFixed(0)} µs`,
    ],
    ['message with patches', `${showNumber(Math.round(cost.patchBytes))} bytes, ${cost.patchMicros.toFixed(0)} µs`],
    ['times smaller', `${times}  (floor ${FLOORS[game]?.steps ?? 0})`],
  ]);
}
