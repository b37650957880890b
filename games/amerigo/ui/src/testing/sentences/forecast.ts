import type { State } from '@portolan/amerigo';
import { all, expectAmounts, expectTrue, is, type Judgement, judgeCatalogue } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { t } from '../../messages/forecast.ts';
import { colourOn, player, strengthAgainst, sum, tileData } from './facts.ts';
import {
  type AmJudge,
  type AmOccasion,
  type AmPlayed,
  type Answer,
  box,
  colourIn,
  frameIn,
  type MoveOf,
  nextOf,
  ofMove,
  ownEvents,
  ownSteps,
  sometimes,
} from './occasion.ts';

type Act = Answer<MoveOf<'act' | 'special'>>;

/** Judges what is said of an action that could be taken now. */
function ofAction(judge: (said: Sentence, answer: Act, occasion: AmOccasion) => Judgement): AmJudge {
  return ofMove(['act', 'special'], judge);
}

/** The moves of a kind that can be made next. */
export function answersOf(occasion: AmOccasion, state: State, kind: AmPlayed['move']['kind']): readonly AmPlayed[] {
  return occasion.answersIn(state).filter(({ move }) => move.kind === kind);
}

function countNext(name: string, kind: AmPlayed['move']['kind']): AmJudge {
  return ofAction((said, { next }, occasion) =>
    expectAmounts(said, { [name]: answersOf(occasion, next, kind).length }),
  );
}

/** Where both ships could found a post: every voyage is sailed. */
export function harboursOf(occasion: AmOccasion, state: State): ReadonlySet<number> {
  const ships = answersOf(occasion, state, 'ship');
  const starts = ships.length > 0 ? ships.map(({ after }) => after) : [state];
  return new Set(
    starts.flatMap((start) =>
      answersOf(occasion, start, 'sail').flatMap(({ move, after }) =>
        move.kind === 'sail' && frameIn(after, 'foundPost') !== undefined ? [move.berth] : [],
      ),
    ),
  );
}

/** As far as the disc gets, and the tokens on the way. */
function progressed(occasion: AmOccasion, from: State, seat: number): { readonly to: number; readonly tokens: number } {
  let [state, tokens] = [from, 0];
  for (;;) {
    const frame = state.stack.at(-1);
    if (frame?.seat !== seat || (frame.kind !== 'moveProgress' && frame.kind !== 'chooseToken')) break;
    const kind = frame.kind === 'chooseToken' ? 'token' : 'progress';
    const next = answersOf(occasion, state, kind).at(-1);
    if (next === undefined) break;
    tokens += ownEvents(next, 'tokenTaken').length;
    state = nextOf(next);
  }
  return { to: player(state, seat).progress, tokens };
}

/** The cheapest of some prices is more than the player could ever pay. */
function tooDear({ next, seat, played }: Act, prices: readonly number[]): Judgement {
  const { gold, chests, tokens, used } = player(next, seat);
  const cash = sum(
    box.components.progressTokens.map(({ kind, amount = 0 }, token) =>
      kind === 'gold' && (((tokens & ~used) >> token) & 1) === 1 ? amount : 0,
    ),
  );
  const ap = ownEvents(played, 'actionChosen')[0]?.ap ?? 0;
  const most = ap + gold + chests * box.components.chests.gold + cash;
  const affordable = prices.filter((price) => price <= most);
  return expectTrue(affordable.length === 0, `something costs ${affordable[0]} and there are ${most}`);
}

/** The action ends at once, and nothing but the choice happens. */
function endsAtOnce({ played }: Act): Judgement {
  return is(
    'what happens',
    ownSteps(played).map(({ event }) => event.kind),
    ['actionChosen'],
  );
}

/** Building with more action points than can be used. */
function freelyBuilt(occasion: AmOccasion, { next, seat }: Act): readonly AmPlayed[] {
  const rich: State = { ...next, stack: [{ kind: 'chooseTile', seat, ap: 99, points: 0 }] };
  return answersOf(occasion, rich, 'build');
}

function futile(reason: (answer: Act, occasion: AmOccasion) => Judgement): AmJudge {
  return ofAction((_, answer, occasion) => all(endsAtOnce(answer), reason(answer, occasion)));
}

