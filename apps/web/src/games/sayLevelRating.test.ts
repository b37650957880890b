import { readFileSync } from 'node:fs';
import { LEVELS, type LevelRatings } from '@portolan/bots';
import { describe, expect, it } from 'vitest';
import { FEATURED } from '../games.ts';
import { sayLevelRating } from './sayLevelRating.ts';

function fileOf(game: string): LevelRatings {
  return JSON.parse(
    readFileSync(new URL(`../../../../games/${game}/rules/src/bot/ratings.json`, import.meta.url), 'utf8'),
  );
}

describe('the rating of a level', () => {
  it.each(FEATURED)('is what the file of %s says', (game) => {
    const { levels } = fileOf(game);
    for (const level of LEVELS) {
      const rating = levels[level];
      const { text, how } = sayLevelRating(game, level);
      if (rating === undefined) expect(text).toBe('Rating not measured yet');
      else if (rating.interval === 0) expect(text).toBe(`Rating ${rating.value}`);
      else {
        expect(text).toBe(`Rating ${rating.value} ± ${rating.interval}`);
        expect(how).toContain(`Measured in ${rating.games} recorded games`);
      }
    }
  });

  it('is not measured for a game or a bot without a file', () => {
    expect(sayLevelRating('specimen', 'admiral').text).toBe('Rating not measured yet');
    expect(sayLevelRating('amerigo', 'toString').text).toBe('Rating not measured yet');
  });
});
