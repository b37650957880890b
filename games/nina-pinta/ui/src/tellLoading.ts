import type { Said } from '@portolan/i18n';
import { type Event, WORLDS } from '@portolan/nina-pinta';
import { inTurn } from './inTurn.ts';
import { loadWords } from './loads.ts';
import { actorOf, isSolo, type Telling } from './mentions.ts';
import { t } from './messages/events.ts';
import { crewWords } from './words.ts';

/** Loads before and after the reveal; undefined for other events. */
export function tellLoading(telling: Telling, event: Event): readonly Said[] | undefined {
  const { about } = telling;
  switch (event.kind) {
    case 'shipLoaded': {
      const { seat, captain, settlers, world } = event;
      const crew = about.thing(crewWords(captain, settlers), `hold:${seat}:${WORLDS[world]}`);
      return t.parts('shipLoaded', { ...actorOf(telling, seat), crew, world: about.world(world) });
    }
    case 'loadsSealed': {
      const { seat, voyage } = event;
      const sealed = { ...actorOf(telling, seat), loads: about.thing(t('loads'), `seat:${seat}`) };
      return voyage === undefined
        ? t.parts('loadsSealed', sealed)
        : t.parts('loadsSealedOrder', { ...sealed, voyage: about.voyage(voyage) });
    }
    case 'loadsRevealed': {
      // In a solo game nobody learns anything new.
      if (isSolo(telling)) return undefined;
      const sides = event.loads.map((load, seat) =>
        t.parts('sideLoads', { ...actorOf(telling, seat), ships: loadWords(telling.box, load) }),
      );
      return t.parts('loadsRevealed', { sides: inTurn(sides) });
    }
    case 'crewPaid': {
      const { seat, gold } = event;
      if (gold === 0) return undefined;
      const purse = about.thing(t('purse', { gold }), `gold:${seat}`);
      return t.parts('crewPaid', { ...actorOf(telling, seat), gold: purse });
    }
    default:
      return undefined;
  }
}
