import type { RulesContext } from '@portolan/kernel';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What effects, actions and rounds work with. */
export type Context = RulesContext<Box, State, Event>;
