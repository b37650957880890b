import { readFileSync } from 'node:fs';
import { rngFromSeed } from '@portolan/kernel';
import {
  acceptedBox,
  BONUSES,
  type Components,
  GROUPS,
  LANDS,
  NATIONS,
  ninaPinta,
  PHASES,
  runningScores,
  type View,
  WORLDS,
} from '@portolan/nina-pinta';
import { describe, expect, it } from 'vitest';
import { box, namesIn, questionsOf, type RandomQuestion } from '../testing/randomGames.ts';
import { cardFor } from './cards.ts';
import { closedMove } from './closedMove.ts';
import { concerns } from './concerns.ts';
import { phaseWords } from './phaseWords.ts';
import { readCardId, type Scene } from './scene.ts';

const LEDGER = readFileSync(new URL('../../../RULES.md', import.meta.url), 'utf8');
const RULES = new Set(LEDGER.match(/(?<=^- \*\*)NP-[A-Z]+-\d\d/gm));

/** Every card of a table. */
function allCards(view: View): string[] {
  const lands = WORLDS.flatMap((world) => box.names.lands.map((land) => `${world}:${land}`));
  const by = (kind: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${kind}:${at + 1}`);
  const { players } = view;
  return [
    ...lands.flatMap((at) =>
      ['land', 'stronghold', 'vault', 'mine', 'increase', 'cathedral'].map((kind) => `${kind}:${at}`),
    ),
    ...view.places.flatMap(({ world, land, city }) => (city === undefined ? [] : [`city:${world}:${land}`])),
    ...players.flatMap((_, seat) => lands.flatMap((at) => [`settlers:${seat}:${at}`, `town:${seat}:${at}`])),
    ...WORLDS.flatMap((world) => [
      ...['compass', 'world', 'war', 'pirates'].map((kind) => `${kind}:${world}`),
      ...['grow', 'build'].map((kind) => `token:${world}:${kind}`),
      ...players.flatMap((_, seat) => ['captain', 'ship', 'hold'].map((kind) => `${kind}:${seat}:${world}`)),
    ]),
    ...GROUPS.map((group) => `marker:${group}`),
    ...[...BONUSES, ...box.faces.names].map((name) => `benefit:${name}:1`),
    ...['display:all', 'progressStack:all', 'tileStack:all', 'help:table'],
    ...[...by('era', box.components.eras), ...by('storage', box.components.eras)],
    ...[...by('order', players.length), ...by('pass', players.length)],
    ...LANDS.map((land) => `cityDisc:${land}`),
    ...NATIONS.map((nation) => `nation:${nation}`),
    ...PHASES.map((phase) => `phase:${phase}`),
    ...players.flatMap((_, seat) =>
      ['seat', 'score', 'gold', 'supply', 'held', 'military', 'orderMarker'].map((kind) => `${kind}:${seat}`),
    ),
  ];
}

const QUESTIONS: readonly RandomQuestion[] = [1, 2, 4].flatMap((seats) => [
  ...questionsOf({ seed: `cards ${seats}`, seats, wild: 25 }),
]);
const SOME = QUESTIONS.filter((_, at) => at % 37 === 0 || at === QUESTIONS.length - 1);

const RAW = /undefined|NaN|null|object|\{|\}|[a-z][A-Z]| {2}|\s$/;

function sceneOf(view: View): Scene {
  return { box, view, names: namesIn(view) };
}

function firstView(): View {
  const [first] = QUESTIONS;
  if (first === undefined) throw new Error('no question');
  return first.view;
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
            if (RAW.test(text) || !/^[A-ZÄ-Ü\d].*\.$/.test(text)) strange.add(`${id}: ${text}`);
          }
        }
      }
    }
    expect([...strange]).toEqual([]);
  });

  it('cite only rules that exist, every card at least one', () => {
    const rules = allCards(firstView()).map((id) => cardFor(sceneOf(firstView()), id)?.rules ?? []);
    expect([...new Set(rules.flat())].filter((rule) => !RULES.has(rule))).toEqual([]);
    expect(rules.filter((cited) => cited.length === 0)).toHaveLength(1);
  });

  it('exist for no unknown id', () => {
    const unknown = ['land:nina:x', 'land:x:andes', 'seat:9', 'settlers:0:nina', 'benefit:x:1', 'era:7', 'era:0'];
    const odd = ['constructor:name', 'toString:0', 'gold:0:1', 'land', '', 'marker:x', 'token:nina:x', 'display:1'];
    for (const id of [...unknown, ...odd]) expect(cardFor(sceneOf(firstView()), id), id).toBeUndefined();
  });

  it('say nothing of what is behind a screen [NP-HIDDEN-01] [NP-HIDDEN-03]', () => {
    const asked = QUESTIONS.find(({ view }) => view.seats > 1 && view.viewer === 0 && view.era > 2);
    if (asked === undefined) throw new Error('no such question');
    const scene = sceneOf(asked.view);
    expect(cardFor(scene, 'gold:1')?.now).toEqual(['Hidden behind the screen.']);
    expect(cardFor(scene, 'held:1')?.now[0]).toBe('Hidden behind the screen, apart from Military.');
  });

  it('name the nation that may attack at peace, whichever has that capability [NP-NATION-05]', () => {
    const view = QUESTIONS.find((one) => one.view.seats === 4)?.view;
    if (view === undefined) throw new Error('no table of four');
    const others = { france: 'lookAtThreeLands', portugal: 'attackOutsideWar' } as const;
    const nations = box.components.nations.map((one) =>
      one.id === 'france' || one.id === 'portugal' ? { ...one, capability: others[one.id] } : one,
    );
    const replaced = acceptedBox({ ...box.components, nations });
    const said = [box, replaced].map((one) => cardFor({ ...sceneOf(view), box: one }, 'war:nina')?.now);
    expect(said).toEqual([
      ['There is peace: nobody but France can attack.'],
      ['There is peace: nobody but Portugal can attack.'],
    ]);
  });

  it('add up the score from the queries of the rules', () => {
    const { view } = QUESTIONS.filter(({ view: { seats } }) => seats === 1).at(-1) ?? {};
    if (view === undefined) throw new Error('no end');
    const total = runningScores(box, view)[0]?.total;
    expect(cardFor(sceneOf(view), 'score:0')?.now[0]).toBe(`${total} points so far.`);
  });
});

/** Cards of a game that is opened with these components. */
function cardsWith(components: Components): (id: string) => string | undefined {
  const opened = ninaPinta.open(components);
  if (!opened.ok) throw new Error(`the components are refused: ${JSON.stringify(opened.error)}`);
  const { game } = opened.value;
  const options = game.readOptions({});
  if (!options.ok) throw new Error('the default options are refused');
  const start = game.view(game.setup(options.value, 2, rngFromSeed('cards')), 0) as View;
  const view = { ...start, places: start.places.map((place) => ({ ...place, city: 0 })) };
  const scene = { box: acceptedBox(components), view, names: namesIn(view) };
  return (id) => cardFor(scene, id)?.what;
}

describe('the figures in cards', () => {
  const { components } = box;
  const { cost, scoring, solo } = components;
  const printed = cardsWith(components);
  const replaced = cardsWith({
    ...components,
    terrains: components.terrains.map((one, at) => ({ ...one, settlerRevenue: at === 1 ? 0 : 4 })),
    growBonus: 3,
    buildingRevenue: { town: 5, city: 7 },
    increase: {
      ...components.increase,
      corn: { terrain: components.increase.iron.terrain, gold: 6 },
      iron: { terrain: components.increase.corn.terrain, gold: 6 },
    },
    strongholdGoldLimit: 8,
    shipsPerHarbourLand: 1,
    cost: { ...cost, town: 12, city: 29, townToCity: 21, benefitStep: 2, benefitMax: 17 },
    nations: components.nations.map((one) => ({ ...one, crewSide: one.id === 'england' ? 3 : 4 })),
    limits: { ...components.limits, citiesPerWorld: 1 },
    scoring: { ...scoring, settler: 2, town: 4, city: 9, cathedralFactor: 3, goldPerPoint: 6, militaryBaseMax: 2 },
    solo: { ...solo, retained: { default: 1, spain: { turnOrder: 1 }, portugal: { spyglass: 5 } } },
  });

  it.each([
    ['settlers:0:nina:andes', /4 in mixed land, none in plains, 4 in forest.* it scores 2 points/],
    ['town:0:nina:andes', /costs 12 gold.* yields 5 gold.* scores 4 points/],
    ['city:nina:andes', /costs 29 gold, or 21 .* yields 7 gold, scores 9 points/],
    ['ship:0:nina', /at most 1 ship can be/],
    ['stronghold:nina:andes', /up to 8 gold/],
    ['cathedral:nina:andes', /score 3 times as much/],
    ['marker:military', /at most 2,/],
    ['token:nina:grow', /3 settlements more/],
    ['display:all', /rises by 2 gold after each round, up to 17/],
    ['score:0', /every 6 gold/],
    ['gold:0', /every 6 gold score 1 point/],
    ['cityDisc:andes', /at most 1 City\./],
    ['nation:spain', /scores 1 point for/],
    ['nation:portugal', /scores 5 points for/],
    ['nation:england', /carry 3 crew/],
    ['benefit:corn:1', /on mountains: every settlement there yields 6 gold more/],
    ['benefit:cathedral:1', /score 3 times as much/],
  ])('of %s are those of the components', (id, figures) => {
    expect(replaced(id)).toMatch(figures);
    expect(printed(id)).not.toMatch(figures);
  });
});

describe('why a thing is closed', () => {
  it('is answered by a rule wherever a card asks', () => {
    const unanswered = new Set<string>();
    const rules = new Set<string>();
    for (const { view, legal, why } of QUESTIONS.filter((_, at) => at % 4 === 0)) {
      for (const text of allCards(view)) {
        const id = readCardId(text);
        const closed = id === undefined ? undefined : closedMove({ box, view, legal }, id);
        if (closed === undefined) continue;
        const rule = why(closed);
        if (rule === undefined) unanswered.add(`${view.question?.kind}: ${closed}`);
        else rules.add(rule);
      }
    }
    expect([...unanswered]).toEqual([]);
    expect([...rules].filter((rule) => !RULES.has(rule))).toEqual([]);
    expect(rules.size).toBeGreaterThan(10);
  });

  it('is asked only by the player whose turn it is', () => {
    const asked = QUESTIONS.find(({ view }) => view.question?.kind === 'sailShip');
    if (asked === undefined) throw new Error('no such question');
    const { view, legal } = asked;
    const spectator = { box, view: { ...view, viewer: 'spectator' as const }, legal };
    for (const parts of LANDS.map((land) => ['nina', land])) {
      expect(closedMove(spectator, { kind: 'land', parts })).toBeUndefined();
      expect(closedMove({ box, view, legal: [] }, { kind: 'land', parts })).toBeUndefined();
    }
  });
});

describe('moves', () => {
  it('concern at least one card of the table, unless they only end something', () => {
    const plain = /^(done|decline|decline all)$/;
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

  it('promise no next era in the last one [NP-END-05]', () => {
    const view = QUESTIONS.find((one) => one.view.era === box.components.eras)?.view;
    if (view === undefined) throw new Error('no last era');
    expect(phaseWords('selecting', { box, view })?.what).not.toContain('next turn order');
    expect(phaseWords('selecting')?.what).toContain('next turn order');
  });
});
