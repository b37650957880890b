import { Pickable } from '@portolan/table-kit';
import { Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { nationPower } from '../panels/nationPower.ts';
import { useScene } from '../table/scene.ts';
import { nationName, type PlayerView } from '../words.ts';
import { t } from './messages.ts';

export interface SheetPartProps {
  readonly seat: number;
  readonly player: PlayerView;
}

/** The nation with its power, the gold as far as it is known, and the supply. */
export function Stores({ seat, player }: SheetPartProps): JSX.Element {
  const { supply } = player;
  return (
    <ul class="np-stores">
      <Nation seat={seat} player={player} />
      <Gold seat={seat} player={player} />
      <Store glyph="settler" id={`supply:${seat}`} n={supply.settlers} label={t('settlers', { n: supply.settlers })} />
      <Store glyph="town" n={supply.towns} label={t('towns', { n: supply.towns })} />
    </ul>
  );
}

function Nation({ player }: SheetPartProps): JSX.Element | null {
  const { box } = useScene();
  const { nation } = player;
  if (nation === undefined) return null;
  return (
    <Pickable
      class="np-own-nation"
      target={`nation:${nation}`}
      card={`nation:${nation}`}
      label={t('nation', { nation: nationName(nation), power: nationPower(box, nation) })}
    >
      <Glyph name={nation} />
      <span aria-hidden="true">{nationName(nation)}</span>
    </Pickable>
  );
}

function Gold({ seat, player }: SheetPartProps): JSX.Element {
  const { gold } = player;
  const id = `gold:${seat}`;
  if (gold !== undefined) return <Store glyph="gold" id={id} n={gold} label={t('gold', { n: gold })} />;
  return (
    <li class="np-store np-hidden" data-card={id} data-spot={id} title={t('goldHidden')}>
      <Glyph name="gold" />
      <span class="unseen">{t('goldHidden')}</span>
      <Glyph name="screen" />
    </li>
  );
}

interface StoreProps {
  readonly glyph: GlyphName;
  readonly id?: string;
  readonly n: number;
  readonly label: string;
}

function Store({ glyph, id, n, label }: StoreProps): JSX.Element {
  return (
    <li class={n === 0 ? 'np-store np-nought' : 'np-store'} data-card={id} data-spot={id} title={label}>
      <Glyph name={glyph} />
      <span class="unseen">{label}</span>
      <span aria-hidden="true">
        <Figure value={n} />
      </span>
    </li>
  );
}
