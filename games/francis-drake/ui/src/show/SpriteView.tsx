import { list } from '@portolan/i18n';
import { Ceremony, ChipSprite, PointsSprite } from '@portolan/table-kit/motion';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { Chest, Counter, Cube, Disc, Ship } from '../table/Pieces.tsx';
import { Battle } from './Battle.tsx';
import { t } from './messages.ts';
import type { RankingSprite, Sprite } from './sprite.ts';
import './show.css';

/** A moving piece. It looks like the one on the table but has no `data-piece` or `data-spot`. */
export function SpriteView({ sprite }: { readonly sprite: Sprite }): JSX.Element {
  switch (sprite.is) {
    case 'disc':
      return <Disc seat={sprite.seat} face={sprite.face} />;
    case 'ship':
      return <Ship seat={sprite.seat} galleon={sprite.galleon} nameless />;
    case 'counter':
      return <Counter value={sprite.value} up={sprite.value !== undefined} />;
    case 'cube':
      return <Cube seat={sprite.seat} />;
    case 'chest':
      return <Chest seat={sprite.seat} open />;
    case 'battle':
      return <Battle battle={sprite} />;
    case 'ranking':
      return <Ranking ranking={sprite} />;
    case 'points':
      return <PointsSprite count={sprite.count} />;
    case 'glyph':
      return (
        <ChipSprite count={sprite.count || undefined}>
          <Glyph name={sprite.name} />
        </ChipSprite>
      );
  }
}

/** Ranking of a voyage, or of the game after the last one. */
function Ranking({ ranking: { voyage, voyages, rows } }: { readonly ranking: RankingSprite }): JSX.Element {
  const first = rows.filter(({ place }) => place === 1);
  const grand = voyage === voyages;
  const names = list(
    first.map(({ name }) => name),
    'and',
  );
  return (
    <Ceremony
      title={grand ? t('wins', { n: first.length, names }) : t('voyageOver')}
      text={
        grand
          ? t('gameOver', { n: voyages })
          : `${t('voyage', { n: voyage, most: voyages })} · ${t('lead', { n: first.length, names })}`
      }
      rows={rows}
      grand={grand}
    >
      <span class="fd-ranking-art">
        {grand && <Chest seat={first[0]?.seat ?? 0} open />}
        {!grand && rows.map(({ seat }) => <Ship key={seat} seat={seat} galleon={false} nameless />)}
      </span>
    </Ceremony>
  );
}
