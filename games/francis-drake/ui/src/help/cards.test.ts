import { readFileSync } from 'node:fs';
import { COMMODITIES, francisDrake, LOCATIONS, type Move, type View } from '@portolan/francis-drake';
import { below, InvariantError, nextWord, type Rng, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../shippedBox.ts';
import { cardFor } from './cards.ts';
import { knownCards } from './cardWords.ts';
import { closedMove } from './closedMove.ts';
import { PHASES, phaseOf } from './phases.ts';
import { phaseWords } from './phaseWords.ts';
import type { Scene } from './scene.ts';

const opened = francisDrake.open(undefined);
if (!opened.ok) throw new InvariantError('our own components are faulty');
const { game, advice } = opened.value;
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'];
const RULES = new Set(
  readFileSync(new URL('../../../RULES.md', import.meta.url), 'utf8').match(/(?<=^- \*\*)FD-[A-Z]+-\d\d/gm),
);

const ALL_CARDS = [
  ...knownCards(),
  ...box.names.map((id) => `place:${id}`),
  ...COMMODITIES.map((id) => `commodity:${id}`),
  ...['1', '2', '3', '4'].map((n) => `disc:${n}`),
  ...PHASES.map((id) => `phase:${id}`),
  'seat:0',
  'seat:2',
];

interface Asked {
  readonly view: View;
  readonly spectator: View;
  readonly legal: readonly string[];
  readonly why: (text: string) => string | undefined;
}

/** The questions of a game in which much happens and something goes wrong. */
function* questions(seed: string, seats: number): Generator<Asked> {
  const rng = rngFromSeed(`${seed}/moves`);
  const state = game.setup({ learner: false }, seats, rngFromSeed(seed));
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []);
    const view = game.view(state, seat) as View;
    const asked = seat;
    yield {
      view,
      spectator: game.view(state, 'spectator') as View,
      legal: moves.map((move) => game.writeMove(move)),
      why: (text) => {
        const move = game.readMove(text);
        return move === undefined ? undefined : game.whyNot?.(state, asked, move);
      },
    };
    game.apply(state, seat, choose(view, moves, rng));
  }
  const view = game.view(state, 0) as View;
  yield { view, spectator: game.view(state, 'spectator') as View, legal: [], why: () => undefined };
}

/** The first question of a game that is `wanted`, as its seat sees it. */
function sceneAt(seed: string, wanted: (view: View) => boolean): Scene {
  for (const { view } of questions(seed, 3)) if (wanted(view)) return { box, view, names: NAMES };
  throw new Error('no such question');
}

function choose(view: unknown, moves: readonly unknown[], rng: Rng): unknown {
  if (nextWord(rng) % 100 < 25) return moves[below(rng, moves.length)];
  const ratings = advice.rate(view, moves as Move[]);
  return moves[ratings.indexOf(Math.max(...ratings))];
}

const RAW = /undefined|NaN|null|object|\{|\}|[a-z][A-Z]| {2}|\s$/;

