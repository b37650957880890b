import { readdirSync, readFileSync } from 'node:fs';
import { below, InvariantError, rngFromSeed } from '@portolan/kernel';
import { type Event, specimen, type View } from '@portolan/specimen';
import { describe, expect, it } from 'vitest';
import { textFor } from './index.ts';
import { describeCard } from './table/cards.ts';
import { cuesOf } from './table/show.tsx';
import { landfallUi } from './web.ts';
import { describeEvent } from './words.ts';

const opened = specimen.open(undefined);
if (!opened.ok) throw new InvariantError('the shipped components are faulty');
const { game } = opened.value;
const text = textFor();
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];
const TABLE = new URL('table/', import.meta.url);
const RULES = new Set(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').match(/SP-[A-Z]+-\d\d/g));

/** Every decision of some random games, as the seat that is asked sees it, with what comes of a move. */
function* decisions() {
  for (let seed = 0; seed < 12; seed++) {
    const rng = rngFromSeed(`landfall/${seed}`);
    const state = game.setup({ rounds: 5 }, 2 + (seed % 3), rng);
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const moves = game.legalMoves(state, seat, []);
      const view = game.view(state, seat) as View;
      const events: Event[] = [];
      game.apply(state, seat, moves[below(rng, moves.length)], (event) => events.push(game.redact(event, 0) as Event));
      yield { seat, view, moves, events };
    }
  }
}

describe('Landfall', () => {
  it('puts every question, move, event and view into words', () => {
    const kinds = new Set<string>();
    for (const { view, moves, events } of decisions()) {
      const said = [
        text.prompt(view),
        ...moves.map((move) => text.describeMove(move, view).text),
        text.describeView(view, NAMES),
        ...events.map((event) => text.describeEvent(event, NAMES) ?? ''),
      ];
      for (const words of said) expect(words).toMatch(/^(?!.*(undefined|NaN))[A-Z]/s);
      for (const { kind } of events) kinds.add(kind);
    }
    expect(kinds.size).toBe(11);
  });

  it('does not tell what a redacted event does not', () => {
    expect(describeEvent({ kind: 'bidLaid', seat: 1 }, NAMES)).toBe('Bob bids a chart.');
    expect(describeEvent({ kind: 'islandSeen', seat: 1, coast: 0 }, NAMES)).toBe(
      'Bob looks at the island off coast 1.',
    );
  });

  it('addresses the reader as you, and everybody else by name', () => {
    expect(describeEvent({ kind: 'wentHome', seat: 1, points: 1 }, NAMES, 1)).toBe(
      'You go home with 1 point for the journal.',
    );
    expect(describeEvent({ kind: 'wentHome', seat: 1, points: 1 }, NAMES, 0)).toBe(
      'Bob goes home with 1 point for the journal.',
    );
    expect(describeEvent({ kind: 'bidsTurned', charts: [3, 5] }, NAMES, 1)).toBe('The bids: Ann 3 and you 5.');
  });

  it('has a card with rules for whatever a move points at', () => {
    for (const { view, moves } of decisions()) {
      const legal = moves.map((move) => game.writeMove(move));
      const scene = { box: undefined, view, names: NAMES, legal };
      for (const [target = ''] of legal.map((move) => landfallUi.targets(move))) {
        const card = describeCard(scene, target);
        expect(card?.rules.length).toBeGreaterThan(0);
        expect(card?.rules.filter((rule) => !RULES.has(rule))).toEqual([]);
      }
    }
  });

  it('has a table of at most 400 lines with its messages, as the template for others', () => {
    const files = [...readdirSync(TABLE), '../messages/table.ts', '../messages/cards.ts'];
    const lines = files.map((file) => readFileSync(new URL(file, TABLE), 'utf8').split('\n').length - 1);
    expect(lines.reduce((sum, more) => sum + more)).toBeLessThanOrEqual(400);
  });

  it('moves only what the table names', () => {
    const spots = /^(hand|bid|islands|seat):\d$|^(island|coast):\d$|^pile$/;
    for (const { events } of decisions()) {
      for (const cue of events.flatMap(cuesOf)) {
        const names = [
          ...('from' in cue ? cue.from : []),
          ...('to' in cue ? cue.to : []),
          ...('piece' in cue ? [cue.piece] : []),
          ...('around' in cue ? cue.around : []),
        ];
        for (const name of names) expect(name).toMatch(spots);
      }
    }
  });
});
