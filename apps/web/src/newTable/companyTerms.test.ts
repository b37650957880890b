import { describe, expect, it } from 'vitest';
import { companyTerms, USUAL_COMPANY } from './companyTerms.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', bot: 'greedy' } as const;
const company = { rated: true, language: 'de' };

describe('what a new table says about its players', () => {
  it('is that games in public are rated and those among friends are not, unless somebody has chosen', () => {
    const terms = (visibility: 'public' | 'unlisted', more: object = {}) =>
      companyTerms({ seats: [ME, OPEN], visibility, company: USUAL_COMPANY, components: undefined, ...more });
    expect([terms('public'), terms('unlisted')]).toEqual([{ rated: true }, {}]);
    expect(terms('public', { company: { rated: false, language: '' } })).toEqual({});
    expect(terms('public', { components: { file: 'own.json', value: {} } })).toEqual({});
  });

  it('is whether it is rated, and the language', () => {
    expect(companyTerms({ seats: [ME, OPEN], visibility: 'unlisted', company, components: undefined })).toEqual({
      rated: true,
      language: 'de',
    });
  });

  it('does not matter where nobody else can join', () => {
    expect(companyTerms({ seats: [ME, BOT], visibility: 'public', company, components: undefined })).toEqual({});
    expect(companyTerms({ seats: [ME, OPEN], visibility: 'hotseat', company, components: undefined })).toEqual({});
  });
});
