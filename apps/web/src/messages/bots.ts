import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.bots', {
    'bot.cabinBoy': 'Cabin Boy',
    'bot.bosun': 'Bosun',
    'bot.master': 'Master',
    'bot.admiral': 'Admiral',
    'bot.random': 'Random moves',
    'bot.greedy': 'Greedy',
    'bot.rollout': 'Lookout',
    'bot.other': 'Bot: {bot}',
    'says.cabinBoy': 'New on board: loves some things too much and forgets others.',
    'says.bosun': 'Knows the trade, acts at once and never looks ahead.',
    'says.master': 'Thinks a little about what comes next.',
    'says.admiral': 'Plays the round through in mind, many times over.',
  }),
);

const NAMED = ['cabinBoy', 'bosun', 'master', 'admiral', 'random', 'greedy', 'rollout'] as const;
const LEVELS = ['cabinBoy', 'bosun', 'master', 'admiral'] as const;

export function botName(bot: string): string {
  const known = NAMED.find((one) => one === bot);
  return known === undefined ? t('bot.other', { bot }) : t(`bot.${known}`);
}

/** One line on how a level plays; nothing for other bots. */
export function botCharacter(bot: string): string | undefined {
  const known = LEVELS.find((one) => one === bot);
  return known === undefined ? undefined : t(`says.${known}`);
}
