import { defineMessages, translator } from '@portolan/i18n';

/** What is placed or built in a land, by the player who is asked or on Planck’s behalf. */
export const t = translator(
  defineMessages('np.placing', {
    choose: 'Choose {place}',
    settler: 'Put {planck, select, true {Planck’s} other {the}} Settler into {place}',
    stronghold: 'Place {planck, select, true {Planck’s} other {the}} Stronghold in {place}',
    strongholdEffect: 'a Settler enters it',
    town: 'Turn {planck, select, true {Planck’s} other {a}} Settler in {place} into a Town',
    city: 'Turn {planck, select, true {Planck’s} other {your}} Town in {place} into a City',
    cathedral: 'Place {planck, select, true {Planck’s} other {the}} Cathedral in {place}',
    increase: 'Place {planck, select, true {Planck’s {counter}} other {{counter}}} on {place}',
    increaseEffect: '{gold} gold more per settlement',
    migrate: 'Move {planck, select, true {Planck’s} other {a}} Settler out of {place}',
    migrateTo: 'to {land}',
    'build.town': '{planck, select, true {Planck builds} other {Build}} a Town in {place}',
    'build.city': '{planck, select, true {Planck builds} other {Build}} a City in {place}',
    'build.upgrade': '{planck, select, true {Planck turns} other {Turn}} the Town in {place} into a City',
    buildingEffect: '{gold} gold per era and {points, plural, one {# point} other {# points}}',
    buildingCost: '{gold} gold',
  }),
);
