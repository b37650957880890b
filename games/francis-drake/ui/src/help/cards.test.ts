import { readFileSync } from 'node:fs';
import { COMMODITIES, francisDrake, LOCATIONS, type Move, type View } from '@portolan/francis-drake';
import { below, InvariantError, nextWord, type Rng, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../testing/shippedBox.ts';
import { cardFor } from './cards.ts';
import { OTHER_WORDS } from './cardWords.ts';
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
  ...LOCATIONS.map((id) => `loc:${id}`),
  ...Object.keys(OTHER_WORDS).filter((id) => id !== 'disc:number'),
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

/** The questions of an eventful game in which some moves are random. */
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

/** The first question of a game that is `wanted`, as the asked seat sees it. */
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
  it('describe everything on the table at any time in sentences', () => {
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

  it('cite only rules that exist', () => {
    const [first] = questions('rules', 3);
    if (first === undefined) throw new Error('no question');
    const cited = ALL_CARDS.flatMap((id) => cardFor({ box, view: first.view, names: NAMES }, id)?.rules ?? []);
    expect(cited.length).toBeGreaterThan(ALL_CARDS.length);
    expect(cited.filter((rule) => !RULES.has(rule))).toEqual([]);
  });

  it('exist for every Location and for no unknown id', () => {
    const [first] = questions('unknown', 3);
    if (first === undefined) throw new Error('no question');
    const scene = { box, view: first.view, names: NAMES };
    expect(LOCATIONS.filter((id) => cardFor(scene, `loc:${id}`) === undefined)).toEqual([]);
    for (const id of ['loc:palace', 'place:atlantis', 'phase:x', 'constructor:name', 'item:toString', 'panama', ''])
      expect(cardFor(scene, id)).toBeUndefined();
  });

  it('say what a Location gives now', () => {
    const [first] = questions('now', 3);
    if (first === undefined) throw new Error('no question');
    const scene = { box, view: first.view, names: NAMES };
    expect(cardFor(scene, 'loc:crewA')?.now).toEqual(['For the next visitor: 3 crew.', '3 of 3 circles are free.']);
    expect(cardFor(scene, 'loc:investor')?.now[0]).toBe(
      'For the next visitor: pay 4 points for 1 crew and 2 guns, or 2 crew and 1 gun, or a galleon.',
    );
    const panama = cardFor(scene, 'place:panama');
    expect(panama?.title).toBe('Panama');
    expect(panama?.now).toEqual([
      'Fort in zone 3.',
      'You have no barrel yet.',
      'An attack costs you 1 crew and 2 guns or more.',
      'A hidden counter will be placed here; it may add up to 2.',
      'A success brings 4 points; the first also brings gold.',
      '0 of 2 successes used in this voyage.',
    ]);
  });

  it('say that Dockside gives one thing of several [FD-PROV-41]', () => {
    const scene = sceneAt('dockside', ({ question }) => question?.kind === 'plymouthTurn');
    expect(cardFor(scene, 'loc:dockside')?.what).toBe(
      'The last stop, with room for everyone. Take one of these: 1 crew, 1 gun or 1 barrel. On your next turn your ship goes to the dock.',
    );
  });

  it('say what the Tavern’s die brings, line by line [FD-PROV-23] [FD-PROV-24]', () => {
    const scene = sceneAt('tavern', ({ question }) => question?.kind === 'plymouthTurn');
    expect(cardFor(scene, 'loc:tavern')?.now.slice(1, 5)).toEqual([
      'A result of 1 or 2 gives the Ghost.',
      'A result of 3 gives 1 crew.',
      'A result of 4 or 5 gives 2 crew.',
      'A result of 6 or 7 gives 3 crew.',
    ]);
  });

  it('mention a hidden counter only where one lies [FD-PREP-02] [FD-PREP-03]', () => {
    const down = 'The hidden counter may add up to 2.';
    for (const { spectator } of questions('counters', 3)) {
      for (const at of [...box.forts, ...box.galleons]) {
        const said = cardFor({ box, view: spectator, names: NAMES }, `place:${box.names[at]}`)?.now ?? [];
        expect(said.includes(down)).toBe(spectator.map[at]?.counter?.up === false);
      }
    }
  });

  it('offer nothing in Plymouth once the ships have left [FD-PROV-14]', () => {
    const scene = sceneAt('gone', ({ question }) => question?.kind === 'placeMission');
    for (const id of LOCATIONS)
      expect(cardFor(scene, `loc:${id}`)?.now.join(' ')).not.toMatch(/next visitor|free|result/);
  });

  it('show the homebound docks as the turn order until the ships have left, and then the bonus', () => {
    const early = sceneAt('docks', ({ question }) => question?.kind === 'plymouthTurn');
    expect(cardFor(early, 'dock:homebound')?.now).toEqual([
      `Turn order in Plymouth: ${early.view.docks.plymouth.map((seat) => (seat === early.view.viewer ? 'you' : NAMES[seat])).join(', ')}.`,
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
  ])('for %s cite %s', (id, rule) => {
    expect(
      cardFor(
        sceneAt('cite', () => true),
        id,
      )?.rules,
    ).toContain(rule);
  });

  it('reveal nothing that the view hides', () => {
    for (const { spectator } of questions('secret', 4)) {
      if (spectator.revealed || spectator.question === undefined) continue;
      for (const id of box.names) {
        const said = cardFor({ box, view: spectator, names: NAMES }, `place:${id}`)?.now.join(' ') ?? '';
        expect(said).not.toMatch(/(Ann|Bob|Cid|Dot) (\d|Golden Hind|Ghost)|You know/);
      }
    }
  });
});

describe('why a thing is closed', () => {
  it('is answered by a rule wherever a card asks', () => {
    const unanswered = new Set<string>();
    const rules = new Set<string>();
    for (const seats of [3, 5]) {
      for (const { view, legal, why } of questions('why', seats)) {
        for (const text of ALL_CARDS) {
          const [kind = '', id = ''] = text.split(':');
          const closed = closedMove({ view, legal }, { kind, id });
          if (closed === undefined) continue;
          const rule = why(closed);
          if (rule === undefined) unanswered.add(`${view.question?.kind}: ${closed}`);
          else rules.add(rule);
        }
      }
    }
    expect([...unanswered]).toEqual([]);
    expect([...rules].filter((rule) => !RULES.has(rule))).toEqual([]);
    expect(rules.size).toBeGreaterThan(5);
  });

  it('is not asked about open choices, or about things that are no answer', () => {
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
  it('are known for every question and described', () => {
    const seen = new Set<string>();
    for (const seats of [3, 4, 5]) for (const { view } of questions('phases', seats)) seen.add(phaseOf(view));
    expect([...seen].sort()).toEqual(['informer', 'missions', 'plymouth', 'raids', 'ready', 'scoring']);
    for (const id of PHASES) expect(phaseWords(id)?.rules.every((rule) => RULES.has(rule))).toBe(true);
  });
});