describe('cards', () => {
  it('speak of everything on the table at any moment, in sentences', () => {
    const strange = new Set<string>();
    for (const { view, spectator } of questions('cards', 4)) {
      for (const seen of [view, spectator]) {
        for (const id of ALL_CARDS) {
          const card = cardFor({ box, view: seen, names: NAMES }, id);
          if (card === undefined) throw new Error(`${id} has no card`);
          for (const text of [card.what, ...card.now])
            if (RAW.test(text) || !/^[A-Z\d].*\.$/.test(text)) strange.add(text);
        }
      }
    }
    expect([...strange]).toEqual([]);
  });

  it('name rules that there are', () => {
    const [first] = questions('rules', 3);
    if (first === undefined) throw new Error('no question');
    const cited = ALL_CARDS.flatMap((id) => cardFor({ box, view: first.view, names: NAMES }, id)?.rules ?? []);
    expect(cited.length).toBeGreaterThan(ALL_CARDS.length);
    expect(cited.filter((rule) => !RULES.has(rule))).toEqual([]);
  });

  it('exist for every Location, and for nothing unknown', () => {
    const [first] = questions('unknown', 3);
    if (first === undefined) throw new Error('no question');
    const scene = { box, view: first.view, names: NAMES };
    expect(LOCATIONS.filter((id) => cardFor(scene, `loc:${id}`) === undefined)).toEqual([]);
    for (const id of ['loc:palace', 'place:atlantis', 'phase:x', 'constructor:name', 'item:toString', 'panama', ''])
      expect(cardFor(scene, id)).toBeUndefined();
  });

  it('say what a place gives now', () => {
    const [first] = questions('now', 3);
    if (first === undefined) throw new Error('no question');
    const scene = { box, view: first.view, names: NAMES };
    expect(cardFor(scene, 'loc:crewA')?.now).toEqual(['The next visitor gets 3 crew.', '3 of 3 circles are free.']);
    expect(cardFor(scene, 'loc:investor')?.now[0]).toBe(
      'Now: pay 4 points for 1 crew and 2 guns, or 2 crew and 1 gun, or a galleon.',
    );
    const panama = cardFor(scene, 'place:panama');
    expect(panama?.title).toBe('Panama');
    expect(panama?.now).toEqual([
      'Fort in zone 3.',
      'You have no barrel yet.',
      'An attack costs you 1 crew and 2 guns or more.',
      'A counter will be laid here face down; it may add up to 2.',
      'A success brings 4 points, the first one also gold.',
      '0 of 2 successes used in this voyage.',
    ]);
  });

  it('say what the Tavern’s die brings, line by line [FD-PROV-23] [FD-PROV-24]', () => {
    const scene = sceneAt('tavern', ({ question }) => question?.kind === 'plymouthTurn');
    expect(cardFor(scene, 'loc:tavern')?.now[1]).toBe(
      'Result 1 or 2: the Ghost; 3: 1 crew; 4 or 5: 2 crew; 6 or 7: 3 crew.',
    );
  });

  it('speak of a counter face down only when it lies there [FD-PREP-02] [FD-PREP-03]', () => {
    const down = 'The counter that lies face down may add up to 2.';
    for (const { spectator } of questions('counters', 3)) {
      for (const at of [...box.forts, ...box.galleons]) {
        const said = cardFor({ box, view: spectator, names: NAMES }, `place:${box.names[at]}`)?.now ?? [];
        expect(said.includes(down)).toBe(spectator.map[at]?.counter?.up === false);
      }
    }
  });

  it('offer nothing in Plymouth when the ships have left [FD-PROV-14]', () => {
    const scene = sceneAt('gone', ({ question }) => question?.kind === 'placeMission');
    for (const id of LOCATIONS)
      expect(cardFor(scene, `loc:${id}`)?.now.join(' ')).not.toMatch(/next visitor|free|Now:|Result/);
  });

  it('call the homebound docks the turn order until the ships have left, and then speak of the bonus', () => {
    const early = sceneAt('docks', ({ question }) => question?.kind === 'plymouthTurn');
    expect(cardFor(early, 'dock:homebound')?.now).toEqual([
      `Turns in Plymouth: ${early.view.docks.plymouth.map((seat) => NAMES[seat]).join(', ')}.`,
    ]);
    const late = sceneAt('docks', ({ question }) => question?.kind === 'placeMission');
    expect(cardFor(late, 'dock:homebound')?.now).toEqual([
      'The next ship home scores 2 points if it returns before its disc 4 and with a success.',
    ]);
  });

  it.each([
    ['place:panama', 'FD-RESOLVE-11'],
    ['place:galleonA', 'FD-RESOLVE-11'],
    ['place:galleonA', 'FD-RESOLVE-19'],
    ['item:frigate', 'FD-SAIL-09'],
    ['dock:homebound', 'FD-HOME-09'],
    ['dock:homebound', 'FD-END-05'],
  ])('cite for %s what they tell by %s', (id, rule) => {
    expect(
      cardFor(
        sceneAt('cite', () => true),
        id,
      )?.rules,
    ).toContain(rule);
  });

  it('tell nothing that the view does not hold', () => {
    for (const { spectator } of questions('secret', 4)) {
      if (spectator.revealed || spectator.question === undefined) continue;
      for (const id of box.names) {
        const said = cardFor({ box, view: spectator, names: NAMES }, `place:${id}`)?.now.join(' ') ?? '';
        expect(said).not.toMatch(/(Ann|Bob|Cid|Dot) (\d|Hind|Ghost)|You know/);
      }
    }
  });
});

describe('why a thing is closed', () => {
  it('is answered by a rule wherever the card asks', () => {
    const unanswered = new Set<string>();
    const rules = new Set<string>();
    for (const seats of [3, 5]) {
      for (const { view, legal, why } of questions('why', seats)) {
        for (const text of ALL_CARDS) {
          const [kind = '', id = ''] = text.split(':');
          const wish = closedMove({ view, legal }, { kind, id });
          if (wish === undefined) continue;
          const rule = why(wish);
          if (rule === undefined) unanswered.add(`${view.question?.kind}: ${wish}`);
          else rules.add(rule);
        }
      }
    }
    expect([...unanswered]).toEqual([]);
    expect([...rules].filter((rule) => !RULES.has(rule))).toEqual([]);
    expect(rules.size).toBeGreaterThan(5);
  });

  it('is not asked of what is open, nor of what is no answer', () => {
    for (const { view, legal } of questions('open', 3)) {
      for (const text of legal) {
        const id = text.split(' ').at(-1) ?? '';
        for (const kind of ['loc', 'place', 'commodity'])
          expect(closedMove({ view, legal }, { kind, id })).not.toBe(text);
      }
      expect(closedMove({ view, legal: [] }, { kind: 'loc', id: 'crewA' })).toBeUndefined();
      expect(closedMove({ view, legal }, { kind: 'item', id: 'crew' })).toBeUndefined();
    }
  });
});

describe('the phases', () => {
  it('are known for every question, and each has words', () => {
    const seen = new Set<string>();
    for (const seats of [3, 4, 5]) for (const { view } of questions('phases', seats)) seen.add(phaseOf(view));
    expect([...seen].sort()).toEqual(['informer', 'missions', 'plymouth', 'raids', 'ready', 'scoring']);
    for (const id of PHASES) expect(phaseWords(id)?.rules.every((rule) => RULES.has(rule))).toBe(true);
  });
});
