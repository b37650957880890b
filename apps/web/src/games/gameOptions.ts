import type { GameOption } from '@portolan/client';
import { t } from '../messages/options.ts';

/** What can be chosen for a new table of a game. */
export function gameOptions(game: string): readonly GameOption[] {
  switch (game) {
    case 'francis-drake':
      return [
        {
          key: 'learner',
          label: t('francis-drake.learner'),
          hint: t('francis-drake.learnerHint'),
          initial: false,
        },
        reading('francis-drake.startOrderTies', 'FD-RESET-08'),
        reading('francis-drake.noFrigateBlind', 'FD-SAIL-09'),
      ];
    case 'amerigo':
      return [
        reading('amerigo.chestPaysAtOnce', 'AM-GREEN-26'),
        reading('amerigo.goldToForfeit', 'AM-GOLD-09'),
        reading('amerigo.jumpToFirstPlayer', 'AM-TOKENS-22'),
      ];
    case 'nina-pinta':
      return [...ninaPintaOptions(), ...[1, 2, 3, 4].map(nationOption), ...ninaPintaReadings()];
    default:
      return [];
  }
}

type Reading =
  | `francis-drake.${'startOrderTies' | 'noFrigateBlind'}`
  | `amerigo.${'chestPaysAtOnce' | 'goldToForfeit' | 'jumpToFirstPlayer'}`
  | `nina-pinta.${'settlersSpread' | 'pirateByRevenue' | 'planckShiftsGold'}`
  | `nina-pinta.${'strongholdGoldStays' | 'pushedChoosesSide'}`;

/** A switch for the second reading of a rule. Its name is the game's id and the option's key. */
function reading(name: Reading, rule: string): GameOption {
  const key = name.slice(name.indexOf('.') + 1);
  return { key, label: t(name), hint: t(`${name}Hint`), rule, initial: false };
}

function ninaPintaOptions(): readonly GameOption[] {
  return [
    {
      key: 'planck',
      label: t('nina-pinta.planck'),
      hint: t('nina-pinta.planckHint'),
      seats: [1],
      initial: 'random',
      values: nations('rival', ['spain', 'portugal', 'france', 'england']),
    },
    {
      key: 'askTies',
      label: t('nina-pinta.askTies'),
      hint: t('nina-pinta.askTiesHint'),
      seats: [1],
      initial: true,
    },
    {
      key: 'open',
      label: t('nina-pinta.open'),
      hint: t('nina-pinta.openHint'),
      seats: [2, 3, 4],
      initial: false,
    },
  ];
}

function ninaPintaReadings(): readonly GameOption[] {
  return [
    { ...reading('nina-pinta.settlersSpread', 'NP-SOLO-37'), seats: [1] },
    { ...reading('nina-pinta.pirateByRevenue', 'NP-SOLO-75'), seats: [1] },
    { ...reading('nina-pinta.planckShiftsGold', 'NP-SOLO-61'), seats: [1] },
    reading('nina-pinta.strongholdGoldStays', 'NP-REV-10'),
    { ...reading('nina-pinta.pushedChoosesSide', 'NP-BONUS-20'), seats: [3, 4] },
  ];
}

/** The nation of a seat at a table for several players; in the solo game the rules ask for it. */
function nationOption(seat: number): GameOption {
  return {
    key: `nations.${seat - 1}`,
    label: t('nina-pinta.nation', { n: seat }),
    hint: seat === 1 ? t('nina-pinta.nationHint') : '',
    seats: [2, 3, 4].filter((count) => count >= seat),
    initial: 'random',
    values: nations('own', ['spain', 'portugal', 'england', 'france']),
  };
}

type Nation = 'spain' | 'portugal' | 'france' | 'england';

function nations(whose: 'rival' | 'own', order: readonly Nation[]): readonly { value: string; label: string }[] {
  return [
    { value: 'random', label: t('nina-pinta.random') },
    ...order.map((nation) => ({ value: nation, label: t(`nina-pinta.${whose}.${nation}`) })),
  ];
}
