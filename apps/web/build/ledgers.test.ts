import { describe, expect, it } from 'vitest';
import { gamesWithLedger, readRules } from './ledgers.ts';

/** A longer section is hard to scan on the rules page, and its entry in the contents says too little. */
const LONGEST_SECTION = 60;

/** Words that are both. */
const CODE_AND_NAME = ['Gold'];

describe.each(gamesWithLedger())('the rules page of %s', (game) => {
  const rules = readRules(game);
  const sections = Map.groupBy(rules, ({ section }) => section);

  it('has every rule once, in a section with a title', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect([...sections.keys()].filter((title) => !/^[A-Z][a-z]/.test(title))).toEqual([]);
  });

  it('calls no section by the code in its ids, such as Cons, Gov or Rev, unless that is its name', () => {
    const coded = rules.filter(({ id, section }) => section.toUpperCase() === id.split('-')[1]);
    expect([...new Set(coded.map(({ section }) => section))].filter((title) => !CODE_AND_NAME.includes(title))).toEqual(
      [],
    );
  });

  it('shows each section in one piece, with an anchor of its own', () => {
    const runs = rules.filter(({ section }, at) => section !== rules[at - 1]?.section).map(({ section }) => section);
    expect(runs).toEqual([...sections.keys()]);
    const anchors = runs.map((title) => title.toLowerCase().replaceAll(/\W+/g, '-'));
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('keeps sections short enough to scan', () => {
    expect([...sections].filter(([, inside]) => inside.length > LONGEST_SECTION).map(([title]) => title)).toEqual([]);
  });
});
