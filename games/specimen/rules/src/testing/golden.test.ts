import { readFileSync } from 'node:fs';
import { commitTo, replay } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { houseComponents } from '../data/components.ts';
import { makeGame } from '../game.ts';

interface Line {
  readonly seat: number;
  readonly move: string;
  readonly events: unknown;
  readonly hash: string;
}

const game = makeGame(houseComponents());

/** A fixture is a match log: a header, a line for each move, and the outcome. */
function readLog(name: string) {
  const file = new URL(`../../../fixtures/${name}`, import.meta.url);
  const [header, ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { header, outcome: lines.pop().outcome, lines: lines as readonly Line[] };
}

describe('golden games', () => {
  it.each(['two.jsonl', 'three.jsonl', 'four.jsonl'])('%s replays move by move', (name) => {
    const { header, lines, outcome } = readLog(name);
    expect(header).toMatchObject({ game: game.id, rulesVersion: game.rulesVersion, commitment: commitTo(header.seed) });
    const moves = lines.map(({ seat, move }) => ({ seat, text: move }));
    const steps = [...replay(game, { options: header.options, seats: header.players, seed: header.seed, moves })];
    const told = steps.map((step) => step.ok && { events: step.value.events, hash: step.value.hash });
    expect(told).toEqual(lines.map(({ events, hash }) => ({ events, hash })));
    const last = steps.at(-1);
    expect(last?.ok && game.outcome(last.value.state)).toEqual(outcome);
  });
});
