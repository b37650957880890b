import { answerBots } from '@portolan/server';
import { GAMES } from './games.ts';

answerBots(GAMES);
