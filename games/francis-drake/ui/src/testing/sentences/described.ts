import { all, allInside, expectAmounts, is, type Judgement, judgeCatalogue, textIn } from '@portolan/client/testing';
import { t } from '../../messages/described.ts';
import { bySource, costFor, discAt, gained, player, pointsAt, treasureAt, typeOf, waresAt } from './facts.ts';
import {
  type Answer,
  box,
  discIn,
  discNamed,
  type FdJudge,
  type FdOccasion,
  type FdPlayed,
  frameIn,
  itemsIn,
  locationsIn,
  ofMove,
  ownEvents,
  pending,
  placeIn,
  placeNamed,
  treasureIn,
  waresIn,
} from './occasion.ts';
import { insertedFor, isProspect, pointsIn } from './words.ts';

/** Paying for an attack: as it is then paid, once its counter is turned up. */
const paid = ofMove(['attack'], (said, answer, occasion) => {
  const frame = answer.state.stack.at(-1);
  const place = frame !== undefined && 'destination' in frame ? frame.destination : -1;
  const pressed = frameIn(answer.next, 'pressAttack') === undefined ? undefined : press(occasion, answer);
  const [attacked] = ownEvents(pressed ?? answer.played, 'attacked');
  const cost = insertedFor(said, 'cost');
  const { crew, guns } = itemsIn(cost);
  const isMore = allInside(cost).some(({ key }) => key === 'orMore');
  const gain = insertedFor(said, 'gain');
  const known = costFor(answer.state, place, { seat: answer.seat, viewer: answer.seat });
  return all(
    is('the cost as known', [crew, guns, isMore], [known.crew, known.guns, known.isOpen]),
    is('what it turns up', said.key === 'revealAndPay', ownEvents(answer.played, 'counterTurned').length > 0),
    is(
      'the gain',
      [pointsIn(gain), treasureIn(gain)],
      [pointsAt(answer.state, place), treasureAt(answer.state, place)],
    ),
    attacked === undefined ? undefined : isPaid({ crew, guns, isMore }, attacked),
    attacked === undefined
      ? undefined
      : is('what it brings', [pointsIn(gain), treasureIn(gain)], [attacked.points, attacked.treasure]),
  );
});

function press(occasion: FdOccasion, { next }: Answer<unknown>): FdPlayed | undefined {
  return occasion.answersIn(next).find(({ move }) => move.kind === 'attack');
}

function isPaid(
  said: { readonly crew: number; readonly guns: number; readonly isMore: boolean },
  { crew, guns }: { readonly crew: number; readonly guns: number },
): Judgement {
  if (!said.isMore) return is('what is paid', [said.crew, said.guns], [crew, guns]);
  return crew >= said.crew && guns >= said.guns ? undefined : `${crew} crew and ${guns} guns are paid`;
}

/** What a mission at a place costs and brings. */
const prospect: FdJudge = ofMove(['mission', 'move'], (said, { move, state, seat }, occasion) => {
  const isBluff = typeOf(move.destination) === 'galleon' && !player(state, seat).galleon;
  const kind = insertedFor(said, 'kind').values.kind;
  return all(
    isProspect(said, occasion, move.destination),
    is('the kind', kind, typeOf(move.destination)),
    is('it cannot be attacked', said.values.frigate, isBluff),
  );
});

const wares: FdJudge = ofMove(['mission', 'move'], (said, { move, state }) =>
  is('the wares', waresIn(said), waresAt(state, move.destination)),
);

export const declined = ofMove(['decline'], (_, { state, next, seat }, occasion) => {
  const { destination, disc } = pending(occasion);
  const spent = gained(state, next, seat);
  return all(
    is('the disc', [disc, discAt(next, seat, destination).disc], [disc, 0]),
    is('what is paid', [spent.crew, spent.guns, spent.goods], [0, 0, 0]),
  );
});

/** Moves in full, with what they cost and bring. */
export const described = judgeCatalogue<FdOccasion, typeof t.messages.english>(t.messages, {
  stop: 'name',
  stopNth: ofMove(['stop'], (said, { move, next, seat }) =>
    all(
      expectAmounts(said, { n: player(next, seat).place + 1 }),
      is('the Location', locationsIn(said).includes(move.location), true),
    ),
  ),
  dock: 'name',
  take: ofMove(['take'], (said, { state, next, seat }) =>
    is('what is taken', itemsIn(said), gained(state, next, seat)),
  ),
  frigates: 'name',
  troops: 'name',
  mission: ofMove(['mission'], (said, { next, seat }) =>
    is('the disc', discIn(said), discAt(next, seat, placeIn(said)).disc),
  ),
  port: wares,
  // Ports are filled before every voyage, so none is empty while missions are placed.
  emptyPort: 'name',
  prospect,
  inspectDiscs: ofMove(['inspectDiscs'], (said, { played }) =>
    is('the place', placeIn(said), ownEvents(played, 'discsInspected')[0]?.destination),
  ),
  inspectCounter: ofMove(['inspectCounter'], (said, { played }) => {
    const place = ownEvents(played, 'counterInspected')[0]?.destination ?? -1;
    const kind = typeOf(place) === 'galleon' ? 'galleon' : 'other';
    return all(is('the place', placeIn(said), place), is('the kind', said.values.kind, kind));
  }),
  exchange: ofMove(['exchange'], (said, { move, state, next, seat }) => {
    const at = (of: FdOccasion['state'], disc: number): number =>
      box.names.findIndex((_, place) => discAt(of, seat, place).disc === disc);
    const places = said.inside.map((one) => placeNamed(textIn(one, 'place')));
    return all(
      is('the discs', [discNamed(textIn(said, 'one')), discNamed(textIn(said, 'other'))], [move.one, move.other]),
      is('where they lie', places, [at(state, move.one), at(state, move.other)]),
      is('where they lie then', places, [at(next, move.other), at(next, move.one)]),
    );
  }),
  move: ofMove(['move'], (said, { next, seat }) => is('a disc', discAt(next, seat, placeIn(said)).disc > 0, true)),
  attackAt: ofMove(['attack'], (said, _, occasion) => is('the place', placeIn(said), pending(occasion).destination)),
  pay: paid,
  revealAndPay: paid,
  declineMission: declined,
  homeNth: ofMove(['home'], (said, { next, seat }) => expectAmounts(said, { n: next.homebound.indexOf(seat) + 1 })),
  hero: ofMove(['home'], (said, { state, next, seat }) =>
    expectAmounts(said, { n: bySource(next, seat, 'hero') - bySource(state, seat, 'hero') }),
  ),
  sailNext: ofMove(['sail'], (_, { state, seat }) => {
    const left = box.names.some((__, place) => {
      const { disc, done } = discAt(state, seat, place);
      return disc > 0 && !done;
    });
    return is('a next mission', left, true);
  }),
});
