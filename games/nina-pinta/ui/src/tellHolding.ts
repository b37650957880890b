import { list, type Said } from '@portolan/i18n';
import { type Event, GROUPS, WORLDS } from '@portolan/nina-pinta';
import { inTurn } from './inTurn.ts';
import { actorOf, type Telling } from './mentions.ts';
import { t } from './messages/events.ts';
import { goldWords } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** Gold, buildings, Benefits and points; undefined for other events and for what needs no line. */
export function tellHolding(telling: Telling, event: Event): readonly Said[] | undefined {
  switch (event.kind) {
    case 'revenueCollected':
    case 'goldMined':
    case 'goldStored':
    case 'goldSpent':
    case 'built':
    case 'buildingEnded':
    case 'captainStayed':
    case 'captainBoarded':
    case 'shipSailedBack':
      return tellGoverning(telling, event);
    case 'pirateDeclined':
    case 'piratePlayed':
      return tellPirate(telling, event);
    case 'benefitSelected':
      return t.parts('benefitSelected', {
        ...actorOf(telling, event.seat),
        benefit: telling.about.face(event.face),
        gold: event.cost,
      });
    case 'doublePlayed':
      return t.parts('doublePlayed', {
        ...actorOf(telling, event.seat),
        counter: telling.about.counter('doubleSelection'),
        gold: event.cost,
      });
    case 'goldTaken':
      return t.parts('goldTaken', { ...actorOf(telling, event.seat), gold: purse(telling, event.seat, event.gold) });
    case 'shipsEnlarged':
      return t.parts('shipsEnlarged', actorOf(telling, event.seat));
    case 'holdingsRevealed':
      return tellHoldings(telling, event);
    case 'finalScored':
      return tellScores(telling, event);
    default:
      return undefined;
  }
}

function purse({ about }: Telling, seat: number, gold: number): Said {
  return about.thing(goldWords(gold), `gold:${seat}`);
}

type Governing = EventOf<
  | 'revenueCollected'
  | 'goldMined'
  | 'goldStored'
  | 'goldSpent'
  | 'built'
  | 'buildingEnded'
  | 'captainStayed'
  | 'captainBoarded'
  | 'shipSailedBack'
>;

function tellGoverning(telling: Telling, event: Governing): readonly Said[] | undefined {
  const { about } = telling;
  const actor = actorOf(telling, event.seat);
  switch (event.kind) {
    case 'revenueCollected': {
      const { gold, lost, world } = event;
      return gold + lost === 0
        ? undefined
        : t.parts('revenueCollected', { ...actor, gold, lost, world: about.world(world) });
    }
    case 'goldMined': {
      const { gold, place } = event;
      return gold === 0 ? undefined : t.parts('goldMined', { ...actor, gold, place: about.place(place) });
    }
    case 'goldStored':
    case 'goldSpent': {
      const { gold, place } = event;
      const stronghold = about.stronghold(place);
      return t.parts(event.kind, { ...actor, gold, stronghold, place: about.place(place) });
    }
    case 'built':
      return t.parts(`built.${event.what}`, { ...actor, place: about.place(event.place), gold: event.cost });
    case 'shipSailedBack': {
      const gold = purse(telling, event.seat, event.gold);
      return t.parts('shipSailedBack', { ...actor, world: about.world(event.world), gold });
    }
    default:
      return t.parts(event.kind, { ...actor, world: about.world(event.world) });
  }
}

function tellPirate(telling: Telling, event: EventOf<'pirateDeclined' | 'piratePlayed'>): readonly Said[] {
  const { about } = telling;
  const actor = actorOf(telling, event.seat);
  const owner = about.who(event.owner);
  const yours = event.owner === about.you;
  if (event.kind === 'pirateDeclined') {
    if (event.rest) return t.parts('piratesDeclined', actor);
    return yours ? t.parts('pirateDeclinedYours', actor) : t.parts('pirateDeclined', { ...actor, owner });
  }
  const { gold } = event;
  return yours ? t.parts('piratePlayedYours', { ...actor, gold }) : t.parts('piratePlayed', { ...actor, gold, owner });
}

function tellHoldings(telling: Telling, event: EventOf<'holdingsRevealed'>): readonly Said[] {
  const { box, about } = telling;
  const sides = event.gold.map((gold, seat) => {
    const counters = (event.progress[seat] ?? []).flatMap((count, kind) => {
      const counter = about.face(box.faces.progressFrom + kind);
      return count === 0 ? [] : [count === 1 ? counter : t.parts('severalCounters', { count, counter })];
    });
    return t.parts('sideHoldings', {
      ...actorOf(telling, seat),
      holdings: list([purse(telling, seat, gold), ...counters]),
    });
  });
  return t.parts('holdingsRevealed', { sides: inTurn(sides) });
}

/** A row of the score sheet. */
function tellScores({ about }: Telling, { source, points }: EventOf<'finalScored'>): readonly Said[] {
  const scores = list(
    points.map((count, seat) => t.parts('score', { who: about.who(seat), points: count })),
    'plain',
  );
  if (source === 'gold') return t.parts('scored.gold', { scores });
  const group = GROUPS.findIndex((one) => one === source);
  if (group >= 0) return t.parts('scored.group', { group: about.group(group), scores });
  return t.parts('scored.world', { world: about.world(WORLDS.findIndex((one) => one === source)), scores });
}
