import { describe, expect, it } from 'vitest';
import { type FetchFile, loadLedger } from './ledger.ts';

const RULE = { id: 'X-Y-01', text: 'It is so.', section: 'Y', group: '' };

function makeShelf(ok: boolean): { readonly asked: string[]; readonly get: FetchFile } {
  const asked: string[] = [];
  return {
    asked,
    get: async (path) => {
      asked.push(path);
      return { ok, json: async () => [RULE] };
    },
  };
}

describe('the ledger of a game', () => {
  it('is fetched once', async () => {
    const { asked, get } = makeShelf(true);
    expect(await Promise.all([loadLedger('one/game', get), loadLedger('one/game', get)])).toEqual([[RULE], [RULE]]);
    expect(asked).toEqual(['/rules/one%2Fgame.json']);
  });

  it('is empty where there is none', async () => {
    expect(await loadLedger('unwritten', makeShelf(false).get)).toEqual([]);
  });

  it('is asked for again after the line was down', async () => {
    const down: FetchFile = () => Promise.reject(new TypeError('no line'));
    expect(await loadLedger('far', down)).toEqual([]);
    expect(await loadLedger('far', makeShelf(true).get)).toEqual([RULE]);
  });
});
