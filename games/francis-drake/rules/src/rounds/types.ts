import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** A part of the voyage: asks its next question and answers true, or false once it is over. */
export type Phase = (box: Box, state: State, emit?: EventSink<Event>) => boolean;
