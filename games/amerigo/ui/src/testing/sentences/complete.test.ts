import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgedCatalogues } from './index.ts';

const SOURCES = new URL('../../', import.meta.url);

const GUIDE = 'the guide is not heard yet; guide.test.ts reads its lessons';

/** Catalogues without judges, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'am.overview': 'the page of rules, which shows the components without a match',
  'am.show': 'drawn while events are shown; the same amounts are judged in the log',
  'am.guide.moves': GUIDE,
  'am.guide.asks': GUIDE,
  'am.guide.respond': GUIDE,
  'am.guide.press': GUIDE,
  'am.guide.pages': GUIDE,
  'am.guide.news': GUIDE,
  'am.guide.reasons': GUIDE,
  'am.guide.plan': GUIDE,
};

function catalogues(): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => readFileSync(new URL(path, SOURCES), 'utf8').match(/(?<=defineMessages\(\s*')[\w.]+/g) ?? []);
}

describe('the judges of sentences', () => {
  it('cover every catalogue of the game', () => {
    const judged = judgedCatalogues.map(({ catalogue }) => catalogue);
    expect([...judged, ...Object.keys(ELSEWHERE)].sort()).toEqual([...catalogues()].sort());
  });
});
