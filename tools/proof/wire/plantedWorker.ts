import { GAMES } from '@portolan/cli/games';
import { runGameWorker } from '@portolan/server';
import { plant } from './planted.ts';

runGameWorker(GAMES.map((entry) => plant(entry.package)));
