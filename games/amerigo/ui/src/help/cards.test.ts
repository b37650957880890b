import { readFileSync } from 'node:fs';
import { amerigo, COLOURS, GOODS, openBox, SOURCES, type View } from '@portolan/amerigo';
import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { t as nameSource } from '../messages/sources.ts';
import { layoutOfView } from '../table/layoutOfView.ts';
import { placeId } from '../table/placeId.ts';
import { box, NAMES, questionsOf, type RandomQuestion } from '../testing/randomGames.ts';
import { cardFor } from './cards.ts';
import { closedMove } from './closedMove.ts';
import { concerns } from './concerns.ts';
import { PHASES } from './phases.ts';
import { phaseWords } from './phaseWords.ts';
import type { Scene } from './scene.ts';

const LEDGER = readFileSync(new URL('../../../RULES.md', import.meta.url), 'utf8');
const RULES = new Set(LEDGER.match(/(?<=^- \*\*)AM-[A-Z]+-\d\d/gm));

/** Every card of a table. */
function allCards(view: View): string[] {
  const { islands, posts, laid } = view.map;
  const { height, width, stride, frame } = layoutOfView(box, view);
  const squares = Array.from({ length: height * width }, (_, at) => `${Math.floor(at / width)},${at % width}`);
  const frameSpaces = frame.ring.flatMap((_, at) => [placeId(box, stride * stride + at)]);
  const by = (kind: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${kind}:${at}`);
  return [
    ...by('island', islands.length),
    ...islands.flatMap(({ chest }, at) => (chest ? [`chest:${at}`] : [])),
    ...[...frameSpaces, ...squares].flatMap((id) => [`place:${id}`, `crate:${id}`]),
    ...posts.map(({ space }) => `post:${placeId(box, space)}`),
    ...laid.map(({ space }) => `laid:${placeId(box, space)}`),
    ...[...COLOURS, 'special', 'jump', 'gold', 'points'].map((id) => `act:${id}`),
    ...COLOURS.flatMap((id) => [`storage:${id}`, `cube:${id}`]),
    ...['tower:all', 'pirates:all', 'time:all', 'round:all', 'track:progress', 'track:order', 'help:table'],
    ...by('progressSpace', box.progressWorth.length),
    ...by('orderSpace', box.orderWorth.length),
    ...by('display', view.display.length),
    ...by('market', view.market.length),
    ...by('production', box.production.length),
    ...box.names.tokens.map((id) => `token:${id}`),
    ...box.names.pieces.map((id) => `supply:${id}`),
    ...PHASES.map((id) => `phase:${id}`),
    ...view.players.flatMap((_, seat) => seatCards(seat)),
  ];
}

function seatCards(seat: number): string[] {
  const kinds = [
    'seat',
    'score',
    'gold',
    'cannons',
    'tokens',
    'chests',
    'ships',
    'postsLeft',
    'disc:progress',
    'disc:order',
  ];
  return [
    ...kinds.map((kind) => `${kind}:${seat}`),
    ...GOODS.flatMap((good) => [`goods:${seat}:${good}`, `productionOf:${seat}:${good}`]),
    ...box.names.pieces.map((id) => `planned:${seat}:${id}`),
    ...[`ship:${seat}:0`, `ship:${seat}:1`],
  ];
}

const QUESTIONS: readonly RandomQuestion[] = [2, 3, 4].flatMap((seats) => [
  ...questionsOf({ seed: `cards ${seats}`, seats, wild: 25 }),
]);
const SOME = QUESTIONS.filter((_, at) => at % 29 === 0 || at === QUESTIONS.length - 1);

const RAW = /undefined|NaN|null|object|\{|\}|[a-z][A-Z]|line\d|\bP\d\d\b| {2}|\s$/;

function sceneOf(view: View): Scene {
  return { box, view, names: NAMES };
}

describe('cards', () => {
  it('describe everything on the table at any time in sentences', () => {
    const strange = new Set<string>();
    for (const { view } of SOME) {
      for (const seen of [view, { ...view, viewer: 'spectator' as const }]) {
        for (const id of allCards(seen)) {
          const card = cardFor(sceneOf(seen), id);
          if (card === undefined) {
            strange.add(`${id} has no card`);
            continue;
          }
          if (card.title === '' || RAW.test(card.title)) strange.add(`${id}: ${card.title}`);
          for (const text of [card.what, ...card.now]) {
            if (RAW.test(text) || !/^[A-Z\d].*\.$/.test(text)) strange.add(`${id}: ${text}`);
          }
        }
      }
    }
    expect([...strange]).toEqual([]);
  });

  it('cite only rules that exist, every card at least one', () => {
    const [first] = QUESTIONS;
    if (first === undefined) throw new Error('no question');
    const rules = allCards(first.view).map((id) => cardFor(sceneOf(first.view), id)?.rules ?? []);
    expect(rules.flat().filter((rule) => !RULES.has(rule))).toEqual([]);
    expect(rules.filter((cited) => cited.length === 0)).toHaveLength(1);
  });

  it('exist for no unknown id', () => {
    const [first] = QUESTIONS;
    if (first === undefined) throw new Error('no question');
    const unknown = ['island:99', 'place:99,0', 'place:X1', 'act:pink', 'token:P99', 'seat:7', 'ship:0:2', 'disc:x:0'];
    const odd = [
      'constructor:name',
      'toString:0',
      'gold:0:1',
      'island',
      '',
      'supply:line3',
      'orderSpace:99',
      'tower:1',
    ];
    for (const id of [...unknown, ...odd]) expect(cardFor(sceneOf(first.view), id)).toBeUndefined();
  });

  it('say where points come from, those of the final scoring included', () => {
    const [first] = QUESTIONS;
    if (first === undefined) throw new Error('no question');
    const players = first.view.players.map((player) => ({ ...player, points: SOURCES.map((_, at) => at + 1) }));
    const now = cardFor(sceneOf({ ...first.view, players }), 'score:0')?.now ?? [];
    expect(now).toEqual(SOURCES.map((source, at) => `${nameSource(source)}: ${at + 1}.`));
  });

  it('say what completing an island pays now, and to whom [AM-GREEN-17] [AM-GREEN-19]', () => {
    const found = QUESTIONS.flatMap(({ view }) =>
      view.map.islands.flatMap((island, at) =>
        island.completed === undefined && island.big && Math.max(...island.posts) >= 2 ? [{ view, at, island }] : [],
      ),
    ).at(0);
    if (found === undefined) throw new Error('no such island');
    const now = cardFor(sceneOf({ ...found.view, viewer: 'spectator' }), `island:${found.at}`)?.now ?? [];
    const worth = [0, 1, 3, 6, 10, 15, 21];
    const scores = found.island.posts.flatMap((n, seat) =>
      n === 0 ? [] : [`${NAMES[seat]} ${(worth[n] ?? 0) * found.view.timeMarker}`],
    );
    expect(now).toContain('Completing it now brings 3 points to whoever does it, and the chest.');
    expect(now).toContain(`Its posts would then score ${scores.join(', ')}.`);
  });
});

describe('why a thing is closed', () => {
  it('is answered by a rule wherever a card asks', () => {
    const unanswered = new Set<string>();
    const rules = new Set<string>();
    for (const { view, legal, why } of QUESTIONS.filter((_, at) => at % 5 === 0)) {
      for (const text of allCards(view)) {
        const [kind = '', ...id] = text.split(':');
        const closed = closedMove({ box, view, legal }, { kind, id: id.join(':') });
        if (closed === undefined) continue;
        const rule = why(closed);
        if (rule === undefined) unanswered.add(`${view.question?.kind}: ${closed}`);
        else rules.add(rule);
      }
    }
    expect([...unanswered]).toEqual([]);
    expect([...rules].filter((rule) => !RULES.has(rule))).toEqual([]);
    expect(rules.size).toBeGreaterThan(15);
  });

  it('is asked only by the player whose turn it is', () => {
    const asked = QUESTIONS.find(({ view }) => view.question?.kind === 'takeTurn');
    if (asked === undefined) throw new Error('no such question');
    const { view, legal } = asked;
    const card = { kind: 'act', id: 'points' };
    expect(closedMove({ box, view, legal }, card)).toBe('points');
    expect(closedMove({ box, view, legal: [] }, card)).toBeUndefined();
    expect(closedMove({ box, view: { ...view, viewer: 'spectator' }, legal }, card)).toBeUndefined();
  });
});

describe('cards of other components', () => {
  it('name their numbers', () => {
    const { components } = box;
    const other = {
      ...components,
      cubesPerColour: 9,
      printedProduction: 2,
      posts: 11,
      chests: { ...components.chests, gold: 4 },
      tracks: { ...components.tracks, gold: 13 },
      villageTiles: components.villageTiles.map((tile) => ({ ...tile, plan: 2, build: 3 })),
    };
    const [opened, made] = [amerigo.open(other), openBox(other)];
    if (!opened.ok || !made.ok) throw new Error('the components are refused');
    const { game } = opened.value;
    const view = game.view(game.setup({}, 2, rngFromSeed('other')), 0) as View;
    const textOf = (id: string): string => {
      const card = cardFor({ box: made.value, view, names: NAMES }, id);
      return [card?.what, ...(card?.now ?? [])].join(' ');
    };
    expect(textOf('cube:blue')).toContain('There are 9 of each colour.');
    expect(textOf('productionOf:0:coffee')).toContain('the first 2 are printed');
    expect(textOf('supply:village corner')).toContain('Costs 2 action points to plan and 3 to build.');
    expect(textOf('supply:village corner')).not.toContain('one action point');
    expect(textOf('postsLeft:0')).toContain('11 of 11.');
    expect(textOf('chests:0')).toContain('Worth 4 gold.');
    expect(textOf('gold:0')).toContain('of 13.');
  });
});

describe('moves', () => {
  it('concern at least one card of the table, unless they only end something', () => {
    const plain = /^(end|stay|return|boost|decline|load 0|advance 0)$/;
    const lonely = new Set<string>();
    for (const { view, legal } of QUESTIONS.filter((_, at) => at % 40 === 0)) {
      const cards = allCards(view);
      for (const text of legal) {
        if (!plain.test(text) && !cards.some((card) => concerns(box, card, text, view))) lonely.add(text);
      }
    }
    expect([...lonely]).toEqual([]);
  });
});

describe('the phases', () => {
  it('are described with rules', () => {
    for (const id of PHASES) expect(phaseWords(id)?.rules.every((rule) => RULES.has(rule))).toBe(true);
  });
});

describe('the rules', () => {
  it('have a title for every section', () => {
    const ids = new Set([...RULES].map((id) => id.split('-')[1]));
    const titled = new Map(
      [...LEDGER.matchAll(/^#{2,3} (.+) \(([A-Z]+)\)$/gm)].map(([, title, section]) => [section, title]),
    );
    expect([...ids].filter((section) => !titled.has(section))).toEqual([]);
    expect([...titled.values()].filter((title) => !/^[A-Z][a-z]/.test(title ?? ''))).toEqual([]);
  });
});
