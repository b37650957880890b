import { list } from '@portolan/i18n';
import { cx, Figure, Icon, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/tableLater.ts';
import type { BoardViewProps } from './BoardView.tsx';
import type { Card } from './boardModel.ts';
import { FactList } from './DatumView.tsx';

const SCORES = ['score', 'points', 'vp'];

/** The sides of the game: who they are, whether they are online, whose turn it is, and what the view says about them. */
export function PlayerCards(props: BoardViewProps & { readonly players: readonly Card[] }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls sideways, so it must be reachable
    <section class="players-window" aria-label={tShell('seat.list')} tabIndex={0}>
      <ul class="players">
        {props.names.map((_, seat) => (
          <li key={seat}>
            <PlayerCard {...props} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayerCard(props: BoardViewProps & { readonly players: readonly Card[]; readonly seat: number }): JSX.Element {
  const { table, names, moment, own, players, seat } = props;
  const facts = players[seat]?.facts ?? [];
  const score = facts.find(({ key }) => SCORES.includes(key));
  const asked = moment.awaiting.includes(seat);
  return (
    <article class={cx('player', own.includes(seat) && 'player-own', asked && 'player-asked')}>
      <header class="player-head">
        <SeatBadge seat={seat} />
        <div class="player-who">
          <h3 title={names[seat]}>{names[seat]}</h3>
          <SeatState table={table} seat={seat} own={own} asked={asked} />
        </div>
        {score?.datum.kind === 'number' && (
          <span class="player-score" title={score.label}>
            <span class="unseen">{score.label} </span>
            <Figure value={score.datum.value} />
          </span>
        )}
      </header>
      <FactList facts={facts.filter((fact) => fact !== score)} names={names} />
    </article>
  );
}

function SeatState({
  table,
  seat,
  own,
  asked,
}: Pick<BoardViewProps, 'table' | 'own'> & { readonly seat: number; readonly asked: boolean }): JSX.Element {
  const who = table.seats[seat];
  const words = [
    own.includes(seat) && t('player.you'),
    who === undefined && t('player.rival'),
    who?.kind === 'bot' && t('player.bot', { bot: who.bot }),
    who?.kind === 'person' && who.resigned && t('player.resigned'),
    who?.kind === 'person' && !own.includes(seat) && !who.resigned && t(who.present ? 'player.here' : 'player.away'),
  ].filter((word) => word !== false);
  const machine = who === undefined || who.kind === 'bot';
  const here = who?.kind === 'person' && who.present && !who.resigned;
  return (
    <p class="player-state">
      {machine ? <Icon name="bot" size={14} /> : <span class={cx('presence', here && 'presence-here')} />}
      {t('player.state', { facts: list(words, 'plain') })}
      {asked && <strong class="player-turn">{t('player.asked')}</strong>}
    </p>
  );
}
