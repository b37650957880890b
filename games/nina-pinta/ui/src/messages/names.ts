import { defineMessages, translator } from '@portolan/i18n';

/** Names of things, and phrases that other messages insert. */
export const t = translator(
  defineMessages('np.names', {
    place: '{land} of {world}',
    worldTitle: '{world}',
    landTitle: '{land}',
    unknownWorld: 'an unknown world',
    unknownLand: 'an unknown land',
    planck: 'Planck',
    nation:
      '{nation, select, spain {Spain} portugal {Portugal} england {England} france {France} other {an unknown nation}}',
    group: '{group, select, arts {Arts} science {Science} religion {Religion} military {Military} other {Bonus}}',
    terrain:
      '{terrain, select, mixed {mixed} plains {plains} forest {forest} mountains {mountains} inhospitable {inhospitable} other {unknown land}}',
    terrainTitle:
      '{terrain, select, mixed {Mixed} plains {Plains} forest {Forest} mountains {Mountains} inhospitable {Inhospitable} other {Unknown}}',
    'tile.mine': '{terrain} with a Gold Mine of {gold}',
    'tile.civilisation': '{terrain} with a Civilisation of {gold} gold',
    'tile.gold': '{terrain} with {gold} gold',
    'tile.stronghold': '{terrain} with a Stronghold',
    'tile.natives': '{terrain} with Natives',
    discovery:
      '{discovery, select, mine {Mine {gold}} civilisation {Civilisation {gold}} gold {Gold {gold}} stronghold {Stronghold} other {Natives}}',
    settlers: '{count, plural, one {# Settler} other {# Settlers}}',
    'crew.none': 'no crew',
    'crew.captain': 'a Captain',
    'crew.both': '{count, plural, one {a Captain and # Settler} other {a Captain and # Settlers}}',
    'crewTitle.none': 'No crew',
    'crewTitle.captain': 'A Captain',
    'crewTitle.both': '{count, plural, one {A Captain and # Settler} other {A Captain and # Settlers}}',
    gold: '{gold} gold',
    space: '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} space',
    voyage: '{first}, then {second}, then {third}',
    shipLoad: '{world} ({crew})',
    facts: '{facts}',
    'phase.start': 'Before the first era',
    'phase.establish': 'Establish the era',
    'phase.loading': 'Loading',
    'phase.sailing': 'Sail and populate',
    'phase.governing': 'Govern',
    'phase.selecting': 'Select Benefits',
    'phase.completing': 'Complete the era',
    'phase.over': 'The game is over',
  }),
);
