import { all, expectAmounts, is, judgeCatalogue } from '@portolan/client/testing';
import { t as prompts_ } from '../../messages/prompts.ts';
import { player } from './facts.ts';
import { type AmJudge, type AmOccasion, box, colourIn, frameIn, pieceIn } from './occasion.ts';

/** The action points that the moves on offer are paid with. */
const points: AmJudge = (said, { state }) => {
  const frame = state.stack.at(-1);
  return expectAmounts(said, { ap: frame !== undefined && 'ap' in frame ? frame.ap : undefined });
};

const ship: AmJudge = (said, { state }) => {
  const frame = frameIn(state, 'placeShip') ?? frameIn(state, 'sailShip');
  return is('the ship', said.values.ship, frame?.ship === 0 ? 'first' : 'other');
};

/** What the asked player has to decide. */
export const prompts = judgeCatalogue<AmOccasion, typeof prompts_.messages.english>(prompts_.messages, {
  over: (_, { seat }) => is('who is asked', seat, undefined),
  takeTurn: (said, { state }) =>
    all(expectAmounts(said, { round: state.round }), is('the phase', colourIn(said), state.phase)),
  chooseShip: points,
  placeShip: ship,
  sailShip: (said, occasion, isInside) => all(points(said, occasion, isInside), ship(said, occasion, isInside)),
  foundPost: (_, { legal }) =>
    is(
      'a post can be founded',
      legal.some(({ kind }) => kind === 'found'),
      true,
    ),
  loadCannons: points,
  planTile: points,
  moveProgress: points,
  chooseToken: 'name',
  chooseTile: points,
  layTile: (said, { state }) => is('the tile', pieceIn(said), frameIn(state, 'layTile')?.piece),
  buyProduction: points,
  moveOrder: points,
  forfeit: (_, { state, seat = 0 }) => {
    const { tracks } = box.components;
    const { cannons, progress, track } = player(state, seat);
    const kind = state.stack.at(-1)?.kind;
    const ends = {
      loadCannons: cannons === tracks.cannons,
      moveProgress: progress === tracks.progress.last,
      moveOrder: track === tracks.order.colours.split(' ').length - 1,
    };
    return is(
      'the end of the track',
      Object.entries(ends).some(([of, isEnd]) => of === kind && isEnd),
      true,
    );
  },
});
