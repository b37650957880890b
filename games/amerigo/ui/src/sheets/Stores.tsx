import { isLit, isSettled, Pickable } from '@portolan/table-kit';
import { Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { type Player, useScene } from '../table/scene.ts';
import { t } from './messages.ts';

export interface SheetPartProps {
  readonly seat: number;
  readonly player: Player;
}

/** Gold, cannons, posts and ships still to come, chests. */
export function Stores({ seat, player }: SheetPartProps): JSX.Element {
  const scene = useScene();
  const { tracks, chests } = scene.box.components;
  const { gold, cannons, posts } = player;
  const ashore = player.ships.filter((berth) => berth < 0).length;
  const mine = scene.question?.seat === seat;
  const canCash = mine && (isLit(scene, 'cash:chest') || isSettled(scene, 'cash:chest'));
  return (
    <ul class="am-stores">
      <Store
        of="gold"
        id={`gold:${seat}`}
        n={gold}
        most={tracks.gold}
        label={t('gold', { n: gold, most: tracks.gold })}
      />
      <Store
        of="cannon"
        id={`cannons:${seat}`}
        n={cannons}
        most={tracks.cannons}
        label={t('cannons', { n: cannons, most: tracks.cannons })}
      />
      <Store of="post" id={`postsLeft:${seat}`} n={posts} label={t('posts', { n: posts })} />
      {ashore > 0 && <Store of="ship" id={`ships:${seat}`} n={ashore} label={t('ships', { n: ashore })} />}
      {canCash ? (
        <li>
          <Pickable
            class="am-store am-store-open"
            target="cash:chest"
            card={`chests:${seat}`}
            label={t('chest', { n: player.chests, gold: chests.gold })}
          >
            <Glyph name="chest" />
            <Figure value={player.chests} />
          </Pickable>
        </li>
      ) : (
        <Store of="chest" id={`chests:${seat}`} n={player.chests} label={t('chests', { n: player.chests })} />
      )}
    </ul>
  );
}

interface StoreProps {
  readonly of: GlyphName;
  readonly id: string;
  readonly n: number;
  readonly most?: number;
  readonly label: string;
}

function Store({ of, id, n, most, label }: StoreProps): JSX.Element {
  return (
    <li class={n === 0 ? 'am-store am-nought' : 'am-store'} data-card={id} data-spot={id} title={label}>
      <Glyph name={of} />
      <span class="unseen">{label}</span>
      <span aria-hidden="true">
        <Figure value={n} />
        {most !== undefined && <small>{t('ofMost', { most })}</small>}
      </span>
    </li>
  );
}
