import { acceptedBox as amerigoBox } from '@portolan/amerigo';
import { amerigoUi } from '@portolan/amerigo-ui/web';
import { acceptedBox } from '@portolan/francis-drake';
import { francisDrakeUi } from '@portolan/francis-drake-ui/web';
import { acceptedBox as ninaPintaBox } from '@portolan/nina-pinta';
import { ninaPintaUi } from '@portolan/nina-pinta-ui/web';
import { landfallUi } from '@portolan/specimen-ui/web';
import type { Drawn, Read } from './drawnTable.ts';

/** A game's own table: the targets of its moves, and how to render it. */
export interface OwnTable {
  targets(text: string): readonly string[];
  load(read: Read): Promise<Drawn>;
}

const AMERIGO = '/../../games/amerigo/ui/src';
const FRANCIS_DRAKE = '/../../games/francis-drake/ui/src';
const NINA_PINTA = '/../../games/nina-pinta/ui/src';
const LANDFALL = '/../../games/specimen/ui/src/table';

/** The games with their own table, by id. */
export const OWN_TABLES: Readonly<Record<string, OwnTable>> = {
  amerigo: {
    targets: amerigoUi().targets,
    async load(read) {
      const controls = ['controls/decisions.ts', 'controls/MapLayers.tsx'];
      for (const part of [...controls, 'panels/Panels.tsx', 'map/later.ts', 'show/index.ts', 'help/cards.ts']) {
        await read(`${AMERIGO}/${part}`);
      }
      const { tableFor } = await read(`${AMERIGO}/table/index.tsx`);
      return (tableFor as (box: unknown) => Drawn)(amerigoBox());
    },
  },
  'francis-drake': {
    targets: francisDrakeUi().targets,
    async load(read) {
      // What the table loads later must be available at once.
      for (const part of ['table/controls/sailing.tsx', 'show/index.ts', 'help/cards.ts']) {
        await read(`${FRANCIS_DRAKE}/${part}`);
      }
      const { tableFor } = await read(`${FRANCIS_DRAKE}/table/index.tsx`);
      return (tableFor as (box: unknown) => Promise<Drawn>)(acceptedBox());
    },
  },
  'nina-pinta': {
    targets: ninaPintaUi().targets,
    async load(read) {
      for (const phase of ['loading', 'sailing', 'governing', 'selecting']) {
        await read(`${NINA_PINTA}/controls/${phase}.ts`);
      }
      await read(`${NINA_PINTA}/table/surroundings.ts`);
      const { tableFor } = await read(`${NINA_PINTA}/table/index.tsx`);
      return (tableFor as (box: unknown) => Drawn)(ninaPintaBox());
    },
  },
  specimen: {
    targets: landfallUi.targets,
    async load(read) {
      await read(`${LANDFALL}/show.tsx`);
      return (await read(`${LANDFALL}/Table.tsx`)) as unknown as Drawn;
    },
  },
};
