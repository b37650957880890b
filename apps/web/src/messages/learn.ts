import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.learn', {
    'learn.title': 'Learn',
    'learn.lead':
      'The complete rules in our own words. When a move is not allowed, the table names the rule by its number.',
    'learn.rulesOf': 'Rules of {game}',
    'learn.contents': 'Contents',
    'learn.guided': 'Play a guided first game',
    'learn.guidedHint':
      'A whole game against bots. Each step tells you what to do and why; you can leave the guide at any time.',
    'learn.alone': 'Play against bots without the guide',
    'learn.ruling': 'our ruling',
    'learn.rulingHint': 'The printed rules leave this open; this is how we play it.',
    'learn.search': 'Search the rules',
    'learn.found': '{n, plural, one {# rule} other {# rules}}',
    'learn.none': 'No rule matches your search.',
    'learn.noLedger': 'There are no written rules for this game.',
    'learn.play': 'Learn by playing against bots',
  }),
);
