import { defineMessages, translator } from '@portolan/i18n';

/** What to aim for next. */
export const t = translator(
  defineMessages('np.guide.plan', {
    start: 'settle in lands that lie side by side, bring their gold home, and collect Benefits of one group.',
    first: 'settle the lands you find, so that they yield gold in every era.',
    terrains:
      'settle lands of three different terrains side by side in {world}, so that you can build Towns there. You have {count} of 3 so far.',
    wait: 'in {world} your lands show three terrains side by side, so you can build Towns there as soon as its Build token is revealed.',
    build: 'in {world} you can build Towns ({town} gold each): they score and yield more than Settlers.',
    save: 'bring gold home: it pays for Benefits now and for the crews of the next era.',
    group:
      'collect {group}: {own, plural, one {# Benefit of yours counts} other {# Benefits of yours count}} there, and each further one adds more than the last.',
    firstGroup: 'begin a group and stay with it: many types of one group score far more than a few of each.',
    keep: 'Keep about {gold} gold for crews.',
    last: 'it is the last era, so gold is worth little now: spend it on whatever scores.',
  }),
);
