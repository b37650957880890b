import { audit as amerigo } from '@portolan/amerigo/testing';
import { audit as francisDrake } from '@portolan/francis-drake/testing';
import type { AnyAudit } from '@portolan/kernel/testing';
import { audit as ninaPinta } from '@portolan/nina-pinta/testing';
import { audit as specimen } from '@portolan/specimen/testing';

/** Each game's audit, by the game's id. */
export const AUDITS: Readonly<Record<string, AnyAudit>> = {
  amerigo,
  'francis-drake': francisDrake,
  'nina-pinta': ninaPinta,
  specimen,
};
