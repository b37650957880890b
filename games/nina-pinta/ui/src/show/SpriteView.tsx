import { amount, Ceremony, ChipSprite, DiscSprite, PointsSprite } from '@portolan/table-kit/motion';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { Glyph, glyphOf } from '../art/Glyph.tsx';
import { Piece } from '../art/Piece.tsx';
import { ExploredLand } from './ExploredLand.tsx';
import { t } from './messages.ts';
import type { EraSprite, RankingSprite, Sprite } from './sprite.ts';
import './show.css';

/** A moving piece. It looks like the one on the table but has no `data-piece` or `data-spot`. */
export function SpriteView({ sprite }: { readonly sprite: Sprite }): JSX.Element {
  switch (sprite.is) {
    case 'explored':
      return <ExploredLand explored={sprite} />;
    case 'era':
      return <Era era={sprite} />;
    case 'ranking':
      return <Ranking ranking={sprite} />;
    case 'ship':
      return (
        <span class="np-sprite-ship">
          <Piece body="ship" seat={sprite.seat} />
        </span>
      );
    case 'piece':
      return (
        <span class="np-sprite-piece">
          <Piece body={sprite.body} seat={sprite.seat} />
        </span>
      );
    case 'marker':
      return <DiscSprite seat={sprite.seat} />;
    case 'gold':
      return <b class="np-sprite-gold">{amount(sprite.count)}</b>;
    case 'points':
      return <PointsSprite count={sprite.count} />;
    case 'word':
      return (
        <ChipSprite>
          <b>{sprite.text}</b>
        </ChipSprite>
      );
    case 'counter':
      return (
        <span class="np-sprite-counter">
          <Glyph name={glyphOf(sprite.name)} />
        </span>
      );
    case 'glyph':
      return (
        <ChipSprite count={sprite.count}>
          <Glyph name={sprite.name} />
        </ChipSprite>
      );
  }
}

function Era({ era: { n, most, kind, ...token } }: { readonly era: EraSprite }): JSX.Element {
  return (
    <Ceremony
      title={t('era', { n, most })}
      text={t(`token.${kind}`, { world: token.world, gold: token.gold, solo: token.solo })}
      rows={[]}
    >
      <span class="np-ranking-art">
        <Body name={kind} />
      </span>
    </Ceremony>
  );
}

/** Who leads after an era, or who has won. */
function Ranking({ ranking: { era, grade, rows } }: { readonly ranking: RankingSprite }): JSX.Element {
  if (era !== undefined) {
    return (
      <Ceremony title={t('eraOver', { n: era })} text={t('inSight')} rows={rows}>
        <span class="np-ranking-art">
          <Glyph name="era" />
        </span>
      </Ceremony>
    );
  }
  return (
    <Ceremony title={titleOf(grade, rows)} text={textOf(grade)} rows={rows} grand>
      <span class="np-ranking-art">
        <Glyph name="points" />
      </span>
    </Ceremony>
  );
}

function titleOf(grade: RankingSprite['grade'], rows: RankingSprite['rows']): string {
  const first = rows.find(({ place }) => place === 1);
  if (first === undefined) return t('nobodyWins');
  if (grade === undefined) return t('wins', { name: first.name });
  const { winner: name, rank } = grade;
  return rank === undefined ? t('wins', { name }) : t('graded', { name, rank });
}

function textOf(grade: RankingSprite['grade']): string {
  if (grade === undefined) return t('gameOver');
  return grade.rank === undefined ? t('byOrder') : t('lead', { lead: grade.lead });
}
