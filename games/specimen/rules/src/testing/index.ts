import type { Audit } from '@portolan/kernel/testing';
import { shippedComponents } from '../data/components.ts';
import type { Event } from '../events.ts';
import type { Options } from '../setup.ts';
import type { State } from '../state.ts';
import { makeAudit } from './audit.ts';

/** The audit for the shipped components. */
export const audit: Audit<State, Event, Options> = makeAudit(shippedComponents());
