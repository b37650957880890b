import { type Box, COLOURS, GOODS } from '@portolan/amerigo';
import { Ceremony } from '@portolan/table-kit/motion';
import { Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { CompletedIsland } from './CompletedIsland.tsx';
import { t } from './messages.ts';
import { PirateFight } from './PirateFight.tsx';
import type { RankingSprite, Sprite } from './sprite.ts';
import './show.css';

export interface SpriteViewProps {
  readonly sprite: Sprite;
  readonly box: Box;
}

/** A moving piece. It looks like the one on the table but has no `data-piece` or `data-spot`. */
export function SpriteView({ sprite, box }: SpriteViewProps): JSX.Element {
  switch (sprite.is) {
    case 'cube':
      return <Cube colour={sprite.colour} count={sprite.count ?? 1} />;
    case 'ship':
    case 'post':
    case 'disc':
      return <SeatPiece {...sprite} />;
    case 'square':
      return <i class="am-sprite-square" {...owner(sprite.seat)} />;
    case 'tile':
      return <Tile box={box} piece={sprite.piece} seat={sprite.seat} />;
    case 'good':
      return <Chip>{<Glyph name={GOODS[sprite.good] ?? 'cotton'} />}</Chip>;
    case 'production':
      return (
        <Chip>
          <b>{sprite.cost}</b>
          <Glyph name={GOODS[sprite.good] ?? 'cotton'} />
        </Chip>
      );
    case 'token':
      return <Chip>{<Glyph name="token" />}</Chip>;
    case 'glyph':
      return (
        <Chip>
          {sprite.count !== undefined && <b>{amount(sprite.count)}</b>}
          <Glyph name={sprite.name} />
        </Chip>
      );
    case 'points':
      return <b class="am-sprite-points">{sprite.count > 0 ? `+${sprite.count}` : amount(sprite.count)}</b>;
    case 'completed':
      return <CompletedIsland completed={sprite} />;
    case 'fight':
      return <PirateFight fight={sprite} />;
    case 'ranking':
      return <Ranking ranking={sprite} />;
  }
}

function amount(count: number): string {
  return count < 0 ? `−${-count}` : `${count}`;
}

function Chip({ children }: { readonly children: JSX.Element | (JSX.Element | false)[] }): JSX.Element {
  return <span class="am-sprite-chip">{children}</span>;
}

function owner(seat: number | undefined): { readonly style?: Readonly<Record<string, string>> } {
  return seat === undefined ? {} : { style: { '--c': seatColour(seat) } };
}

function Cube({ colour, count }: { readonly colour: number; readonly count: number }): JSX.Element {
  return (
    <span class="am-sprite-cubes" data-colour={COLOURS[colour]}>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </span>
  );
}

type SeatSprite = Extract<Sprite, { readonly is: 'ship' | 'post' | 'disc' }>;

function SeatPiece(sprite: SeatSprite): JSX.Element {
  const { seat } = sprite;
  return (
    <span
      class={`am-sprite-${sprite.is}`}
      data-seat={seat}
      data-broad={sprite.is === 'ship' && sprite.broad}
      {...owner(seat)}
    >
      {sprite.is === 'disc' ? <Emblem seat={seat} /> : <Glyph name={sprite.is} />}
    </span>
  );
}

/** The outline of a tile in squares of 1em. */
function Tile({ box, piece, seat }: { readonly box: Box; readonly piece: number; readonly seat: number }): JSX.Element {
  const { rows = [], cols = [] } = box.pieces.outlines[piece]?.[0] ?? {};
  const left = Math.min(0, ...cols);
  const village = piece >= box.pieces.neutrals;
  return (
    <span class="am-sprite-tile" {...owner(village ? seat : undefined)}>
      {rows.map((row, at) => (
        <i key={at} style={{ gridArea: `${row + 1} / ${(cols[at] ?? 0) - left + 1}` }} />
      ))}
    </span>
  );
}

/** Who leads when a round begins, or who has won. */
function Ranking({ ranking: { round, rows } }: { readonly ranking: RankingSprite }): JSX.Element {
  if (round === undefined) {
    return (
      <Ceremony title={t('wins', { name: rows[0]?.name ?? '' })} text={t('gameOver')} rows={rows} grand>
        <span class="am-ranking-art">
          <Glyph name="chest" />
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
