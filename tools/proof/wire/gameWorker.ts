import { GAMES } from '@portolan/cli/games';
import { runGameWorker } from '@portolan/server';

runGameWorker(GAMES.map((entry) => entry.package));
