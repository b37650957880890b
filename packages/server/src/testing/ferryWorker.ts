import { answerBots } from '../bots/answerBots.ts';
import { ferry } from './ferry.ts';

answerBots([ferry]);
