import { type Box, KINDS, type View } from '@portolan/francis-drake';
import { targetsOf } from '../table/targets.ts';

/** Targets that a card stands for, where it is not called the same. */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  'dock:outbound': ['dock'],
  'dock:homebound': ['home'],
  'person:informer': ['loc:informer', 'look:discs', 'look:counter'],
  'person:investor': ['loc:investor'],
  'person:admiral': ['loc:admiral'],
  'person:governor': ['loc:governor'],
};

/** Whether a move uses the thing that a card is about. */
export function concerns(box: Box, card: string, text: string, view: View): boolean {
  const move = box.moves.byText.get(text);
  if (move === undefined) return false;
  const targets = targetsOf(box, move);
  const [kind = '', id = ''] = card.split(':');
  if (kind === 'place') return targets.some((target) => isAt(target, id, view)) || resolvesAt(box, move.kind, id, view);
  if (kind === 'commodity') return targets.includes(`trade:${id}`);
  return [card, ...(TARGETS[card] ?? [])].some((target) => targets.includes(target));
}

/** Placing counters concerns a place only while they are being placed. */
function isAt(target: string, id: string, { question }: View): boolean {
  const laying = question?.kind === 'placeFrigates' || question?.kind === 'placeTroops';
  return target === `dest:${id}` || (laying && target.startsWith(`lay:${id}:`));
}

/** Attacking, trading and declining happen where the question is; before the missions, they are only an idea. */
function resolvesAt(box: Box, kind: string, id: string, { question }: View): boolean {
  const at = box.names.indexOf(id);
  if (question !== undefined && 'destination' in question) {
    return question.destination === at && ['attack', 'trade', 'decline'].includes(kind);
  }
  return kind === (KINDS[box.kind[at] ?? 0] === 'port' ? 'trade' : 'attack');
}
