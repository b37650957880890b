import { defineMessages } from '@portolan/i18n';
import type { Sentence } from '@portolan/i18n/testing';
import { describe, expect, it } from 'vitest';
import { judgeSentence } from './judgeSentence.ts';
import { expectAmounts, judgeCatalogue, UNDECIDED } from './judging.ts';

interface Sale {
  readonly price: number | undefined;
}

const messages = defineMessages('test.judged', {
  price: 'It costs {gold}.',
  coin: '{gold} gold',
  title: 'Price {gold}',
  all: '{a}',
});
const catalogues = [
  judgeCatalogue<Sale, typeof messages.english>(messages, {
    price: (said, { price }) => (price === undefined ? UNDECIDED : expectAmounts(said, { gold: price })),
    coin: 'part',
    title: 'name',
    all: 'frame',
  }),
];

function said(key: keyof typeof messages.english, gold: number | string, inside: readonly Sentence[] = []): Sentence {
  return { catalogue: 'test.judged', key, values: { gold }, text: `${key} ${gold}`, inside };
}

function faultsOf(sentence: Sentence, { price }: Sale = { price: 3 }) {
  const tallies = new Map();
  const faults = judgeSentence({ catalogues, tallies, occasion: { price } }, sentence);
  return { faults: faults.map(({ message, why }) => `${message}: ${why}`), tally: tallies.get('test.judged.price') };
}

describe('judging a sentence', () => {
  it('finds an amount that is not what then happens', () => {
    expect(faultsOf(said('price', 3))).toEqual({ faults: [], tally: { heard: 1, judged: 1 } });
    expect(faultsOf(said('price', 4)).faults).toEqual(['test.judged.price: gold is 3']);
  });

  it('finds it inside another sentence', () => {
    expect(faultsOf(said('all', '', [said('price', 4)])).faults).toHaveLength(1);
  });

  it('counts what an occasion cannot show', () => {
    expect(faultsOf(said('price', 4), { price: undefined })).toEqual({ faults: [], tally: { heard: 1, judged: 0 } });
  });

  it('checks the reasons of messages without a judge', () => {
    expect(faultsOf(said('price', 3, [said('coin', 3)])).faults).toEqual([]);
    expect(faultsOf(said('coin', 3)).faults).toEqual(['test.judged.coin: it is in no message that has a judge']);
    expect(faultsOf(said('title', 'x')).faults).toEqual([]);
    expect(faultsOf(said('title', 3)).faults).toEqual([
      'test.judged.title: it states the amount 3 and is marked as name',
    ]);
  });

  it('does not compile for a catalogue with a message that has neither judge nor reason', () => {
    // @ts-expect-error `all` is missing
    judgeCatalogue<Sale, typeof messages.english>(messages, { price: 'name', coin: 'part', title: 'name' });
  });
});
