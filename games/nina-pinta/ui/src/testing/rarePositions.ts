import { opening } from '@portolan/kernel';
import { ninaPinta, type State } from '@portolan/nina-pinta';
import { makeTable } from '@portolan/nina-pinta/testing';

/** A position that random games hardly ever reach, and the moves that are played from there. */
export interface RarePosition {
  readonly name: string;
  readonly seats: number;
  readonly state: State;
  /** In notation. */
  readonly moves: readonly string[];
}

const [SPAIN, PORTUGAL, ENGLAND, FRANCE] = [0, 1, 2, 3];
const [SOLOIST, PLANCK] = [0, 1];
const ALL = ['caribbean', 'amazonia', 'patagonia', 'andes', 'isthmus', 'rockies', 'appalachia'];

/** Occasions for sentences that would otherwise be heard too rarely to be judged. */
export function rarePositions(): readonly RarePosition[] {
  return [
    lookDeclined(),
    bannerTurned(),
    bannerOfPlanck(),
    fallback(),
    goldShifted(),
    strongholdPlaced(),
    earlyTown(),
    dearGold(),
    lateCounters(),
    markerPushed({ era: 5, choosesSide: true }),
    markerPushed({ era: 6, choosesSide: true }),
    markerPushed({ era: 6, choosesSide: false }),
    equalTotals(),
  ];
}

function lookDeclined(): RarePosition {
  const opened = ninaPinta.open();
  if (!opened.ok) throw new Error('the shipped components are refused');
  const { game } = opened.value;
  const options = game.readOptions({ nations: ['portugal', 'spain'] });
  if (!options.ok) throw new Error('the options are refused');
  const { state } = opening(game, { options: options.value, seats: 2, seed: 'declined' });
  return { name: 'Portugal looks at nothing', seats: 2, state: state as State, moves: ['decline'] };
}

/** France attacks in a world at peace. */
function bannerTurned(): RarePosition {
  const table = makeTable({ seats: 4 });
  table.settle(ENGLAND, 'nina caribbean', 2);
  table.crew(FRANCE, 'nina', 2, 'captain');
  table.give(FRANCE, { voyage: [0, 1, 2] });
  table.enter('sailing', { era: 3, order: [FRANCE, SPAIN, PORTUGAL, ENGLAND] });
  return { name: 'France turns its banner', seats: 4, state: table.state, moves: ['attack nina caribbean'] };
}

function bannerOfPlanck(): RarePosition {
  const table = makeTable({ seats: 1, nations: ['spain'], planck: 'france' });
  table.settle(SOLOIST, 'nina caribbean', 2);
  table.explore('nina isthmus');
  table.crew(SOLOIST, 'nina', 1);
  table.crew(PLANCK, 'nina', 2, 'captain');
  for (const seat of [SOLOIST, PLANCK]) table.give(seat, { voyage: [0, 1, 2] });
  table.enter('sailing', { era: 3, order: [SOLOIST, PLANCK] });
  return { name: 'Planck turns the banner', seats: 1, state: table.state, moves: ['consolidate nina isthmus', 'done'] };
}

/** Planck's ship has a Captain, but nothing to attack, explore or settle. */
function fallback(): RarePosition {
  const table = makeTable({ seats: 1, nations: ['spain'], planck: 'england' });
  table.explore(...ALL.map((land) => `nina ${land}`));
  table.crew(PLANCK, 'nina', 0, 'captain');
  for (const seat of [SOLOIST, PLANCK]) table.give(seat, { voyage: [0, 1, 2] });
  table.enter('sailing', { era: 6, order: [PLANCK, SOLOIST] });
  return { name: 'Planck falls back', seats: 1, state: table.state, moves: ['consolidate nina andes'] };
}

/** Planck empties a Stronghold that is connected with the ship. */
function goldShifted(): RarePosition {
  const table = makeTable({ seats: 1, nations: ['spain'], planck: 'portugal', planckShiftsGold: true });
  table.settle(PLANCK, 'pinta caribbean', 2);
  table.stronghold(PLANCK, 'pinta caribbean', 3);
  table.ship(PLANCK, 'pinta caribbean');
  table.state.goals = [1, 2, 0];
  table.enter('governing', { era: 3, order: [SOLOIST, PLANCK] });
  return { name: 'Planck shifts gold to the ship', seats: 1, state: table.state, moves: ['govern nina'] };
}

/** Two lands take the Stronghold. */
function strongholdPlaced(): RarePosition {
  const table = makeTable({ seats: 2 });
  table.settle(SPAIN, 'nina caribbean', 2);
  table.settle(SPAIN, 'nina isthmus');
  table.give(SPAIN, { gold: 4 });
  table.display('stronghold', 'corn');
  table.enter('selecting', { era: 2, order: [SPAIN, PORTUGAL] });
  return {
    name: 'a Stronghold is placed',
    seats: 2,
    state: table.state,
    moves: ['take stronghold', 'place nina isthmus'],
  };
}

/** A group of lands, gold and the token, all in the first era. */
function earlyTown(): RarePosition {
  const table = makeTable({ seats: 2 });
  table.token('nina', 'build');
  table.explore('nina caribbean');
  for (const land of ['rockies', 'isthmus', 'andes']) table.settle(SPAIN, `nina ${land}`);
  table.ship(SPAIN, 'nina isthmus', 9);
  table.enter('governing', { era: 1, order: [SPAIN, PORTUGAL] });
  return { name: 'a Town in the first era', seats: 2, state: table.state, moves: ['govern nina', 'town nina andes'] };
}

/** Gold for more than it brings. */
function dearGold(): RarePosition {
  const table = makeTable({ seats: 2 });
  table.give(SPAIN, { gold: 9 });
  table.display('gold3', 'corn');
  table.enter('selecting', { era: 1, round: 5, order: [SPAIN, PORTUGAL] });
  return { name: 'gold costs more than it brings', seats: 2, state: table.state, moves: ['take gold3'] };
}

/** Counters that help in a later era only, laid out in the last one. */
function lateCounters(): RarePosition {
  const table = makeTable({ seats: 2 });
  table.give(SPAIN, { gold: 9 });
  table.display('spyglass', 'pirate', 'largerShips', 'corn');
  table.enter('selecting', { era: 6, order: [SPAIN, PORTUGAL] });
  return { name: 'counters come too late', seats: 2, state: table.state, moves: ['take pirate'] };
}

function markerPushed({ era, choosesSide }: { readonly era: number; readonly choosesSide: boolean }): RarePosition {
  const table = makeTable({ seats: 4, ...(choosesSide && { pushedChoosesSide: true }) });
  table.own(PORTUGAL, 'turnOrder');
  table.enter('selecting', { era, order: [SPAIN, PORTUGAL, ENGLAND, FRANCE] });
  const moves = ['pass 2', 'push 2', ...(choosesSide ? ['pass 3'] : [])];
  return { name: `a marker is pushed in era ${era}`, seats: 4, state: table.state, moves };
}

/** Planck scores for worlds without Cities, the Soloist has as many points in gold; nothing is on display. */
function equalTotals(): RarePosition {
  const table = makeTable({ seats: 1, nations: ['spain'], planck: 'england' });
  const { scoring, solo } = table.box.components;
  table.give(SOLOIST, { gold: 3 * (solo.cityPointsPerWorld[0] ?? 0) * scoring.goldPerPoint });
  table.display();
  table.enter('selecting', { era: 6, order: [SOLOIST, PLANCK] });
  return { name: 'equal totals', seats: 1, state: table.state, moves: ['pass 1'] };
}
