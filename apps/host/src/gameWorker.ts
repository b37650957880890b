import { runGameWorker } from '@portolan/server';
import { loadReleases } from '@portolan/server/releases';
import { GAMES, RELEASES } from './games.ts';

runGameWorker(GAMES, loadReleases(RELEASES));
