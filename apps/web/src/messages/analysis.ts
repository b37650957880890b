import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.analysis', {
    'analysis.title': 'Analysis',
    'analysis.lead':
      'Where was the game won and lost? Your browser plays it on thousands of times, each time only from what a player knew then.',
    'analysis.begin': 'Analyse the game',
    'analysis.progress': 'Playing on from every decision',
    'analysis.cancel': 'Cancel',
    'analysis.again': 'Try again',
    'analysis.noForesight': 'There is no analysis for this game.',
    'analysis.otherRules': 'The rules of this game have changed since it was played, so it cannot be analysed.',
    'analysis.faultyLog': 'The log of this game could not be read.',
    'analysis.failed': 'The analysis did not finish.',

    'analysis.resigned':
      '{names} resigned. The analysis follows the board, where a bot played on: its decisions count as luck, and the result does not count them.',
    'analysis.stoodIn': 'A bot stood in for {names} at times. Its decisions count as luck.',
    'analysis.shown': 'Show',
    'analysis.places': 'Expected place',
    'analysis.scores': 'Expected points',
    'analysis.player': 'Player',
    'analysis.first': 'Expected',
    'analysis.result': 'Result',
    'analysis.luck': 'Luck',
    'analysis.decisions': 'Decisions',
    'analysis.balance': 'What was expected at first, what became of it, and why',
    'analysis.inPlaces': 'Places',
    'analysis.inPoints': 'Points',
    'analysis.place': '{n, number}',
    'analysis.hint':
      'Places and points, as far as they were gained (+) or lost (−). Luck is chance and what the others did. Decisions count only where another move was clearly better.',

    'analysis.findings': 'Costliest decisions',
    'analysis.of': 'Decisions of',
    'analysis.everyone': 'Everyone',
    'analysis.none': 'No decision was clearly worse than another.',
    'analysis.finding': '{name}, move {n, number}',
    'analysis.cost':
      '{place, plural, one {# place} other {# places}}, {points, plural, one {# point} other {# points}}',
    'analysis.played': 'Played: {move}',
    'analysis.better': 'Better: {move}',
    'analysis.reason': 'More from: {names}',
    'analysis.trade': 'More from: {gains}. Less from: {losses}.',
    'analysis.rivalsLess': 'The others would score less.',
    'analysis.close': 'Close',
    'analysis.atMove': 'A better move',

    'term.scored': 'points until the end of the round',

    'hint.thinking': 'Looking ahead …',
    'hint.move': 'Consider: {move}',
    'hint.none': 'There are no hints for this game.',
    'hint.otherRules': 'The rules of this game have changed since it began, so there are no hints.',
    'hint.failed': 'No hint could be found.',

    'whatIf.button': 'What if? Go on from here',
    'whatIf.better': 'Take the better move',
    'whatIf.hint': 'A new table starts from this moment, with you as {name} and bots in the other seats.',
    'whatIf.branch':
      '{seq, plural, =0 {A what-if: an earlier game, played again from the start.} other {A what-if: an earlier game, continued after move {seq, number}.}} It does not count in any record.',
    'whatIf.origin': 'See that moment',
    'whatIf.analysed': 'Only what was decided at this table is judged.',
  }),
);
