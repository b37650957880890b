import { Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Gold, Piece } from '../art/Piece.tsx';
import terrains from '../art/terrain.svg?url';
import world from '../art/world.svg?url';
import { LAND_LAYOUT } from '../map/layout.ts';
import { landscape } from '../words.ts';
import { t } from './messages.ts';
import type { ExploredSprite } from './sprite.ts';
import './exploredLand.css';

/** Around the room of the land, in units of the sheet. */
const MARGIN = 14;

/** A land as it is drawn in: outline, terrain, and what was found. */
export function ExploredLand({ explored }: { readonly explored: ExploredSprite }): JSX.Element {
  const { land, name, terrain, discovery, gold, by } = explored;
  const { x, y, w, h } = LAND_LAYOUT[land].room;
  return (
    <div class="np-found np-hues" style={{ '--c': seatColour(by.seat) }}>
      <svg
        class="np-land-art np-explored np-found-art"
        data-terrain={terrain}
        viewBox={`${x - MARGIN} ${y - MARGIN} ${w + 2 * MARGIN} ${h + 2 * MARGIN}`}
        aria-hidden="true"
      >
        <use class="np-found-blank" href={`${world}#${land}`} />
        <g data-moves="fades" data-at="0.12" data-for="0.3">
          <use class="np-soil" href={`${world}#${land}`} />
          <use class="np-signs" href={`${terrains}#${land}-${terrain}`} />
        </g>
      </svg>
      {discovery !== undefined && (
        <span class="np-found-thing" data-moves="drops" data-at="0.4" data-for="0.2">
          <Piece body={discovery}>{gold > 0 && <Gold amount={gold} />}</Piece>
        </span>
      )}
      <p class="np-found-by">
        <i data-seat={by.seat}>
          <Emblem seat={by.seat} />
        </i>
        {t('explored', { name: by.name })}
      </p>
      <p class="np-found-name">{t('of', { land: name, world: explored.world })}</p>
      <p class="np-found-terrain" data-moves="rises" data-at="0.3" data-for="0.2">
        {landscape(terrain, discovery, gold)}
      </p>
    </div>
  );
}
