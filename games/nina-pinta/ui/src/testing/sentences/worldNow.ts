import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import { GROUPS, LANDS, NATIONS, type State, WORLDS } from '@portolan/nina-pinta';
import { cardOf } from './cardMeant.ts';
import { citiesIn, isAtWar, player } from './facts.ts';
import { eventsOfEra } from './following.ts';
import { worldMeant } from './map.ts';
import { all, box, is, type NpJudge, type NpOccasion, playerIn, textIn, worldIn, worldNamed } from './occasion.ts';

function ofWorld(judge: (world: number, ...rest: Parameters<NpJudge>) => ReturnType<NpJudge>): NpJudge {
  return (said, occasion, isInside) => {
    const world = worldMeant(occasion);
    return world < 0 ? UNDECIDED : judge(world, said, occasion, isInside);
  };
}

/** Token, wars and price of an era. */
const ofEra =
  (judge: (era: number, ...rest: Parameters<NpJudge>) => ReturnType<NpJudge>): NpJudge =>
  (said, occasion, isInside) => {
    const [kind, n] = cardOf(occasion);
    return kind === 'era' ? judge(Number(n), said, occasion, isInside) : UNDECIDED;
  };

/** Nobody can attack but the nation that is named. */
const peace = ofWorld((world, said, { state }) =>
  all(
    is('war', isAtWar(state, world), false),
    is(
      'who can attack',
      said.inside[0]?.values.nation,
      state.banner ? NATIONS.find((id, nation) => id === 'france' && isPlayed(state, nation)) : undefined,
    ),
  ),
);

function isPlayed({ players }: State, number: number): boolean {
  return players.some(({ nation }) => nation === number);
}

/** The world with the City of the land that a disc belongs to. */
function cityWith(occasion: NpOccasion): number {
  const land = box.names.lands.findIndex((id) => id === cardOf(occasion)[1]);
  return WORLDS.findIndex((_, world) => (occasion.state.cities[world * LANDS.length + land] ?? -1) >= 0);
}

/** What holds of a world, an era and the City discs. */
export const worldNow = {
  governed: ofWorld((world, said, occasion) =>
    is('governed', (player(occasion.state, playerIn(said, occasion)).governed >> world) & 1, 1),
  ),
  atWar: ofWorld((world, _, { state }) => is('war', isAtWar(state, world), true)),
  atPeace: peace,
  atPeaceAll: peace,
  markerHere: ofWorld((world, said, { state }) =>
    is('the marker', state.markers[GROUPS.findIndex((id) => id === said.inside[0]?.values.group)], world),
  ),
  cities: ofWorld((world, said, { state }) =>
    expectAmounts(said, { n: citiesIn(state, world), most: box.components.limits.citiesPerWorld }),
  ),
  grown: ofWorld((world, _, { state }) => is('Grow tokens', state.grow[world], 1)),
  notGrown: ofWorld((world, _, { state }) => is('Grow tokens', state.grow[world], 0)),
  buildable: ofWorld((world, _, { state }) => is('Build tokens', state.build[world], 1)),
  notBuildable: ofWorld((world, _, { state }) => is('Build tokens', state.build[world], 0)),
  tokenShown: ofWorld((world, said, { state, about }) => {
    const kind = about.kind === 'card' ? about.card.split(':')[2] : '';
    const shown = state.tokens
      .map((token) => box.components.tokens[token])
      .find((token) => token?.world === WORLDS[world] && token?.kind === kind);
    return all(
      expectAmounts(said, { gold: shown?.gold }),
      is('solo', String(said.values.solo) === 'true', state.seats === 1),
    );
  }),
  tokenHidden: ofWorld((world, _, { state, about }) => {
    const kind = about.kind === 'card' ? about.card.split(':')[2] : '';
    return is(
      'turned up',
      state.tokens.some(
        (token) => box.components.tokens[token]?.world === WORLDS[world] && box.components.tokens[token]?.kind === kind,
      ),
      false,
    );
  }),
  pirateHere: ofWorld((world, said, { state }) => expectAmounts(said, { n: state.pirates[world] })),
  eraNow: ofEra((era, _, { state }) => is('the era', state.era, era)),
  eraToken: ofEra((era, said, { state }) => {
    const token = box.components.tokens[state.tokens[era - 1] ?? -1];
    return is(
      'the token',
      [said.values.kind, worldIn(said), said.values.gold],
      [token?.kind === 'grow' ? 'grow' : 'other', WORLDS.findIndex((id) => id === token?.world), token?.gold],
    );
  }),
  eraWars: ofEra((era, said, occasion) => {
    if (era <= occasion.state.era) return UNDECIDED;
    const events = eventsOfEra(occasion, era);
    return events.length === 0
      ? UNDECIDED
      : expectAmounts(said, { n: events.filter(({ kind }) => kind === 'warPlaced').length });
  }),
  eraPrice: ofEra((era, said, occasion) => {
    if (era <= occasion.state.era) return UNDECIDED;
    const first = eventsOfEra(occasion, era).find(({ kind }) => kind === 'benefitSelected' || kind === 'doublePlayed');
    return first !== undefined && 'cost' in first ? expectAmounts(said, { gold: first.cost }) : UNDECIDED;
  }),
  discLeft: (_, occasion) => is('a City', cityWith(occasion), -1),
  discPlaced: (said, occasion) => is('the City', cityWith(occasion), worldNamed(textIn(said, 'world'))),
} satisfies Readonly<Record<string, NpJudge>>;
