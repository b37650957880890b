import { answerBots } from '@portolan/server';
import { loadReleases } from '@portolan/server/releases';
import { nextSpecimen } from './nextSpecimen.ts';

answerBots([nextSpecimen], loadReleases(process.env.PORTOLAN_TEST_RELEASES ?? ''));
