import { type Box, GOODS } from '@portolan/amerigo';
import { Ceremony, ChipSprite, DiscSprite, PointsSprite } from '@portolan/table-kit/motion';
import { Emblem } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { Cubes } from '../art/Cubes.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { TileShape } from '../art/TileShape.tsx';
import { tileImage } from '../art/tileImage.ts';
import { ShipBody } from '../map/Ships.tsx';
import { TokenFace } from '../panels/TokenFace.tsx';
import { CompletedIsland } from './CompletedIsland.tsx';
import { t } from './messages.ts';
import { PirateFight } from './PirateFight.tsx';
import type { RankingSprite, Sprite } from './sprite.ts';
import { TowerDrop } from './TowerDrop.tsx';
import './show.css';

export interface SpriteViewProps {
  readonly sprite: Sprite;
  readonly box: Box;
}

/** A moving piece. It looks like the one on the table but has no `data-piece` or `data-spot`. */
export function SpriteView({ sprite, box }: SpriteViewProps): JSX.Element {
  switch (sprite.is) {
    case 'completed':
      return <CompletedIsland completed={sprite} />;
    case 'fight':
      return <PirateFight fight={sprite} />;
    case 'drop':
      return <TowerDrop drop={sprite} />;
    case 'ranking':
      return <Ranking ranking={sprite} />;
    case 'points':
      return <PointsSprite count={sprite.count} />;
    case 'glyph':
      return (
        <ChipSprite count={sprite.count}>
          <Glyph name={sprite.name} />
        </ChipSprite>
      );
    default:
      return <Piece sprite={sprite} box={box} />;
  }
}

type PieceSprite = Exclude<Sprite, { readonly is: 'completed' | 'fight' | 'drop' | 'ranking' | 'points' | 'glyph' }>;

function Piece({ sprite, box }: { readonly sprite: PieceSprite; readonly box: Box }): JSX.Element | null {
  switch (sprite.is) {
    case 'cube':
      return (
        <span class="am-sprite-cubes">
          <Cubes colour={sprite.colour} count={sprite.count ?? 1} />
        </span>
      );
    case 'ship':
    case 'post':
      return <SeaPiece {...sprite} />;
    case 'disc':
      return <DiscSprite seat={sprite.seat} />;
    case 'tile':
      return <Tile {...sprite} box={box} />;
    case 'shape':
      return (
        <span class="am-sprite-shape">
          <TileShape box={box} piece={sprite.piece} seat={sprite.seat} />
        </span>
      );
    case 'good':
    case 'chest':
      return (
        <span class="am-sprite-body">
          <Body name={sprite.is === 'chest' ? 'chest' : (GOODS[sprite.good] ?? 'cotton')} />
        </span>
      );
    case 'production':
      return (
        <span class="am-sprite-token">
          <b>{sprite.cost}</b>
          <Glyph name={GOODS[sprite.good] ?? 'cotton'} />
        </span>
      );
    case 'token':
      return (
        <span class="am-sprite-token">
          <TokenFace box={box} token={sprite.token} />
        </span>
      );
  }
}

type SeaSprite = Extract<Sprite, { readonly is: 'ship' | 'post' }>;

/** A ship or post, as large as on the map. */
function SeaPiece(sprite: SeaSprite): JSX.Element {
  const { seat } = sprite;
  if (sprite.is === 'post') {
    return (
      <span class="am-sprite-sea">
        <span class="am-piece am-post">
          <Body name="post" seat={seat} />
          <i>
            <Emblem seat={seat} />
          </i>
        </span>
      </span>
    );
  }
  return (
    <span class="am-sprite-sea am-sprite-ship" data-broad={sprite.broad}>
      <span class="am-piece am-ship">
        <ShipBody seat={seat} ship={sprite.ship} />
      </span>
    </span>
  );
}

interface TileProps extends Omit<Extract<Sprite, { readonly is: 'tile' }>, 'is'> {
  readonly box: Box;
}

/** The first square, leftmost in the top row, fills the place; the others are around it. */
function Tile({ box, piece, seat, turn }: TileProps): JSX.Element {
  const { rows = [], cols = [] } = box.pieces.outlines[piece]?.[turn] ?? {};
  const left = Math.min(0, ...cols);
  const squares = rows.map((row, at) => ({ row, col: (cols[at] ?? 0) - left }));
  const [height, width] = [Math.max(...rows) + 1, Math.max(...squares.map(({ col }) => col)) + 1];
  const village = piece >= box.pieces.neutrals;
  return (
    <span class="am-sprite-tile" style={{ '--left': left, '--cols': width, '--rows': height }}>
      <img src={tileImage({ squares, seat: village ? seat : undefined })} alt="" />
    </span>
  );
}

/** Who leads when a round begins, or who has won. */
function Ranking({ ranking: { round, rows } }: { readonly ranking: RankingSprite }): JSX.Element {
  if (round === undefined) {
    const winner = rows.find(({ place }) => place === 1);
    const title = winner === undefined ? t('nobodyWins') : t('wins', { name: winner.name });
    return (
      <Ceremony title={title} text={t('gameOver')} rows={rows} grand>
        <span class="am-ranking-art am-ranking-chest">
          <Body name="chest" />
        </span>
      </Ceremony>
    );
  }
  const { n, most, marker } = round;
  return (
    <Ceremony title={t('round', { n, most })} text={t('marker', { n: marker })} rows={rows}>
      <span class="am-ranking-art">
        <Glyph name="time" />
        <b>{marker}</b>
      </span>
    </Ceremony>
  );
}
