import { fileURLToPath } from 'node:url';
import { amerigo } from '@portolan/amerigo';
import { francisDrake } from '@portolan/francis-drake';
import type { GamePackage } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';
import { specimen } from '@portolan/specimen';

/** The games this host offers, in the order shown. */
export const GAMES: readonly GamePackage[] = [francisDrake, amerigo, ninaPinta, specimen];

/** The folder of earlier versions of their rules. */
export const RELEASES = fileURLToPath(new URL('../../../releases', import.meta.url));
