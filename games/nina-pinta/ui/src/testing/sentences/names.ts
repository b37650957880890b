import { judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { t as counterMessages } from '../../messages/counters.ts';
import { t } from '../../messages/names.ts';
import { t as targetMessages } from '../../messages/targets.ts';
import { box, is, isTile, type NpJudge, type NpOccasion, numberIn, ofEvent } from './occasion.ts';

type Names = typeof counterMessages.messages.english;

/** Names of counters; a Gold counter of this amount must exist. */
export const counters = judgeCatalogue<NpOccasion, Names>(counterMessages.messages, {
  ...(Object.fromEntries(Object.keys(counterMessages.messages.english).map((key) => [key, 'name'])) as Record<
    keyof Names,
    'name'
  >),
  goldOf: (said) => is('a counter', box.faces.names.includes(`gold${numberIn(said, 'gold')}`), true),
});

/** What a land holds: inside another sentence that one judges it, on its own it is about a land just explored. */
const tile: NpJudge = (said, occasion, isInside) =>
  isInside ? UNDECIDED : ofEvent(['landExplored'], (_, { event }) => isTile(said, event.tile))(said, occasion, false);

/** Names of things, and phrases that other messages insert. */
export const names = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  place: 'name',
  worldTitle: 'name',
  landTitle: 'name',
  unknownWorld: 'name',
  unknownLand: 'name',
  planck: 'name',
  nation: 'name',
  group: 'name',
  terrain: 'name',
  terrainTitle: 'name',
  'tile.mine': tile,
  'tile.civilisation': tile,
  'tile.gold': tile,
  'tile.stronghold': tile,
  'tile.natives': tile,
  discovery: 'part',
  settlers: 'choice',
  'crew.none': 'choice',
  'crew.captain': 'choice',
  'crew.both': 'choice',
  'crewTitle.none': 'choice',
  'crewTitle.captain': 'choice',
  'crewTitle.both': 'choice',
  gold: 'part',
  space: 'part',
  voyage: 'part',
  shipLoad: 'choice',
  facts: 'frame',
  'phase.start': 'name',
  'phase.establish': 'name',
  'phase.loading': 'name',
  'phase.sailing': 'name',
  'phase.governing': 'name',
  'phase.selecting': 'name',
  'phase.completing': 'name',
  'phase.over': 'name',
});

/** What moves point at. */
export const targets = judgeCatalogue<NpOccasion, typeof targetMessages.messages.english>(targetMessages.messages, {
  ...(Object.fromEntries(Object.keys(targetMessages.messages.english).map((key) => [key, 'name'])) as Record<
    keyof typeof targetMessages.messages.english,
    'name'
  >),
  nthBenefit: 'choice',
});
