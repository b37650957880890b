import { chestWorth, type Event, eventPoints, finalRanking } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { t as word } from '../messages/words.ts';
import { personName, points } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/pages.ts';

const SOURCES = {
  attacked: 'attacks',
  returned: 'hero',
  kindsScored: 'kinds',
  counterScored: 'offices',
} as const;
type Kind = keyof typeof SOURCES;

/** What the player scored in the voyage that ended last, by source; undefined where that is nothing. */
export function voyageParts(scene: GuideScene): string | undefined {
  const events = lastVoyage([...scene.before, ...scene.since]);
  const parts = Object.keys(SOURCES).flatMap((kind) => {
    const sum = events.filter((event) => event.kind === kind).reduce((all, event) => all + ownPoints(scene, event), 0);
    return sum === 0 ? [] : [t(SOURCES[kind as Kind], { points: points(Math.abs(sum)) })];
  });
  return parts.length === 0 ? undefined : word('all', { items: list(parts) });
}

/** What the Investor cost the player in that voyage; 0 if nothing. */
export function investorCost(scene: GuideScene): number {
  const events = lastVoyage([...scene.before, ...scene.since]);
  return events.reduce((all, event) => all - (event.kind === 'investorPaid' ? ownPoints(scene, event) : 0), 0);
}

/** The events between the last two beginnings of a voyage, or up to the end of the game. */
function lastVoyage(events: readonly Event[]): readonly Event[] {
  const over = events.some(({ kind }) => kind === 'chestsOpened');
  const end = over ? events.length : events.findLastIndex(({ kind }) => kind === 'voyageBegun');
  const begin = events.slice(0, end).findLastIndex(({ kind }) => kind === 'voyageBegun');
  return events.slice(Math.max(begin, 0), end);
}

function ownPoints({ box, view, seat }: GuideScene, event: Event): number {
  return eventPoints(box, event, view.seats)?.[seat] ?? 0;
}

/** Everyone's points, the most first. */
export function scoreList(scene: GuideScene): string {
  const { players } = scene.view;
  const order = players.map((_, at) => at).sort((one, other) => scoreAt(scene, other) - scoreAt(scene, one));
  return word('all', {
    items: list(order.map((at) => t('score', { who: personName(scene, at), n: scoreAt(scene, at) }))),
  });
}

function scoreAt({ view }: GuideScene, seat: number): number {
  return view.players[seat]?.score ?? 0;
}

/** Whether the player has won, and whether several share the most points. */
export function standing(scene: GuideScene): { readonly won: boolean; readonly tie: boolean } {
  const [winner = -1, second = -1] = finalRanking(scene.view);
  return { won: winner === scene.seat, tie: scoreAt(scene, winner) === scoreAt(scene, second) };
}

/** What the player's commodities brought at the end; 0 for none. */
export function cargoPoints({ before, since, seat }: GuideScene): number {
  const scored = [...before, ...since].findLast((event) => event.kind === 'commoditiesScored');
  return scored?.kind === 'commoditiesScored' ? (scored.points[seat] ?? 0) : 0;
}

function treasures(chest: NonNullable<GuideScene['me']['chest']>): string[] {
  return (['silver', 'gold', 'jewel'] as const).flatMap((one) => (chest[one] > 0 ? [t(one, { n: chest[one] })] : []));
}

/** What is in the player's chest, and what it is worth; undefined where it is empty. */
export function chestParts({ box, me }: GuideScene): { readonly chest: string; readonly points: string } | undefined {
  const worth = me.chest === undefined ? 0 : chestWorth(box, me.chest);
  return me.chest === undefined || worth === 0
    ? undefined
    : { chest: word('all', { items: list(treasures(me.chest)) }), points: points(worth) };
}
