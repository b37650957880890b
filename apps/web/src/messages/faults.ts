import { defineMessages, translator } from '@portolan/i18n';
import { SHAPE_PROBLEMS } from '@portolan/kernel';
import { PROTOCOL_PROBLEMS } from '@portolan/protocol';
import { LOG_PROBLEMS } from '@portolan/protocol/log';

/** What is wrong with a value in any game; games have catalogues of their own (`games/problems.ts`). */
export const t = translator(defineMessages('web.faults', { ...SHAPE_PROBLEMS, ...PROTOCOL_PROBLEMS }));

/** What is wrong with a game log. */
export const tLog = translator(defineMessages('web.logFaults', LOG_PROBLEMS));
