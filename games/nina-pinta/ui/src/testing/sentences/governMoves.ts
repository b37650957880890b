import type { Exempt } from '@portolan/client/testing';
import { expectAmounts, type Judgement, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { GROUPS } from '@portolan/nina-pinta';
import { governed } from './controlFacts.ts';
import { cargoOf, countingIn, groupPoints, groupValue, player } from './facts.ts';
import { captainOf } from './moveFacts.ts';
import {
  all,
  allInside,
  box,
  is,
  type NpJudge,
  type NpOccasion,
  numberIn,
  ofMove,
  placeIn,
  worldIn,
} from './occasion.ts';
import { faceMeant, paidFor, takingIn } from './taking.ts';

/** A move of governing: what is aboard when everything is collected, and what of it Planck's Pirate takes. */
const govern = ofMove(['govern'], (said, { world }, occasion) => {
  const { state, seat = 0 } = occasion;
  const isThere = (player(state, seat).harbours[world] ?? -1) >= 0;
  const done = governed(occasion);
  if (done === undefined) return UNDECIDED;
  const { revenue, aboard, plundered } = done;
  return all(
    expectAmounts(said, { revenue }),
    is('a ship', isThere, 'aboard' in said.values),
    isThere ? expectAmounts(said, { aboard, plundered }) : undefined,
  );
});

/** The place in the order after the pass, followed to the next era or to the end. */
function pass(isLast: boolean): NpJudge {
  return ofMove(['pass', 'push'], (said, move, { state, seat = 0, play }) => {
    const played = play(move);
    const own = state.stack.at(-1);
    if (own?.kind === 'makeWay') {
      const passed = played.steps.find(({ event }) => event.kind === 'passed');
      return passed === undefined
        ? UNDECIDED
        : is('the space', passed.state.passes[numberIn(said, 'space') - 1], own.seat);
    }
    if (played.steps.length === 0) return UNDECIDED;
    const passes = played.steps.find(({ event }) => event.kind === 'passed')?.state.passes ?? [];
    return all(
      is('the last era', state.era === box.components.eras, isLast),
      is('the space', passes[numberIn(said, 'space') - 1], seat),
    );
  });
}

function priceOf(said: Sentence, occasion: NpOccasion): Judgement {
  const taking = takingIn(occasion);
  return taking === undefined ? UNDECIDED : expectAmounts(said, { gold: paidFor(taking) });
}

function isNamed(said: Sentence, occasion: NpOccasion): Judgement {
  const named = allInside(said).find(({ catalogue }) => catalogue === 'np.counters');
  const name = named?.key === 'goldOf' ? `gold${numberIn(named, 'gold')}` : named?.key;
  return is('the counter', name, box.faces.names[faceMeant(occasion)]);
}
/** Moves of governing and selecting. */
export const governMoves = {
  govern: ofMove(['govern'], (said, { world }) => is('the world', worldIn(said), world)),
  governShip: govern,
  governNoShip: govern,
  collect: 'name',
  collectEffect: 'rule',
  arrange: 'name',
  mine: ofMove(['mine'], (said, move, { state, play }) => {
    const mined = play(move).steps.find(({ event }) => event.kind === 'goldMined')?.state ?? state;
    const place = placeIn(said);
    return expectAmounts(said, { gold: (state.mines[place] ?? 0) - (mined.mines[place] ?? 0) });
  }),
  mineEffect: ofMove(['mine'], (said, move, { state, play }) => {
    const mined = play(move).steps.find(({ event }) => event.kind === 'goldMined')?.state ?? state;
    return expectAmounts(said, { left: mined.mines[move.place] });
  }),
  store: ofMove(['store'], (said, move, { state, play }) => {
    const stored = play(move).steps.find(({ event }) => event.kind === 'goldStored')?.state ?? state;
    return expectAmounts(said, { gold: stored.vaults[placeIn(said)] });
  }),
  pay: ofMove(['pay'], (said, move, { state, play }) => {
    const place = placeIn(said);
    const spent =
      play(move).steps.find(({ event }) => event.kind === 'goldSpent' && event.place === place)?.state ?? state;
    return expectAmounts(said, { gold: (state.vaults[place] ?? 0) - (spent.vaults[place] ?? 0) });
  }),
  marker: ofMove(['marker'], (said, move, { play }) => {
    const group = GROUPS.findIndex((id) => said.inside.some(({ values }) => values.group === id));
    const placed = play(move).steps.find(({ event }) => event.kind === 'markerPlaced')?.state ?? play(move).after;
    return is('the marker', placed.markers[group], worldIn(said));
  }),
  markerEffect: ofMove(['marker'], (said, move, { play, seat = 0 }) => {
    const placed = play(move).steps.find(({ event }) => event.kind === 'markerPlaced')?.state ?? play(move).after;
    const count = countingIn(placed, seat, move.group);
    return expectAmounts(said, { count, points: groupPoints(groupValue(placed, move.group), count) });
  }),
  board: ofMove(['board'], (_, move, { state, play, seat = 0 }) =>
    is('ashore', captainOf(play(move).steps[0]?.state ?? play(move).after, seat, state.world), -1),
  ),
  remain: ofMove(['remain'], (_, move, { state, play, seat = 0 }) =>
    is('ashore', captainOf(play(move).after, seat, state.world), captainOf(state, seat, state.world)),
  ),
  remainEffect: 'rule',
  plunder: 'name',
  plunderEffect: ofMove(['plunder'], (said, move, { state, play, seat = 0 }) => {
    const played = play(move).steps.find(({ event }) => event.kind === 'piratePlayed')?.state ?? state;
    return expectAmounts(said, { gold: player(played, seat).gold - player(state, seat).gold });
  }),
  pirate: ofMove(['pirate', 'war'], (said, move, { state, play }) => {
    const laid = play(move).steps.find(({ event }) => event.kind === 'pirateLaid')?.state ?? state;
    return is('Pirates', (laid.pirates[worldIn(said)] ?? 0) - (state.pirates[worldIn(said)] ?? 0), 1);
  }),
  'decline.pirate': ofMove(['decline'], (_, move, { state, play }) => {
    const frame = state.stack.at(-1);
    if (frame?.kind !== 'playPirate') return 'nobody can play a Pirate';
    const after = play(move).steps[0]?.state ?? play(move).after;
    return is('aboard', cargoOf(after, frame.owner, frame.world), cargoOf(state, frame.owner, frame.world));
  }),
  declineAll: ofMove(['declineAll'], (_, move, { play, seat = 0 }) =>
    is('declined', (play(move).steps[0]?.state ?? play(move).after).players[seat]?.declined, true),
  ),
  take: (said, occasion) => all(priceOf(said, occasion), isNamed(said, occasion)),
  takeFree: (said, occasion) => {
    const taking = takingIn(occasion);
    return taking === undefined ? UNDECIDED : all(is('the price', paidFor(taking), 0), isNamed(said, occasion));
  },
  nth: ofMove(['take'], (said, move, { state }) => {
    const shown = state.display.filter((face) => face === move.face).length;
    return all(expectAmounts(said, { nth: move.nth }), is('on display', shown >= move.nth, true));
  }),
  double: 'name',
  doubleEffect: ofMove(['double'], (said, move, { state, play, seat = 0 }) => {
    const { after, steps } = play(move);
    const asked = after.stack.at(-1);
    const paid = steps.find(({ event }) => event.kind === 'doublePlayed')?.state ?? after;
    const taken = steps.filter(({ event }) => event.kind === 'benefitSelected' && event.seat === seat).length;
    return all(
      expectAmounts(said, { gold: player(state, seat).gold - player(paid, seat).gold }),
      is('to take', Math.min(2, taken + (asked?.kind === 'selectDouble' ? asked.left : 0)), 2),
    );
  }),
  pass: 'name',
  passEffect: pass(false),
  passEffectLast: pass(true),
  makeWay: 'name',
  push: 'name',
  pushEffect: pass(false),
  pushEffectLast: pass(true),
} satisfies Readonly<Record<string, NpJudge | Exempt>>;
