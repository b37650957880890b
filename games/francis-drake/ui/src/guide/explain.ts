import { type Event, KINDS, LOCATIONS } from '@portolan/francis-drake';
import type { GuideNews } from '@portolan/table-kit/guide';
import { tellEvent } from '../tellEvent.ts';
import type { GuideScene } from './guideScene.ts';

/** Most that is told at once. */
const MOST = 2;

/** What came of the last move: what happened for the first time, and what it means. The newest comes last. */
export function explainNews(scene: GuideScene): readonly GuideNews[] {
  const { box, names, before, since, seat } = scene;
  const told = new Set(before.map((event) => keyOf(event, seat)));
  const news = since.flatMap((event): GuideNews[] => {
    const key = keyOf(event, seat);
    const meaning = told.has(key) ? undefined : meaningOf(event, scene);
    told.add(key);
    return meaning === undefined ? [] : [{ said: tellEvent(box, event, names), meaning }];
  });
  return news.slice(-MOST);
}

/** The same kind of event is another thing when it happens to somebody else, or in another way. */
function keyOf(event: Event, seat: number): string {
  const mine = 'seat' in event && event.seat === seat;
  return `${event.kind} ${mine} ${wayOf(event)}`;
}

function wayOf(event: Event): string | number {
  if (event.kind === 'missionDeclined') return event.reason;
  return event.kind === 'stopped' && event.gained === undefined ? event.location : '';
}

function meaningOf(event: Event, scene: GuideScene): string | undefined {
  const mine = 'seat' in event && event.seat === scene.seat;
  return mine ? ownMeaning(event, scene) : publicMeaning(event, scene);
}

function ownMeaning(event: Event, scene: GuideScene): string | undefined {
  switch (event.kind) {
    case 'stopped':
      return event.gained === undefined
        ? emptyStop(event.location)
        : 'It lies on your ship log. Your disc keeps its circle until the voyage ends.';
    case 'tavernRolled':
      return 'The die decides: crew, or the Ghost to bluff with.';
    case 'investorPaid':
      return 'You can ask the Investor only once in the whole game.';
    case 'docked':
      return dockedMeaning(event.dock, scene);
    case 'countersLaid':
      return 'Only you know where the strong ones lie.';
    case 'docksSwapped':
      return 'The Governor has moved you one dock forward: you act earlier.';
    case 'missionPlaced':
      return 'The others see your disc, but not its number.';
    case 'counterTurned':
      return 'From now on everybody knows it. It stays up for the rest of the voyage.';
    case 'attacked':
      return event.treasure < 0
        ? 'You paid and scored. The treasure had been taken before.'
        : 'You paid, scored, and the treasure is in your chest, where nobody sees it until the end.';
    case 'traded':
      return 'It scores nothing yet: sets of commodities count at the end of the game.';
    case 'missionDeclined':
      return DECLINED[event.reason];
    case 'returned':
      return event.bonus > 0
        ? 'Early and with a success: that is the hero’s bonus.'
        : 'Your voyage is over, without a hero’s bonus.';
    default:
      return undefined;
  }
}

/** What a stop means that gives nothing by itself; the die of the Tavern speaks for itself. */
function emptyStop(location: number): string | undefined {
  switch (LOCATIONS[location]) {
    case 'tavern':
      return undefined;
    case 'drake':
      return 'Drake gives nothing yet: your next turn is spent here too, and then you are paid.';
    default:
      return 'Choose what you take.';
  }
}

/** Only who has a barrel sails, and the Governor may still move him. [FD-LIMITS-01] [FD-PREP-04] */
function dockedMeaning(dock: number, { view, me }: GuideScene): string {
  if (me.barrels === 0) return 'Without a barrel a ship stays at home for the whole voyage.';
  const waiting = view.docks.outbound.length < view.seats;
  const swap = waiting || view.holders.governor !== undefined ? ', unless the Governor changes it' : '';
  return `You are ${ordinal(dock)} in the Sailing Order${swap}.${waiting ? ' The others may still fit out.' : ''}`;
}

const DECLINED: Readonly<Record<Extract<Event, { kind: 'missionDeclined' }>['reason'], string>> = {
  chosen: 'Nothing is paid and nothing gained. The next captain there moves up.',
  unable:
    'You lacked crew, guns or goods for it, or a galleon to attack a galleon with. The disc comes back by itself.',
  missedOut: 'As many as the place allows had succeeded or traded there before you.',
  tooDear: 'The counter made it dearer than what you had. Nothing is paid.',
};

function publicMeaning(event: Event, { box, view }: GuideScene): string | undefined {
  switch (event.kind) {
    case 'countersLaid':
      if (event.seat >= 0) return 'Only who laid them knows them.';
      return `Nobody holds the ${KINDS[box.kind[event.places[0] ?? 0] ?? 0] === 'galleon' ? 'Admiral' : 'Governor'}, so chance has laid them.`;
    case 'docksSwapped':
      return 'Who holds the Governor moves one dock forward, unless he is in dock 1.';
    case 'rangesSet':
      return 'Barrels are not used up: they fix how far each ship can go in this voyage.';
    case 'ghostVanished':
      return 'A Ghost only misleads; it never carries out a mission.';
    case 'discsRevealed':
      return 'From here on there are no secrets but the counters and the chests.';
    case 'attacked':
      return 'Only two attacks can succeed at a place in a voyage, and the treasure goes to the first.';
    case 'returned':
      return event.bonus > 0
        ? 'The first two docks pay a hero’s bonus to a ship that comes home early and with a success.'
        : undefined;
    case 'boardReset':
      return view.voyage > 1
        ? 'A new voyage begins, with the same places on the street in their old or a new order.'
        : undefined;
    default:
      return undefined;
  }
}

function ordinal(n: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth'][n] ?? `number ${n}`;
}
