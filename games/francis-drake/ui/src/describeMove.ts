import { type MoveText, viewerIn } from '@portolan/client';
import {
  type Box,
  canSail,
  DISC_NAMES,
  defenceAt,
  hasShipFor,
  homeBonus,
  KINDS,
  LOCATIONS,
  type Move,
  rewardAt,
  type View,
} from '@portolan/francis-drake';
import { costWords, gainWords } from './costs.ts';
import { t } from './messages/described.ts';
import { t as part } from './messages/moves.ts';
import { t as word } from './messages/words.ts';
import { ownOffer } from './ownOffer.ts';
import { commodityName, discName, itemWords, joined, kindName, locationName, placeName, wareNames } from './words.ts';

/** Describes the move; with a view, also what it costs and brings as far as its viewer can know. */
export function describeMove(box: Box, move: Move, view?: View): MoveText {
  switch (move.kind) {
    case 'stop':
      return describeStop(box, move.location, view);
    case 'dock':
      return describeDock(view);
    case 'take':
      return { text: t('take', { items: itemWords(box.yields[move.yield] ?? {}) }) };
    case 'frigates':
      return { text: t('frigates'), effect: layout(box, box.galleons, move.values) };
    case 'troops':
      return { text: t('troops'), effect: layout(box, box.forts, move.values) };
    case 'mission':
      return {
        text: t('mission', { disc: discName(move.disc), place: placeName(box, move.destination) }),
        ...prospect(box, move.destination, view),
      };
    case 'inspectDiscs':
      return { text: t('inspectDiscs', { place: placeName(box, move.destination) }) };
    case 'inspectCounter': {
      const kind = KINDS[box.kind[move.destination] ?? 0] === 'galleon' ? 'galleon' : 'other';
      return { text: t('inspectCounter', { kind, place: placeName(box, move.destination) }) };
    }
    case 'keep':
      return { text: part(view?.question?.kind === 'useInformer' ? 'keepInformer' : 'keep') };
    case 'exchange':
      return { text: t('exchange', { one: ownDisc(box, move.one, view), other: ownDisc(box, move.other, view) }) };
    case 'move':
      return {
        text: t('move', { place: placeName(box, move.destination) }),
        ...prospect(box, move.destination, view),
      };
    case 'attack':
      return describeAttack(box, view);
    case 'trade':
      return { text: part('tradeFor', { commodity: commodityName(move.commodity) }) };
    case 'decline':
      return { text: t('declineMission') };
    case 'home':
      return describeHome(box, view);
    case 'sail':
      return { text: t('sailNext') };
  }
}

function describeStop(box: Box, at: number, view: View | undefined): MoveText {
  const location = locationName(box, at);
  if (view === undefined) return { text: t('stop', { location }) };
  const place = view.street.findIndex((entry) => LOCATIONS.indexOf(entry.location) === at);
  return { text: t('stopNth', { location, n: place + 1 }), effect: ownOffer(box, at, view) };
}

function describeDock(view: View | undefined): MoveText {
  if (view === undefined) return { text: t('dock') };
  const text = part('dockNth', { n: view.docks.outbound.length + 1 });
  const me = viewerIn(view);
  return me === undefined || canSail(me) ? { text } : { text, effect: part('noBarrel') };
}

function layout(box: Box, places: readonly number[], values: readonly number[]): string {
  return joined(places.map((at, i) => word('at', { what: values[i] ?? 0, place: placeName(box, at) })));
}

function ownPinnace(view: View): boolean {
  return viewerIn(view)?.pinnace === true;
}

/** What a Destination costs and offers. */
function prospect(box: Box, destination: number, view: View | undefined): Pick<MoveText, 'effect'> {
  const kind = KINDS[box.kind[destination] ?? 0];
  const place = view?.map[destination];
  if (view === undefined || place === undefined) return {};
  if (kind === 'port') {
    return { effect: place.wares.length === 0 ? t('emptyPort') : t('port', { wares: wareNames(place.wares) }) };
  }
  const defence = defenceAt(box, view, destination, ownPinnace(view));
  const me = viewerIn(view);
  return {
    effect: t('prospect', {
      kind: kindName(box, destination),
      cost: costWords(defence),
      gain: gainAt(box, view, destination),
      frigate: me !== undefined && !hasShipFor(box, destination, me),
    }),
  };
}

function gainAt(box: Box, view: View, destination: number): string {
  const { points } = defenceAt(box, view, destination, false);
  return gainWords(points, rewardAt(box, view, destination));
}

/** One of the viewer's own discs, with the place where it lies. */
function ownDisc(box: Box, disc: number, view: View | undefined): string {
  const at = view?.map.findIndex((place) =>
    place.discs.some((one) => one.seat === view.viewer && one.disc === DISC_NAMES[disc]),
  );
  const what = discName(disc);
  return at === undefined || at < 0 ? what : word('at', { what, place: placeName(box, at) });
}

function describeAttack(box: Box, view: View | undefined): MoveText {
  const question = view?.question;
  if (view === undefined || question === undefined || !('destination' in question)) return { text: part('doAttack') };
  const { destination } = question;
  const hidden = question.kind === 'attack' && view.map[destination]?.counter?.up === false;
  const cost = costWords(defenceAt(box, view, destination, ownPinnace(view)));
  return {
    text: t('attackAt', { place: placeName(box, destination) }),
    effect: t(hidden ? 'revealAndPay' : 'pay', { cost, gain: gainAt(box, view, destination) }),
  };
}

function describeHome(box: Box, view: View | undefined): MoveText {
  if (view === undefined) return { text: part('home') };
  const n = typeof view.viewer === 'number' ? homeBonus(box, view, view.viewer) : 0;
  const text = t('homeNth', { n: view.docks.homebound.length + 1 });
  return n > 0 ? { text, effect: t('hero', { n }) } : { text };
}
