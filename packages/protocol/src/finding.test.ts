import { describe, expect, it } from 'vitest';
import { readLobbyFilter } from './finding.ts';
import { type LobbyFilter, paceOf, writeLobbyFilter } from './lobbyFilter.ts';

describe('the filter of the lobby', () => {
  it.each<LobbyFilter>([
    {},
    { game: 'amerigo' },
    { seats: 3, free: 1 },
    { pace: 'days', rated: true, language: 'pt-BR' },
    { rated: false },
  ])('is the same after it was in an address: %j', (filter) => {
    const query = Object.fromEntries(new URLSearchParams(writeLobbyFilter(filter)));
    expect(readLobbyFilter(query)).toEqual({ ok: true, value: filter });
  });

  it.each([
    { game: '../etc' },
    { game: ['a', 'b'] },
    { seats: 'many' },
    { seats: '9' },
    { free: '0' },
    { pace: 'soon' },
    { rated: 'perhaps' },
    { language: 'Klingon' },
  ])('is refused where it makes no sense: %j', (query) => {
    expect(readLobbyFilter(query).ok).toBe(false);
  });

  it('ignores what is not its own', () => {
    expect(readLobbyFilter({ utm: 'x', __proto__: { game: 'x' } })).toEqual({ ok: true, value: {} });
    expect(readLobbyFilter(undefined)).toEqual({ ok: true, value: {} });
  });

  it('knows three paces', () => {
    expect(paceOf({})).toBe('untimed');
    expect(paceOf({ clock: { kind: 'correspondence', daysPerTurn: 2 } })).toBe('days');
    expect(paceOf({ clock: { kind: 'live', bankSeconds: 60, incrementSeconds: 0 } })).toBe('live');
  });
});
