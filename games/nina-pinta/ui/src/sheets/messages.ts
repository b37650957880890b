import { defineMessages, translator } from '@portolan/i18n';

/** Texts of the players' sheets. */
export const t = translator(
  defineMessages('np.sheets', {
    sheets: 'Player sheets',
    nation: '{nation}: {power}',
    gold: '{n} gold behind the screen',
    goldHidden: 'The gold behind the screen is hidden',
    settlers: '{n, plural, one {# Settler} other {# Settlers}} in the supply',
    towns: '{n, plural, one {# Town} other {# Towns}} in the supply',
    sealed: 'sealed',
    passed: 'passed',
    toRecover: 'recovers {n}',
    noPirates: 'no Pirates',
    banner: 'free attack',
    shipHome: 'The ship to {world} is at home',
    shipAt: 'The ship in {world} lies at {land} with {gold} gold',
    ship: '{where}; aboard: {crew}, room for {limit}.',
    shipHidden: '{where}; its load is secret.',
    captainAt: 'The Captain is in {land}.',
    held: 'Benefits',
    heldHidden: 'Benefits other than Military are hidden behind the screen',
    heldOf: '{name}: {counters}',
    noneOf: '{name}: none',
    kept: 'Kept',
    retained: 'Retained',
    times: '{n, plural, one {{counter}} other {{counter} × #}}',
    sources: 'Points by source if the game ended now',
    source: '{name}: {points, plural, one {# point} other {# points}}',
    sourceHidden: '{name}: hidden',
    unknown: '?',
  }),
);
