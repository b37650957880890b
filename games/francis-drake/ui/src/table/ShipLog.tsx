import { nameAt, type TableProps } from '@portolan/client';
import type { View } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { Fan, InTurn, SeatStanding, Slice } from '@portolan/table-kit';
import { cx, Figure, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { discFace } from '../words.ts';
import { t } from './messages.ts';
import { Disc } from './Pieces.tsx';
import { Riches } from './Riches.tsx';
import { useScene } from './scene.ts';
import './shipLog.css';

type PlayerView = View['players'][number];

export interface ShipLogsProps {
  readonly table: TableProps['table'];
  readonly awaiting: readonly number[];
  /** They are out of sight at first. */
  readonly isBelow: boolean;
}

/** The ship logs side by side. On a phone the row scrolls sideways and the viewer's own comes first. */
export function ShipLogs({ table, awaiting, isBelow }: ShipLogsProps): JSX.Element {
  const { view, own, names } = useScene();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls sideways, so it must be reachable
    <section class="fd-logs-window" aria-label={t('logs')} tabIndex={0}>
      <ul class="fd-logs">
        {view.players.map((player, seat) => (
          <li key={seat} class={cx(own.includes(seat) && 'fd-own')}>
            <InTurn mayWait={isBelow}>
              <Slice of={[player, view.holders, table.seats[seat], awaiting.includes(seat), names.join(), own.join()]}>
                {() => <ShipLog seat={seat} player={player} who={table.seats[seat]} asked={awaiting.includes(seat)} />}
              </Slice>
            </InTurn>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShipLogProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly who: TableProps['table']['seats'][number] | undefined;
  readonly asked: boolean;
}

function ShipLog({ seat, player, who, asked }: ShipLogProps): JSX.Element {
  const { names, own, view } = useScene();
  return (
    <article
      class={cx('fd-log', own.includes(seat) && 'fd-log-own', asked && 'fd-log-asked')}
      data-card={`seat:${seat}`}
      data-spot={`seat:${seat}`}
      aria-label={t('shipLog', { name: nameAt(names, seat), you: view.viewer === seat })}
    >
      <header class="fd-log-head">
        <SeatBadge seat={seat} />
        <h3 title={nameAt(names, seat)}>{nameAt(names, seat)}</h3>
        <SeatStanding who={who} own={own.includes(seat)} asked={asked} />
        <span class="fd-log-score" data-spot={`score:${seat}`}>
          <span class="unseen">{t('score')} </span>
          <Figure value={player.score} changeBefore />
        </span>
      </header>
      <Stores seat={seat} player={player} />
      <Holdings seat={seat} player={player} />
      <Riches seat={seat} player={player} />
    </article>
  );
}

const STORES = ['crew', 'guns', 'barrels', 'goods'] as const;

function Stores({ seat, player }: { readonly seat: number; readonly player: PlayerView }): JSX.Element {
  return (
    <ul class="fd-stores">
      {STORES.map((item) => (
        <li
          key={item}
          data-card={`item:${item}`}
          data-spot={`item:${seat}:${item}`}
          class={cx(player[item] === 0 && 'fd-nought')}
        >
          <Glyph name={item} />
          <span class="unseen">{t(item)} </span>
          <Figure value={player[item]} />
        </li>
      ))}
    </ul>
  );
}

/** Ship, range, counters and discs: what is used up or returned at the end of the voyage. */
function Holdings({ seat, player }: { readonly seat: number; readonly player: PlayerView }): JSX.Element {
  const { view } = useScene();
  const { holders } = view;
  const held: [Held, boolean][] = [
    [player.galleon ? 'ownGalleon' : 'frigate', true],
    ['pinnace', player.pinnace],
    ['admiral', holders.admiral === seat],
    ['governor', holders.governor === seat],
    ['informer', holders.informer === seat],
    ['hind', player.hind],
    ['ghost', player.ghost],
  ];
  const investor = t('investor', { ready: player.investor });
  return (
    <div class="fd-holdings">
      <ul class="fd-held">
        {held.map(
          ([name, has]) =>
            has && (
              <li key={name} data-card={cardOf(name)} title={t(name)}>
                <Glyph name={name} />
                <span class="unseen">{t(name)}</span>
              </li>
            ),
        )}
        <li class={cx('fd-investor', !player.investor && 'fd-used')} data-card="person:investor" title={investor}>
          <Glyph name="investor" />
          <span class="unseen">{investor}</span>
        </li>
      </ul>
      {player.range > 0 && (
        <span class="fd-range" data-card="chart:range" title={t('range', { n: player.range })}>
          <Glyph name="range" />
          <span class="unseen">{t('range', { n: player.range })}</span>
          <b aria-hidden="true">{`${player.range}`}</b>
        </span>
      )}
      <Hand seat={seat} player={player} />
    </div>
  );
}

type Held = GlyphName & ('ownGalleon' | 'frigate' | 'pinnace' | 'admiral' | 'governor' | 'informer' | 'hind' | 'ghost');

function cardOf(name: Held): string {
  if (name === 'ownGalleon') return 'item:galleon';
  if (name === 'frigate' || name === 'pinnace') return `item:${name}`;
  return name === 'hind' || name === 'ghost' ? `disc:${name}` : `person:${name}`;
}

/** Mission discs still to be placed: faces where the viewer may know them, else backs. */
function Hand({ seat, player }: { readonly seat: number; readonly player: PlayerView }): JSX.Element | null {
  const { handSize, hand } = player;
  if (handSize === 0) return null;
  const words =
    hand === undefined ? t('hand', { n: handSize }) : t('ownHand', { discs: list(hand.map(discFace), 'plain') });
  return (
    <span
      class={hand === undefined ? 'fd-hand' : 'fd-hand fd-hand-open'}
      data-spot={`hand:${seat}`}
      data-card={hand === undefined ? 'disc:back' : undefined}
      title={t('hand', { n: handSize })}
    >
      <span class="unseen">{words}</span>
      <Fan count={handSize}>
        {Array.from({ length: handSize }, (_, at) => (
          <Disc key={at} seat={seat} face={hand?.[at]} />
        ))}
      </Fan>
    </span>
  );
}
