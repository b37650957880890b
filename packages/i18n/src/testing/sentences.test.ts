import { afterEach, describe, expect, it } from 'vitest';
import { defineMessages, list, translator } from '../index.ts';
import { type Hearing, hearSentences } from './sentences.ts';

const t = translator(
  defineMessages('test.heard', {
    crew: '{count, plural, one {# sailor} other {# sailors}}',
    ship: 'A ship with {crew}',
    fleet: '{who} sends {ships}.',
  }),
);

let hearing: Hearing;
afterEach(() => hearing.stop());

describe('hearing sentences', () => {
  it('shows which messages a text is made of, with their values', () => {
    hearing = hearSentences();
    const who = { text: 'Ann', target: 'seat:0' };
    const ships = list([t('ship', { crew: t('crew', { count: 1 }) }), t('ship', { crew: t('crew', { count: 3 }) })]);
    const [said, ...others] = hearing.sentencesIn(t.parts('fleet', { who, ships }));
    expect(others).toEqual([]);
    expect(said).toMatchObject({
      catalogue: 'test.heard',
      key: 'fleet',
      values: { who, ships: list(['A ship with 1 sailor', 'A ship with 3 sailors']) },
      text: 'Ann sends A ship with 1 sailor and A ship with 3 sailors.',
      inside: [{ key: 'ship' }, { key: 'ship', inside: [{ key: 'crew', values: { count: 3 } }] }],
    });
  });

  it('finds sentences in a text that was put together by hand', () => {
    hearing = hearSentences();
    const text = `${t('crew', { count: 1 })}; ${t('crew', { count: 2 })}`;
    expect(hearing.sentencesIn(text).map((one) => one.values.count)).toEqual([1, 2]);
    expect(hearing.plain(text)).toBe('1 sailor; 2 sailors');
  });

  it('changes no text once it has stopped', () => {
    hearing = hearSentences();
    hearing.stop();
    expect(t('crew', { count: 2 })).toBe('2 sailors');
  });
});
