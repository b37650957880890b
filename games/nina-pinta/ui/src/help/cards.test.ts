import { readFileSync } from 'node:fs';
import { BONUSES, GROUPS, LANDS, NATIONS, PHASES, runningScores, type View, WORLDS } from '@portolan/nina-pinta';
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

  it('add up the score from the queries of the rules', () => {
    const { view } = QUESTIONS.filter(({ view: { seats } }) => seats === 1).at(-1) ?? {};
    if (view === undefined) throw new Error('no end');
    const total = runningScores(box, view)[0]?.total;
    expect(cardFor(sceneOf(view), 'score:0')?.now[0]).toBe(`${total} points so far.`);
  });
});

describe('why a thing is closed', () => {
  it('is answered by a rule wherever a card asks', () => {
    const unanswered = new Set<string>();
    const rules = new Set<string>();
    for (const { view, legal, why } of QUESTIONS.filter((_, at) => at % 4 === 0)) {
      for (const text of allCards(view)) {
        const id = readCardId(text);
        const wish = id === undefined ? undefined : closedMove({ box, view, legal }, id);
        if (wish === undefined) continue;
        const rule = why(wish);
        if (rule === undefined) unanswered.add(`${view.question?.kind}: ${wish}`);
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
