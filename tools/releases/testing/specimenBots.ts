import { runGameWorker } from '@portolan/server';
import { specimen } from '@portolan/specimen';

runGameWorker([specimen]);
