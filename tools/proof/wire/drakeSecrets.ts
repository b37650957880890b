import { isRecord, type Seat, type Viewer } from '@portolan/kernel';

type Thing = Readonly<Record<string, unknown>>;

/** Fields of Francis Drake's events that only the seat they belong to may see. */
const SECRET_EVENTS: Readonly<Record<string, string>> = {
  countersLaid: 'values',
  missionPlaced: 'disc',
  discsInspected: 'discs',
  counterInspected: 'value',
};

/** The secrets of other seats in a frame of Francis Drake, recognised by shape alone, without the rules. */
export function drakeSecrets(news: unknown, viewer: Viewer): string[] {
  const { entries, moment } = thing(news);
  const view = thing(thing(thing(moment).view).view);
  return [...list(entries).flatMap((entry) => entrySecrets(entry, viewer)), ...viewSecrets(view, viewer)];
}

function entrySecrets(entry: Thing, viewer: Viewer): string[] {
  const found = 'text' in entry && entry.seat !== viewer ? [`the text of a move of seat ${entry.seat}`] : [];
  for (const event of list(entry.events)) {
    const field = SECRET_EVENTS[String(event.kind)];
    if (field !== undefined && field in event && event.seat !== viewer) found.push(`${event.kind}: ${field}`);
  }
  return found;
}

function viewSecrets(view: Thing, viewer: Viewer): string[] {
  const revealed = view.revealed === true;
  const over = !('question' in view);
  const found: string[] = [];
  for (const [seat, player] of list(view.players).entries()) {
    if (seat === viewer) continue;
    if ('chest' in player && !over) found.push(`the chest of seat ${seat}`);
    if ('hand' in player && !revealed) found.push(`the hand of seat ${seat}`);
  }
  for (const place of list(view.map)) {
    const counter = thing(place.counter);
    if ('value' in counter && counter.up !== true && viewer === 'spectator') found.push(`the counter at ${place.id}`);
    if (revealed || isInforming(view, viewer)) continue;
    for (const disc of list(place.discs)) {
      if ('disc' in disc && disc.seat !== viewer) found.push(`a disc of seat ${disc.seat} at ${place.id}`);
    }
  }
  return found;
}

/** The holder of the Informer sees the discs of one place while deciding about them. */
function isInforming(view: Thing, viewer: Viewer): boolean {
  const question = thing(view.question);
  return question.kind === 'exchangeDiscs' && question.seat === (viewer satisfies Seat | string);
}

function thing(value: unknown): Thing {
  return isRecord(value) ? value : {};
}

function list(value: unknown): Thing[] {
  return Array.isArray(value) ? value.map(thing) : [];
}