/** Nothing but cashing and ending is possible, until something is cashed. */
function needsCash({ next }: Act, occasion: AmOccasion): Judgement {
  const isIdle = ({ move: { kind } }: AmPlayed): boolean => kind === 'end' || kind === 'boost' || kind === 'cash';
  const first = occasion.answersIn(next);
  if (!first.every(isIdle)) return 'there is something else to do';
  let cashed = first.filter(({ move }) => move.kind === 'cash');
  for (let more = cashed[0]; more !== undefined; more = cashed[0]) {
    const next = occasion.answersIn(more.after);
    if (!next.every(isIdle)) return undefined;
    cashed = next.filter(({ move }) => move.kind === 'cash');
  }
  return 'cashing does not help';
}

/** What an action would do now. */
export const forecast = judgeCatalogue<AmOccasion, typeof t.messages.english>(t.messages, {
  'does.first': ofAction((said, { next }) => expectAmounts(said, { steps: frameIn(next, 'placeShip')?.ap })),
  'does.sail': sometimes(
    9,
    ofAction((said, { next }, occasion) => {
      const frame = frameIn(next, 'chooseShip') ?? frameIn(next, 'sailShip');
      return expectAmounts(said, { steps: frame?.ap, harbours: harboursOf(occasion, next).size });
    }),
  ),
  'does.load': ofAction((said, { next, seat }, occasion) => {
    const counts = answersOf(occasion, next, 'load').map(({ move }) => (move.kind === 'load' ? move.count : 0));
    return expectAmounts(said, {
      count: Math.max(...counts),
      have: player(next, seat).cannons,
      strength: strengthAgainst(next, seat),
    });
  }),
  'does.plan': countNext('shapes', 'plan'),
  'does.progress': ofAction((said, { next, seat }, occasion) => expectAmounts(said, progressed(occasion, next, seat))),
  'does.build': countNext('tiles', 'build'),
  'does.buy': countNext('kinds', 'buy'),
  'does.advance': ofAction((said, { next, seat }, occasion) => {
    const tracks = answersOf(occasion, next, 'advance').map((next) => player(nextOf(next), seat).track);
    const to = Math.max(...tracks);
    return all(expectAmounts(said, { to }), is('the colour', colourIn(said), colourOn(to)));
  }),
  'does.gold': ofAction((said, { played, state, next, seat }) => {
    const gained = sum(ownEvents(played, 'goldGained').map(({ gold, points }) => gold + points));
    const worth = (of: State): number => player(of, seat).gold + player(of, seat).score;
    return all(expectAmounts(said, { gold: gained }), expectAmounts(said, { gold: worth(next) - worth(state) }));
  }),
  // Too rare for random games; forecastAction.test.ts compares every futile action with what it achieves.
  'futile.sail': 'rule',
  'futile.plan': 'rule',
  'futile.noTiles': futile(({ next, seat }) => is('planned tiles', sum(player(next, seat).planned), 0)),
  'futile.noPosts': futile(({ next, seat }) => is('posts left', player(next, seat).posts, box.components.posts)),
  'futile.noFit': futile((answer, occasion) => is('tiles that fit', freelyBuilt(occasion, answer).length, 0)),
  'futile.tooDear': futile((answer, occasion) => {
    const fitting = freelyBuilt(occasion, answer).map(({ move }) => (move.kind === 'build' ? move.piece : -1));
    return all(
      expectTrue(fitting.length > 0, 'no tile fits anywhere'),
      tooDear(
        answer,
        fitting.map((piece) => tileData(piece)?.build ?? 0),
      ),
    );
  }),
  'futile.noMarket': futile(({ next }) => is('tokens left', next.market.filter((kind) => kind >= 0).length, 0)),
  'futile.dearMarket': futile((answer) => {
    const kinds = answer.next.market.filter((kind) => kind >= 0);
    return all(
      expectTrue(kinds.length > 0, 'no token is left'),
      tooDear(
        answer,
        kinds.map((kind) => box.production[kind]?.cost ?? 0),
      ),
    );
  }),
  'futile.unlessCashed': ofAction((_, answer, occasion) => needsCash(answer, occasion)),
});
