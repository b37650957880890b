import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPEAKERS } from './speakers.ts';

const GUIDE = 'the guide is not heard yet; guide.test.ts reads its lessons';
const OVERVIEW = 'the page of rules, which shows the components without a match';
const SHOW = 'drawn while events are shown; the same amounts are judged in the log';
const PROBLEMS = 'what is wrong with components from outside; the tests of the rules read each text';
const TERMS = 'names for the parts of an expected score; termNames.test.ts finds one for each';

/** By game: catalogues without judges, and why. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  amerigo: {
    'am.overview': OVERVIEW,
    'am.show': SHOW,
    'am.guide.moves': GUIDE,
    'am.guide.asks': GUIDE,
    'am.guide.respond': GUIDE,
    'am.guide.press': GUIDE,
    'am.guide.pages': GUIDE,
    'am.guide.annotations': GUIDE,
    'am.guide.plan': GUIDE,
    'am.problems': PROBLEMS,
    'am.terms': TERMS,
  },
  'francis-drake': {
    'fd.overview': OVERVIEW,
    'fd.show': SHOW,
    'fd.guide.asks': GUIDE,
    'fd.guide.respond': GUIDE,
    'fd.guide.press': GUIDE,
    'fd.guide.pages': GUIDE,
    'fd.guide.annotations': GUIDE,
    'fd.guide.reasons': GUIDE,
    'fd.guide.plan': GUIDE,
    'fd.problems': PROBLEMS,
    'fd.terms': TERMS,
  },
  'nina-pinta': {
    'np.guide.moves': GUIDE,
    'np.guide.respond': GUIDE,
    'np.guide.press': GUIDE,
    'np.guide.pages': GUIDE,
    'np.guide.annotations': GUIDE,
    'np.guide.plan': GUIDE,
    'np.problems': PROBLEMS,
    'np.terms': TERMS,
  },
};

/** The catalogues that a game's interface defines. */
function cataloguesOf(game: string): readonly string[] {
  const sources = new URL(`../../../games/${game}/ui/src/`, import.meta.url);
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => readFileSync(new URL(path, sources), 'utf8').match(/(?<=defineMessages\(\s*')[\w.]+/g) ?? []);
}

it.each(Object.keys(SPEAKERS))('every catalogue of %s has judges, or a reason why not', (game) => {
  const judged = SPEAKERS[game]?.catalogues.map(({ catalogue }) => catalogue) ?? [];
  expect([...judged, ...Object.keys(ELSEWHERE[game] ?? {})].sort()).toEqual([...cataloguesOf(game)].sort());
});
