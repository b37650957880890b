import { answerBots } from '@portolan/server';
import { specimen } from '@portolan/specimen';

answerBots([specimen]);
