import { defineMessages, translator } from '@portolan/i18n';

/** How the guide responds to a choice that was not its own. */
export const t = translator(
  defineMessages('fd.guide.respond', {
    stopped: 'You stopped at {chosen} instead of {advised}: a fair choice.',
    stayed: 'You stopped at {chosen} instead of going to the dock.',
    docked: 'You went to the dock instead of stopping at {advised}.',
    placed: 'You placed a disc at {chosen} instead of {advised}.',
    chose: 'You chose “{chosen}” instead of “{advised}”.',
    informerUsed: 'You used the Informer; I would have left it unused.',
    informerUnused: 'You left the Informer unused; I would have taken a look.',
    full: '{location} is full by now; we go on without it.',
    stillAhead: '{location} is still ahead of you.',
    behind: '{location} is behind you now; we go on without it.',
    dock: 'You act earlier at sea, with what you have.',
    noBarrel: 'Without a barrel, your ship stays in Plymouth for this voyage.',
    take: 'It is on your ship log now.',
    counters: 'Only you know where the strong ones are.',
    looked: 'What you have seen is for you alone.',
    keep: 'Everything stays as it is.',
    rearranged: 'The others do not know what has changed.',
    attack: 'What succeeds scores at once.',
    trade: 'It counts towards your sets at the end of the game.',
    decline: 'You keep your crew, guns and trade goods for what comes later.',
    home: 'The missions that are left are given up.',
    sail: 'You keep your missions; only an early return brings the hero’s bonus.',
  }),
);
