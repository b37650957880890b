import { playRandom } from '@portolan/bots';
import type { GameUi } from '@portolan/client';
import { opening, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { findWebGame } from '../games.ts';
import { loadRules } from './rules.ts';

/** A constant, points that are already counted, a disadvantage, and what concerns a player of the rules. */
const NAMELESS = /^(one|score|leads|last|cityPoints|planck.*|source\.start)$/;

describe.each(['francis-drake', 'amerigo', 'nina-pinta', 'specimen'])('%s', (id) => {
  it('has a name for everything that an expected score consists of', async () => {
    const opened = (await loadRules(id))?.open();
    const ui: GameUi | undefined = await findWebGame(id)?.load();
    if (opened?.ok !== true || ui === undefined) throw new Error(`${id} does not open`);
    const { game, foresight } = opened.value;
    const options = game.readOptions({});
    if (!options.ok) throw new Error('no options');
    const { state } = opening(game, { options: options.value, seats: game.seats.max, seed: 'a' });
    playRandom(game, state, rngFromSeed('b'));
    const sources = Object.keys(game.outcome(state)?.breakdown[0] ?? {}).map((name) => `source.${name}`);
    // Without a fitted value, games are played on to their end.
    const features = foresight?.value === undefined ? [] : foresight.features.names;
    const own = await ui.terms?.();
    const nameless = [...features, ...sources].filter(
      (name) => (own?.(name) ?? ui.nameTarget?.(name.replace('source.', ''))) === undefined,
    );
    expect(nameless.filter((name) => !NAMELESS.test(name))).toEqual([]);
  });
});
