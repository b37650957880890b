import { runGameWorker } from '@portolan/server';
import { loadReleases } from '@portolan/server/releases';
import { nextSpecimen } from './nextSpecimen.ts';

runGameWorker([nextSpecimen], loadReleases(process.env.PORTOLAN_TEST_RELEASES ?? ''));
