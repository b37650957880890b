import { type GamePackage, ok } from '@portolan/kernel';
import { makeAdvice } from './bot/advice.ts';
import { foresee } from './bot/foresight.ts';
import { readComponents, SHIPPED } from './data/components.ts';
import { PROBLEMS } from './data/problems.ts';
import { makeGame } from './game.ts';

export type { Components } from './data/components.ts';
export { PROBLEMS } from './data/problems.ts';
export type { Event } from './events.ts';
export type { Landfall } from './game.ts';
export { ALL_MOVES, type Move, readMove, writeMove } from './moves.ts';
export type { Options } from './setup.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

export const specimen: GamePackage = {
  id: 'specimen',
  title: 'Landfall',
  rulePrefix: 'SP',
  components: SHIPPED,
  problems: PROBLEMS,
  open(input: unknown = SHIPPED) {
    const components = readComponents(input);
    if (!components.ok) return components;
    const game = makeGame(components.value);
    const advice = makeAdvice(components.value);
    return ok({ game, advice, foresight: foresee(game, advice) });
  },
};
