import { acceptedBox } from '@portolan/francis-drake';
import { francisDrakeUi } from '@portolan/francis-drake-ui/web';
import type { Drawn, Read } from './drawnTable.ts';

/** A game's own table: the targets of its moves, and how to render it. */
export interface OwnTable {
  targets(text: string): readonly string[];
  load(read: Read): Promise<Drawn>;
}

const FRANCIS_DRAKE = '/../../games/francis-drake/ui/src';

/** The games with their own table, by id. */
export const OWN_TABLES: Readonly<Record<string, OwnTable>> = {
  'francis-drake': {
    targets: francisDrakeUi().targets,
    async load(read) {
      // What the table loads later must be available.
      for (const part of ['table/controls/sailing.tsx', 'show/index.ts', 'help/CardHost.tsx']) {
        await read(`${FRANCIS_DRAKE}/${part}`);
      }
      const { tableFor } = await read(`${FRANCIS_DRAKE}/table/index.tsx`);
      return (tableFor as (box: unknown) => Drawn)(acceptedBox());
    },
  },
};
