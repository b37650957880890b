import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ago,
  asLocale,
  currentLocale,
  defineMessages,
  inLocale,
  list,
  registerTranslation,
  setLocale,
  translator,
} from './index.ts';
import { parseMessage } from './parseMessage.ts';

const messages = defineMessages('test', {
  welcome: 'Welcome, {name}!',
  plain: 'It’s your turn.',
  crew: '{count, plural, =0 {no crew} one {# crew member} other {# crew members}}',
  place: 'You are {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',
  ship: '{kind, select, frigate {a frigate} galleon {a galleon} other {a ship}}',
  bonus: 'Go home{hero, select, true { with a bonus of {points}} other {}}.',
  attacked: '{who} takes {place} for {cost}: {points, plural, one {# point} other {# points}}.',
  nested: '{n, plural, one {{who} has one} other {{who} has #{many, select, true { already} other {}}}}',
  quoted: "It''s '{literal}' and don't",
});
const t = translator(messages);

afterEach(() => setLocale('en'));

describe('messages', () => {
  it('insert parameters', () => {
    expect(t('welcome', { name: 'Ana' })).toBe('Welcome, Ana!');
    expect(t('plain')).toBe('It’s your turn.');
  });

  it('choose the plural form by the rules of the locale, exact numbers first', () => {
    expect([0, 1, 2, 1234].map((count) => t('crew', { count }))).toEqual([
      'no crew',
      '1 crew member',
      '2 crew members',
      '1,234 crew members',
    ]);
    expect([1, 2, 3, 4, 11, 22].map((n) => t('place', { n }).slice(8, -1))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ]);
  });

  it('select by a word or a boolean', () => {
    expect(t('ship', { kind: 'galleon' })).toBe('a galleon');
    expect(t('ship', { kind: 'other' })).toBe('a ship');
    expect(t('bonus', { hero: true, points: 3 })).toBe('Go home with a bonus of 3.');
    expect(t('bonus', { hero: false, points: 0 })).toBe('Go home.');
  });

  it('nest choices', () => {
    expect(t('nested', { n: 1, who: 'Ana', many: false })).toBe('Ana has one');
    expect(t('nested', { n: 3, who: 'Ana', many: true })).toBe('Ana has 3 already');
  });

  it('join lists as the locale does', () => {
    expect(t('welcome', { name: list(['Ana', 'Ben', 'Cem']) })).toBe('Welcome, Ana, Ben and Cem!');
    expect(t('welcome', { name: list(['Ana', 'Ben'], 'or') })).toBe('Welcome, Ana or Ben!');
    expect(t('welcome', { name: list(['Ana', 'Ben', 'Cem'], 'plain') })).toBe('Welcome, Ana, Ben, Cem!');
    expect(t('welcome', { name: list(['Ana']) })).toBe('Welcome, Ana!');
    expect(t('welcome', { name: list([]) })).toBe('Welcome, !');
  });

  it('format lists and numbers in English as Intl does', () => {
    const types = { and: 'conjunction', or: 'disjunction', plain: 'unit' } as const;
    for (const style of ['and', 'or', 'plain'] as const) {
      for (const items of [['Ana'], ['Ana', 'Ben'], ['Ana', 'Ben', 'Cem'], ['Ana', 'Ben', 'Cem', 'Dee']]) {
        const intl = new Intl.ListFormat('en-GB', { type: types[style] }).format(items);
        expect(t('welcome', { name: list(items, style) })).toBe(`Welcome, ${intl}!`);
      }
    }
    for (const value of [0, 7, 999, 1000, 1234567, -5, -1234, 2.5, -0.25, 1 / 3, 12345.6789, 1e15, Number.NaN]) {
      expect(t('welcome', { name: value })).toBe(`Welcome, ${value.toLocaleString('en-GB')}!`);
    }
  });

  it('choose plural forms in English as Intl does', () => {
    const [cardinal, ordinal] = [new Intl.PluralRules('en-GB'), new Intl.PluralRules('en-GB', { type: 'ordinal' })];
    const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
    for (const n of [1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 101, 111, 112, 113, 121]) {
      expect(t('place', { n })).toBe(`You are ${n}${SUFFIXES[ordinal.select(n)]}.`);
    }
    for (const count of [1, 2, 11, 21, 0.5, 1.5, -1]) {
      expect(t('crew', { count }).endsWith('members')).toBe(cardinal.select(count) === 'other');
    }
  });

  it('need no Intl formatter in English, because the first one takes long to make', () => {
    const [rules, written] = [vi.spyOn(Intl, 'PluralRules'), vi.spyOn(Number.prototype, 'toLocaleString')];
    t('crew', { count: 2 });
    t('place', { n: 2 });
    t('welcome', { name: list([1234.5, -3]) });
    expect(rules).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('insert syntax characters in a parameter literally', () => {
    const name = "{count, plural, other {#}} '{x}' ⟦# <b>";
    expect(t('welcome', { name })).toBe(`Welcome, ${name}!`);
    expect(t('nested', { n: 1, who: name, many: false })).toBe(`${name} has one`);
    expect(t('welcome', { name: list([name, '1']) })).toBe(`Welcome, ${name} and 1!`);
  });

  it('read quoted braces and apostrophes', () => {
    expect(t('quoted')).toBe("It's {literal} and don't");
  });

  it('answer a missing key with its name, and show the name of a missing parameter', () => {
    const loose: (key: string, values?: object) => string = t as never;
    expect(loose('nothing')).toBe('test.nothing');
    expect(loose('welcome')).toBe('Welcome, {name}!');
  });

  it('are found by a key from outside, or not', () => {
    expect(t.find('welcome', { name: 'Ana' })).toBe('Welcome, Ana!');
    expect(t.find('toString', {})).toBeUndefined();
  });

  it.each(['{', '}', '{a', '{a b}', '{a, plural}', '{a, plural, one {x}}', '{a, date}', '{a, select, other {x}', '{}'])(
    'refuse the malformed %s',
    (source) => expect(() => parseMessage(source)).toThrow(SyntaxError),
  );
});

describe('rich messages', () => {
  const place = { text: 'Panama', target: 'place:panama' };
  const who = { text: 'Ana', target: 'seat:0' };

  it('keep mentions, in the order of the text', () => {
    const said = t.parts('attacked', { place, who, cost: '2 crew', points: 1 });
    expect(said).toEqual([who, ' takes ', place, ' for 2 crew: 1 point.']);
    expect(t('attacked', { place, who, cost: '2 crew', points: 3 })).toBe('Ana takes Panama for 2 crew: 3 points.');
  });

  it('keep mentions inside lists and inside other sentences', () => {
    const inner = t.parts('welcome', { name: list([who, place]) });
    expect(inner).toEqual(['Welcome, ', who, ' and ', place, '!']);
    expect(t.parts('welcome', { name: inner })).toEqual(['Welcome, Welcome, ', who, ' and ', place, '!!']);
    expect(t.parts('welcome', { name: list([inner, 'x'], 'or') }).filter((part) => part === place)).toHaveLength(1);
  });

  it('follow the order of a translation', async () => {
    const other = defineMessages('test.order', { attacked: '{who} takes {place}.' });
    registerTranslation(other, 'en-XA', async () => ({ attacked: '{place}: {who}' }));
    await setLocale('en-XA');
    const parts = translator(other).parts('attacked', { place, who });
    expect(parts.filter((part) => typeof part !== 'string')).toEqual([place, who]);
  });
});

describe('the locale', () => {
  it('falls back to English for what is not translated', async () => {
    const some = defineMessages('test.some', { one: 'One', two: 'Two' });
    registerTranslation(some, 'en-XA', async () => ({ one: 'Uno' }));
    await setLocale('en-XA');
    const ts = translator(some);
    expect(ts('one')).toMatch(/^⟦Ûñö~+⟧$/);
    expect(ts('two')).toMatch(/^⟦Ţŵö~+⟧$/);
    await setLocale('en');
    expect(ts('one')).toBe('One');
  });

  it('can be that of a reader elsewhere, for one text, with its translation', async () => {
    const told = defineMessages('test.told', { one: 'One', two: 'Two' });
    registerTranslation(told, 'en-XA', async () => ({ one: 'Uno' }));
    const ts = translator(told);
    const texts = [
      inLocale('en-XA', () => [ts('one'), ts('two')]),
      inLocale('en', () => [ts('one'), ts('two')]),
      inLocale('en-XA', () => [currentLocale()]),
    ];
    expect(await Promise.all(texts)).toEqual([
      [expect.stringMatching(/^⟦Ûñö~+⟧$/), expect.stringMatching(/^⟦Ţŵö~+⟧$/)],
      ['One', 'Two'],
      ['en-XA'],
    ]);
    expect([currentLocale(), ts('one')]).toEqual(['en', 'One']);
    const failing = inLocale('en-XA', () => {
      throw new Error('nothing to say');
    });
    await expect(failing).rejects.toThrow('nothing to say');
    expect(currentLocale()).toBe('en');
  });

  it('is one of those we have', () => {
    expect([asLocale('en-XA'), asLocale('tlh'), asLocale(null)]).toEqual(['en-XA', undefined, undefined]);
  });
});

describe('the pseudo-locale', () => {
  it('marks and lengthens text, and keeps parameters and choices', async () => {
    await setLocale('en-XA');
    expect(t('welcome', { name: 'Ana' })).toBe('⟦Ŵéļçömé, Ana!~~~~⟧');
    expect(t('crew', { count: 1 })).toMatch(/^⟦1 çŕéŵ mémbéŕ~+⟧$/);
    expect(t('crew', { count: 0 })).toMatch(/^⟦ñö çŕéŵ~+⟧$/);
    expect(t('nested', { n: 5, who: 'Ana', many: true })).toMatch(/^⟦Ana ĥåš 5 åļŕéåðý~+⟧$/);
    expect(t('quoted')).toMatch(/^⟦Îţ'š \{ļîţéŕåļ\} åñð ðöñ'ţ~+⟧$/);
    const place = { text: 'Panama', target: 'place:panama' };
    expect(t.parts('welcome', { name: place })).toContainEqual(place);
  });
});

describe('parameters', () => {
  it('are typed from the text', () => {
    const calls = (): void => {
      // @ts-expect-error a parameter is missing
      t('welcome');
      // @ts-expect-error a parameter is misspelt
      t('welcome', { nam: 'Ana' });
      // @ts-expect-error a message without parameters takes none
      t('plain', { name: 'Ana' });
      // @ts-expect-error a plural needs a number
      t('crew', { count: '3' });
      // @ts-expect-error not one of the choices
      t('ship', { kind: 'canoe' });
      // @ts-expect-error a nested parameter is missing
      t('nested', { n: 1, many: true });
      // @ts-expect-error no such message
      t('wellcome', { name: 'Ana' });
      t('nested', { n: 1, who: 'Ana', many: 'true' });
      t('bonus', { hero: true, points: 1 });
    };
    expect(calls).toBeTypeOf('function');
  });
});

describe('times', () => {
  const NOW = Date.UTC(2030, 5, 20, 12);
  it.each([
    [10, 'just now'],
    [60, '1 minute ago'],
    [50 * 60, '50 minutes ago'],
    [3 * 3600, '3 hours ago'],
    [86_400, 'yesterday'],
    [5 * 86_400, '5 days ago'],
    [30 * 86_400, '21 May 2030'],
  ])('%i seconds ago are %s', (seconds, words) => {
    expect(ago(NOW - seconds * 1000, NOW)).toBe(words);
  });
});
