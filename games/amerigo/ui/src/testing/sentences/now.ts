import { judgeCatalogue } from '@portolan/client/testing';
import { t } from '../../help/messages/now.ts';
import { boardNow } from './boardNow.ts';
import { mapNow } from './mapNow.ts';
import type { AmOccasion } from './occasion.ts';
import { sheetNow } from './sheetNow.ts';

/** What cards say about the present position. */
export const now = judgeCatalogue<AmOccasion, typeof t.messages.english>(t.messages, {
  you: 'name',
  youFirst: 'name',
  count: 'part',
  all: 'frame',
  none: 'name',
  points: 'part',
  actionPoints: 'part',
  ...mapNow,
  ...boardNow,
  ...sheetNow,
});
