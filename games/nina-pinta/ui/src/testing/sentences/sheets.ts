import { expectAmounts, type Judgement, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { BONUSES, LANDS, SOURCES, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../sheets/messages.ts';
import { cargoOf, heldOf, player, pointsBy, type Source } from './facts.ts';
import {
  all,
  box,
  crewIn,
  insideOf,
  is,
  isCrew,
  landNamed,
  type NpJudge,
  type NpOccasion,
  numberIn,
  textIn,
} from './occasion.ts';

/** The player whose sheet or card it is, and the world of a ship. */
export function sheetMeant({ about }: NpOccasion): { readonly seat: number; readonly world: number } {
  const id =
    about.kind === 'card' ? about.card : about.kind === 'drawn' ? (about.data.card ?? about.data.spot ?? '') : '';
  const [, seat, world] = id.split(':');
  const isPlayers = /^(seat|gold|supply|held|military|hold|ship|captain|score|orderMarker|nation):\d/.test(id);
  return { seat: isPlayers ? Number(seat) : -1, world: WORLDS.findIndex((one) => one === world) };
}

export function ofSheet(
  judge: (seat: number, said: Sentence, occasion: NpOccasion, world: number) => Judgement,
): NpJudge {
  return (said, occasion) => {
    const { seat, world } = sheetMeant(occasion);
    return seat < 0 ? UNDECIDED : judge(seat, said, occasion, world);
  };
}

/** `Niña`, `Arts` or `Gold`: a row of the score sheet. */
export function sourceNamed(said: Sentence, name: string): Source | undefined {
  const text = textIn(said, name);
  const world = box.components.worlds.find((one) => one.name === text)?.id;
  return world ?? SOURCES.find((source) => source === text.toLowerCase());
}

export function isShip(seat: number, said: Sentence, { state }: NpOccasion, world: number): Judgement {
  const harbour = player(state, seat).harbours[world] ?? -1;
  const land = landNamed(textIn(said, 'land'));
  return all(
    is('the harbour', land, harbour < 0 ? -1 : harbour % LANDS.length),
    expectAmounts(said, { gold: cargoOf(state, seat, world) }),
  );
}

const isHome = ofSheet((seat, _, { state }, world) => is('the harbour', player(state, seat).harbours[world], -1));

/** The players' sheets. */
export const sheets = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  sheets: 'name',
  nation: 'name',
  gold: ofSheet((seat, said, { state }) => expectAmounts(said, { n: player(state, seat).gold })),
  goldHidden: ofSheet((seat, _, { state, viewer }) =>
    is('a screen', seat !== viewer && seat < state.seats && !state.open, true),
  ),
  settlers: ofSheet((seat, said, { state }) => expectAmounts(said, { n: player(state, seat).settlers })),
  towns: ofSheet((seat, said, { state }) => expectAmounts(said, { n: player(state, seat).towns })),
  sealed: ofSheet((seat, _, { state }) => is('loading', player(state, seat).loaded, 4)),
  passed: ofSheet((seat, _, { state }) => is('passed', player(state, seat).passed, true)),
  toRecover: ofSheet((seat, said, { state }) => expectAmounts(said, { n: player(state, seat).owed })),
  noPirates: ofSheet((seat, _, { state }) => is('declined', player(state, seat).declined, true)),
  banner: ofSheet((seat, _, { state }) => is('the banner', state.banner && player(state, seat).nation === 3, true)),
  shipHome: isHome,
  shipAt: ofSheet(isShip),
  ship: ofSheet((seat, said, { state }, world) => {
    const { crews, aboard, crewSide } = player(state, seat);
    return all(expectAmounts(said, { limit: crewSide }), isCrew(crewIn(said), aboard[world] ?? 0, crews[world]));
  }),
  shipHidden: ofSheet((seat, _, { state, viewer }) => is('secret', seat !== viewer && state.phase === 1, true)),
  harbour: 'name',
  captainAt: ofSheet((seat, said, { state }, world) =>
    is('the Captain', landNamed(textIn(said, 'land')), (player(state, seat).captains[world] ?? -1) % LANDS.length),
  ),
  held: 'name',
  heldHidden: ofSheet((seat, _, { state, viewer }) => is('a screen', seat !== viewer && !state.open, true)),
  heldOf: 'frame',
  noneOf: ofSheet((seat, said, { state }) => {
    const group = insideOf(said, ({ key }) => key === 'group')?.values.group;
    const has = box.components.progress.some(
      (kind, at) => kind.group === group && (player(state, seat).progress[at] ?? 0) > 0,
    );
    return is('any', has, false);
  }),
  kept: 'name',
  retained: 'name',
  times: ofSheet((seat, said, { state }) => {
    const counter = said.inside[0]?.key ?? '';
    const { kept, retained } = player(state, seat);
    const bonus = BONUSES.findIndex((id) => id === counter);
    const at = ['pirate', 'doubleSelection', 'turnOrder'].indexOf(counter);
    const counts = bonus < 0 ? [heldOf(state, seat, counter)] : [retained[bonus] ?? 0, kept[at] ?? 0];
    return is('held', counts.includes(numberIn(said, 'n')), true);
  }),
  sources: 'name',
  source: ofSheet((seat, said, { state }) => {
    const source = sourceNamed(said, 'name');
    return source === undefined
      ? `what is ${textIn(said, 'name')}`
      : expectAmounts(said, { points: pointsBy(state, seat)[source] });
  }),
  sourceHidden: ofSheet((seat, _, { state, viewer }) => is('a screen', seat !== viewer && !state.open, true)),
  unknown: 'name',
});
