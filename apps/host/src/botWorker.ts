import { answerBots } from '@portolan/server';
import { loadReleases } from '@portolan/server/releases';
import { GAMES, RELEASES } from './games.ts';

answerBots(GAMES, loadReleases(RELEASES));
