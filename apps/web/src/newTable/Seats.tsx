import type { SeatRequest } from '@portolan/protocol';
import { BotPortrait, Button, SeatBadge, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { NameField } from '../app/NameField.tsx';
import { emblemName } from '../app/seatNames.ts';
import { LevelRating } from '../games/LevelRating.tsx';
import { botCharacter, botName } from '../messages/bots.ts';
import { t } from '../messages/newTable.ts';
import { type Draft, type DraftProps, withSeat, withSeats } from './draft.ts';

export function Seats({ draft, onChange }: DraftProps): JSX.Element {
  const { min, max } = draft.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return (
    <fieldset class="surface stack">
      <legend>{t('new.seats')}</legend>
      <fieldset class="bare row" aria-label={t('new.howMany')}>
        {counts.map((count) => (
          <Button
            key={count}
            size="small"
            pressed={count === draft.seats.length}
            onClick={() => onChange(withSeats(draft, count))}
          >
            {t('new.players', { n: count })}
          </Button>
        ))}
      </fieldset>
      {draft.seats.map((request, seat) => (
        <div key={seat} class="seat-row">
          <SeatBadge seat={seat} />
          <SelectField
            bare
            label={t('new.seat', { n: seat + 1, emblem: emblemName(seat) })}
            value={request.kind === 'bot' ? `bot:${request.bot}` : request.kind}
            options={seatOptions(draft)}
            onChange={(value) => onChange(withSeat(draft, seat, readSeat(value)))}
          />
          {request.kind === 'bot' && <Character game={draft.game.id} bot={request.bot} />}
          {request.kind === 'me' && draft.visibility === 'hotseat' && (
            <NameField
              bare
              optional
              label={t('new.nameOf', { emblem: emblemName(seat) })}
              placeholder={t('new.namePlaceholder')}
              value={request.name ?? ''}
              onInput={(name) => onChange(withSeat(draft, seat, { kind: 'me', name }))}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Character({ game, bot }: { readonly game: string; readonly bot: string }): JSX.Element | null {
  const character = botCharacter(bot);
  if (character === undefined) return null;
  return (
    <p class="seat-bot quiet">
      <BotPortrait bot={bot} size={36} />
      <span>
        {character} <LevelRating game={game} bot={bot} />
      </span>
    </p>
  );
}

function seatOptions({ game, visibility }: Draft): { value: string; label: string }[] {
  const shared = visibility === 'hotseat';
  return [
    { value: 'me', label: t(shared ? 'new.person' : 'new.me') },
    ...(shared ? [] : [{ value: 'open', label: t('new.openSeat') }]),
    ...game.bots.map((bot) => ({ value: `bot:${bot}`, label: t('new.bot', { name: botName(bot) }) })),
  ];
}

function readSeat(value: string): SeatRequest {
  if (value.startsWith('bot:')) return { kind: 'bot', bot: value.slice(4) };
  return value === 'me' ? { kind: 'me' } : { kind: 'open' };
}
