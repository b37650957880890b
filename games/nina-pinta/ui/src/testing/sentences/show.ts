import { expectAmounts, judgeCatalogue } from '@portolan/client/testing';
import type { State } from '@portolan/nina-pinta';
import { t } from '../../show/messages.ts';
import { player } from './facts.ts';
import { all, box, is, type NpOccasion, ofEvent, placeNamed, playerIn, textIn, worldNamed } from './occasion.ts';

const ENDS = ['finalScored', 'victoryGraded'] as const;

/** What a token does, and who gets its gold: with Planck, the Soloist alone. [NP-SOLO-19] */
const token = ofEvent(['eraBegun'], (said, { event }, { state, course }) => {
  const { world, kind, gold } = box.components.tokens[event.token] ?? {};
  const awarded = course
    .flatMap(({ steps }) => steps)
    .find((step) => step.event.kind === 'goldAwarded' && step.state.era === event.era);
  return all(
    is('the token', [said.key, worldNamed(textIn(said, 'world'))], [`token.${kind}`, worldIndex(world)]),
    expectAmounts(said, { gold }),
    is('solo', String(said.values.solo) === 'true', state.seats === 1),
    awarded?.event.kind === 'goldAwarded' ? is('the gold', awarded.event.gold, gold) : undefined,
  );
});

function worldIndex(id: string | undefined): number {
  return box.components.worlds.findIndex((world) => world.id === id);
}

/** The first by points, and of equals the earlier in the turn order. */
function winnerIn({ players, order }: State): number {
  const most = Math.max(...players.map(({ score }) => score));
  return order.find((seat) => players[seat]?.score === most) ?? -1;
}

const lead = (state: State): number => Math.abs(player(state, 0).score - player(state, 1).score);

/** In front of the table, while something happens. */
export const show = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  explored: ofEvent(['landExplored'], (said, { event }, occasion) =>
    is('who', playerIn(said, occasion, 'name'), event.seat),
  ),
  of: ofEvent(['landExplored'], (said, { event }) => is('the land', placeNamed(said.text), event.place)),
  era: ofEvent(['eraBegun'], (said, { after }) => expectAmounts(said, { n: after.era, most: box.components.eras })),
  'token.grow': token,
  'token.build': token,
  eraOver: ofEvent(['eraCompleted'], (said, { before }) => expectAmounts(said, { n: before.era })),
  inSight: 'rule',
  wins: ofEvent(ENDS, (said, { after }, occasion) =>
    is('the winner', playerIn(said, occasion, 'name'), winnerIn(after)),
  ),
  nobodyWins: 'name',
  gameOver: 'name',
  graded: ofEvent(['victoryGraded'], (said, { after }, occasion) =>
    all(
      is('the winner', playerIn(said, occasion, 'name'), winnerIn(after)),
      is(
        'the grade',
        textIn(said, 'rank'),
        box.components.solo.grades.findLast(({ from }) => from <= lead(after))?.name,
      ),
    ),
  ),
  lead: ofEvent(['victoryGraded'], (said, { after }) => expectAmounts(said, { lead: lead(after) })),
  byOrder: ofEvent(['victoryGraded'], (_, { after }) => is('the lead', lead(after), 0)),
  planck: 'name',
  why: 'name',
});
