import { describe, expect, it } from 'vitest';
import { ago, t } from './index.ts';

describe('the messages', () => {
  it('fill in what is named', () => {
    expect(t('tables.turnOf', { name: 'Ana' })).toBe('Turn of Ana');
    expect(t('tables.turnOf')).toBe('Turn of {name}');
  });

  it('choose the form by the number', () => {
    expect(t('new.players', { n: 1 })).toBe('1 player');
    expect(t('new.players', { n: 4 })).toBe('4 players');
  });

  const NOW = Date.UTC(2030, 5, 20, 12);
  it.each([
    [10, 'just now'],
    [60, '1 minute ago'],
    [50 * 60, '50 minutes ago'],
    [3 * 3600, '3 hours ago'],
    [86_400, 'yesterday'],
    [5 * 86_400, '5 days ago'],
    [30 * 86_400, 'May 21, 2030'],
  ])('say how long %i seconds ago was: %s', (seconds, words) => {
    expect(ago(NOW - seconds * 1000, NOW)).toBe(words);
  });
});
