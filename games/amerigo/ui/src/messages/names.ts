import { defineMessages, translator } from '@portolan/i18n';

/** What things are called, as parts of sentences and labels. */
export const t = translator(
  defineMessages('am.names', {
    colour:
      '{colour, select, blue {blue} black {black} red {red} brown {brown} green {green} yellow {yellow} white {white} other {an unknown colour}}',
    action:
      '{colour, select, blue {move ships} black {load cannons} red {plan tiles} brown {progress} green {build} yellow {buy production} white {advance} other {an unknown action}}',
    colouredAction:
      '{colour, select, blue {move ships (blue)} black {load cannons (black)} red {plan tiles (red)} brown {progress (brown)} green {build (green)} yellow {buy production (yellow)} white {advance (white)} other {an unknown action}}',
    good: '{good, select, cotton {cotton} tobacco {tobacco} sugar {sugar} coconut {coconut} coffee {coffee} other {an unknown good}}',
    production: '{good} for {cost}',
    unknownToken: 'an unknown token',
    frame:
      '{side, select, top {the top frame ({code})} right {the right frame ({code})} bottom {the bottom frame ({code})} other {the left frame ({code})}}',
    nowhere: 'off the map',
    shape:
      '{shape, select, single {single} pair {pair} line3 {line of 3} line4 {line of 4} corner {corner} square {square} u {U} block {block} other {tile}}',
    piece: '{kind, select, landscape {landscape {shape}} other {village {shape}}}',
    unknownPiece: 'an unknown tile',
    amount: '{count} {thing}',
    none: 'none',
    'token.actionPoints': '{amount, plural, one {# more action point} other {# more action points}} to {actions}',
    'token.shipPoints': '{amount, plural, one {# more step} other {# more steps}} for each ship (once)',
    'token.pirateThreat': 'pirates {amount} stronger for the other players',
    'token.pirateDamage': 'half the damage from pirates',
    'token.pirateReward': '{amount} gold each time you fight off the pirates',
    'token.twoNeutrals': 'up to two landscape tiles when you plan',
    'token.redGreen': 'red and green cubes stand for each other',
    'token.gold': '{amount} gold (once)',
    'token.postGold': '{amount} gold for each new post',
    'token.betterGold':
      '{amount, plural, one {1 gold for every cube when you take gold} other {1 gold for every # cubes when you take gold}}',
    'token.orderJump': 'jump to the front of the order track',
    'token.cubePoints': 'a point for each cube instead of an action (once)',
    'token.endPosts': '{amount, plural, one {# point} other {# points}} for each post at the end',
    'token.endPoints': '{amount, plural, one {# point} other {# points}} at the end',
    'token.endGold': 'a point for each gold at the end',
  }),
);
