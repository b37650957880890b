import { fail, type GamePackage, ok } from '@portolan/kernel';
import { advise } from './bot/advice.ts';
import { makeBox } from './box.ts';
import file from './data/components.json' with { type: 'json' };
import { readComponents } from './data/shape.ts';
import { makeGame } from './game.ts';

export type { Components } from './data/components.ts';
export type { Event } from './events.ts';
export type { FrancisDrake } from './game.ts';
export type { Move } from './moves.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

export const francisDrake: GamePackage = {
  id: 'francis-drake',
  title: 'Francis Drake',
  rulePrefix: 'FD',
  components: file,
  open(components = file) {
    const read = readComponents(components);
    if (!read.ok) return fail(read.error);
    const box = makeBox(read.value);
    return ok({ game: makeGame(box), advice: advise(box) });
  },
};
