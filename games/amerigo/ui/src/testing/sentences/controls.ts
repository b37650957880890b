import { judgeCatalogue } from '@portolan/client/testing';
import { t } from '../../controls/messages.ts';
import { buildControls } from './buildControls.ts';
import type { AmOccasion } from './occasion.ts';
import { pirateControls } from './pirateControls.ts';
import { sailControls } from './sailControls.ts';
import { trackControls } from './trackControls.ts';
import { turnControls } from './turnControls.ts';

/** The controls of every decision. */
export const controls = judgeCatalogue<AmOccasion, typeof t.messages.english>(t.messages, {
  parts: 'frame',
  ...turnControls,
  ...sailControls,
  ...pirateControls,
  ...trackControls,
  ...buildControls,
});
