import { GROUPS, groupStandings, type View } from '@portolan/nina-pinta';
import { describe, expect, it } from 'vitest';
import { benefitEffect } from './benefits.ts';
import { describeMove } from './describeMove.ts';
import { box, questionsOf } from './testing/randomGames.ts';

const VIEWS: readonly View[] = ['a', 'b', 'c'].flatMap((seed) =>
  [...questionsOf({ seed: `benefits ${seed}`, seats: 3, wild: 40 })].map(({ view }) => view),
);
const OWN = VIEWS.filter(({ viewer }) => typeof viewer === 'number');

/** The same view after the viewer has taken another counter of a group. */
function having(view: View, group: (typeof GROUPS)[number], name: string): View {
  const players = view.players.map((player, seat) => {
    if (seat !== view.viewer || player.progress === undefined) return player;
    return group === 'military'
      ? { ...player, military: [...player.military, name] }
      : { ...player, progress: { ...player.progress, [group]: [...player.progress[group], name] } };
  });
  return { ...view, players };
}

function counting(view: View, group: (typeof GROUPS)[number]): number {
  return groupStandings(box, view)[GROUPS.indexOf(group)]?.counting[Number(view.viewer)] ?? -1;
}

const PROGRESS = box.faces.names.flatMap((name, face) => {
  const group = GROUPS[box.faces.group[face] ?? -1];
  return group === undefined ? [] : [{ name, face, group }];
});

describe('what is said of a Progress Benefit', () => {
  it('is what the rules count then, without duplicates [NP-SCORE-08] [NP-SCORE-09] [NP-SCORE-16]', () => {
    const kinds = new Set<string>();
    const wrong = new Set<string>();
    for (const view of OWN.filter((_, at) => at % 5 === 0)) {
      for (const { name, face, group } of PROGRESS) {
        const said = benefitEffect(box, face, view);
        const [before, after] = [counting(view, group), counting(having(view, group, name), group)];
        const besides = said.includes('your first type') ? '0' : / besides (\d+) of yours/.exec(said)?.[1];
        if (besides !== undefined) {
          kinds.add(box.faces.any[face] ? 'any' : 'new');
          if (Number(besides) !== before || after !== before + 1) wrong.add(`${said}: ${before} to ${after}`);
        } else if (/already/.test(said)) {
          kinds.add(said.includes('no more can') ? 'all' : 'same');
          if (after !== before) wrong.add(`${said}: ${before} to ${after}`);
        } else if (box.faces.any[face]) {
          kinds.add('anyReligion');
          const nth = said.endsWith('your first') ? 1 : Number(/(\d+) of them count then/.exec(said)?.[1]);
          if (nth !== after || after !== before + 1) wrong.add(`${said}: ${before} to ${after}`);
        } else {
          kinds.add('religion');
          const held = view.players[Number(view.viewer)]?.progress?.religion ?? [];
          const nth = Number(/your (\d+)/.exec(said)?.[1]);
          if (nth !== held.filter((one) => one === name).length + 1) wrong.add(said);
        }
      }
    }
    expect([...wrong]).toEqual([]);
    for (const kind of ['any', 'new', 'same', 'anyReligion', 'religion']) expect(kinds).toContain(kind);
  });
});

describe('what is said of a Bonus Benefit', () => {
  it('in the last era is that those for later eras help no more [NP-END-05]', () => {
    const [view] = OWN.filter(({ question }) => question?.kind === 'selectBenefit');
    if (view === undefined) throw new Error('nobody selects');
    const said = (name: string, era: number): string =>
      benefitEffect(box, box.faces.names.indexOf(name), { ...view, era });
    for (const name of ['spyglass', 'pirate', 'stronghold', 'largerShips', 'corn', 'timber', 'iron', 'gems']) {
      expect(said(name, 6), name).toBe('nothing: it helps only in later eras, and this is the last');
      expect(said(name, 5), name).not.toMatch(/^nothing: it helps/);
    }
    for (const name of ['doubleSelection', 'turnOrder']) expect(said(name, 6)).toMatch(/^kept/);
  });
});

describe('passing', () => {
  it('gives a place in the next era, and in the last one breaks ties only [NP-END-05] [NP-SCORE-20]', () => {
    const eras = new Set<number>();
    for (const view of OWN.filter(({ question }) => question?.kind === 'selectBenefit')) {
      const said = [
        describeMove(box, { kind: 'pass', space: 0 }, view),
        describeMove(box, { kind: 'push', space: 0 }, view),
      ];
      const last = view.era === box.components.eras;
      for (const { effect = '' } of said) {
        expect(effect).toMatch(last ? /^1st in the order that breaks ties at the end/ : /^1st in the turn order/);
        if (last) expect(effect).not.toMatch(/next era|turn order/);
      }
      eras.add(view.era);
    }
    expect(eras.size).toBe(6);
  });
});
