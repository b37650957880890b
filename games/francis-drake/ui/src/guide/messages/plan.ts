import { defineMessages, translator } from '@portolan/i18n';

/** The plan for a voyage. */
export const t = translator(
  defineMessages('fd.guide.plan', {
    aims: '{aims}.',
    town: 'take a town',
    fort: 'take a fort',
    galleon: 'take a Spanish galleon',
    port: 'trade at a port',
    noAim: 'come home with what you have.',
    lacks: 'You still need {needs}.',
    ready: 'You have what that takes; the more you load, the more missions you can pay for.',
    gone: 'No Location ahead of you gives {needs} any more.',
    stranded:
      'no Location ahead of you has a barrel, so your ship stays in Plymouth for this voyage. Go to the dock; in the next voyage, take a barrel early.',
    barrels: 'a barrel',
    crew: 'crew',
    guns: 'guns',
    goods: 'trade goods',
  }),
);
