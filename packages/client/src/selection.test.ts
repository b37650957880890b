import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  back,
  beginSelection,
  cancel,
  clashes,
  type Option,
  outlook,
  pick,
  type Selection,
  wordsOf,
} from './selection.ts';

function options(...texts: readonly string[]): Option[] {
  return texts.map((text) => ({ text, path: wordsOf(text) }));
}

function picked(texts: readonly string[], ...targets: readonly string[]): Selection {
  return targets.reduce(pick, beginSelection(options(...texts)));
}

const STREET = ['stop crew', 'stop guns', 'dock'];
const MISSIONS = ['mission 1 havana', 'mission 1 panama', 'mission 2 havana', 'mission 2 panama'];

describe('the selection', () => {
  const rows: {
    readonly what: string;
    readonly texts: readonly string[];
    readonly picks: readonly string[];
    readonly settled: readonly string[];
    readonly choices: readonly string[];
    readonly chosen?: string;
  }[] = [
    { what: 'offers the first words', texts: STREET, picks: [], settled: [], choices: ['stop', 'dock'] },
    { what: 'narrows by a word', texts: STREET, picks: ['stop'], settled: ['stop'], choices: ['crew', 'guns'] },
    { what: 'chooses', texts: STREET, picks: ['dock'], settled: ['dock'], choices: [], chosen: 'dock' },
    {
      what: 'takes a thing that is wanted only later',
      texts: STREET,
      picks: ['guns'],
      settled: ['guns', 'stop'],
      choices: [],
      chosen: 'stop guns',
    },
    { what: 'settles what has no alternative', texts: MISSIONS, picks: [], settled: ['mission'], choices: ['1', '2'] },
    {
      what: 'lets one point at the place first',
      texts: MISSIONS,
      picks: ['panama'],
      settled: ['mission', 'panama'],
      choices: ['1', '2'],
    },
    {
      what: 'ends at one move either way',
      texts: MISSIONS,
      picks: ['panama', '2'],
      settled: ['mission', 'panama', '2'],
      choices: [],
      chosen: 'mission 2 panama',
    },
    { what: 'only waits for a yes', texts: ['dock'], picks: [], settled: ['dock'], choices: [], chosen: 'dock' },
    {
      what: 'offers a whole move and the longer ones behind it',
      texts: ['home', 'home fast', 'stay'],
      picks: ['home'],
      settled: ['home'],
      choices: ['fast'],
      chosen: 'home',
    },
    { what: 'ignores what nobody wants', texts: STREET, picks: ['moon'], settled: [], choices: ['stop', 'dock'] },
    {
      what: 'keeps the order where the order matters',
      texts: ['swap 1 2', 'swap 2 1'],
      picks: ['2'],
      settled: ['swap', '2', '1'],
      choices: [],
      chosen: 'swap 2 1',
    },
    { what: 'is empty without moves', texts: [], picks: ['dock'], settled: [], choices: [] },
  ];
  it.each(rows)('$what', ({ texts, picks, settled, choices, chosen }) => {
    const seen = outlook(picked(texts, ...picks));
    expect(seen.settled).toEqual(settled);
    expect(seen.choices.map(({ target }) => target)).toEqual(choices);
    expect(seen.chosen?.text).toBe(chosen);
  });

  it('highlights everything that can be pointed at, with the moves behind each choice', () => {
    const seen = outlook(picked(MISSIONS, '1'));
    expect([...seen.lit.keys()].sort()).toEqual(['havana', 'panama']);
    expect(seen.lit.get('havana')?.map(({ text }) => text)).toEqual(['mission 1 havana']);
    expect(outlook(picked(MISSIONS)).choices[0]?.options.map(({ text }) => text)).toEqual(MISSIONS.slice(0, 2));
  });

  it('undoes one pick with everything that followed, or all of them', () => {
    const deep = picked(MISSIONS, 'panama', '2');
    expect(outlook(back(deep)).settled).toEqual(['mission', 'panama']);
    expect(outlook(cancel(deep)).settled).toEqual(['mission']);
    expect(outlook(cancel(deep)).canBack).toBe(false);
    expect(outlook(deep).canBack).toBe(true);
  });

  it('finds moves that share a path', () => {
    const twins = [
      { text: 'a', path: ['x'] },
      { text: 'b', path: ['y'] },
      { text: 'c', path: ['x'] },
    ];
    expect(clashes(twins).map((group) => group.map(({ text }) => text))).toEqual([['a', 'c']]);
    expect(clashes(options(...MISSIONS))).toEqual([]);
  });

  it('reaches every move by its choices, and never another', () => {
    const word = fc.constantFrom('a', 'b', 'c', '1', '2');
    const paths = fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 12,
      selector: (path) => path.join(' '),
    });
    fc.assert(
      fc.property(paths, (all) => {
        const list = all.map((path) => ({ text: path.join(' '), path }));
        for (const wanted of list) expect(walkTo(list, wanted)).toBe(wanted.text);
      }),
      { numRuns: 300 },
    );
  });
});

/** Picks targets until `wanted` is chosen. */
function walkTo(list: readonly Option[], wanted: Option): string | undefined {
  let selection = beginSelection(list);
  for (let clicks = 0; clicks < 10; clicks++) {
    const { chosen, choices } = outlook(selection);
    const next = choices.find((choice) => choice.options.includes(wanted));
    if (next === undefined || chosen === wanted) return chosen?.text;
    selection = pick(selection, next.target);
  }
  return undefined;
}

describe('things with names of their own', () => {
  const options = [
    { text: 'exchange 1 3', path: ['disc 1', 'disc 3'] },
    { text: 'exchange 3 4', path: ['disc 3', 'disc 4'] },
  ];

  it('may be picked in any order', () => {
    const picked = ['disc 3', 'disc 1'].reduce(pick, beginSelection(options, { free: true }));
    expect(outlook(picked).chosen?.text).toBe('exchange 1 3');
  });

  it('keep every move that needs them', () => {
    const { lit } = outlook(pick(beginSelection(options, { free: true }), 'disc 3'));
    expect([...lit.keys()]).toEqual(['disc 1', 'disc 4']);
  });
});
