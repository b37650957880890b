import { GAMES } from '@portolan/cli/games';
import { answerBots } from '@portolan/server';

answerBots(GAMES.map((entry) => entry.package));
