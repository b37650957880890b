import { BotPortrait, Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { botName } from '../messages/bots.ts';
import { t } from '../messages/consent.ts';
import type { RequestsProps } from './Requests.tsx';
import { requestOf } from './requestOf.ts';

/** Who plays for whom. One's own seat can be taken back at any time. */
export function StandIns({ match, table, moment, names, own }: RequestsProps): JSX.Element {
  return (
    <>
      {table.seats.map((who, seat) => {
        if (who.kind !== 'person' || who.standIn === undefined) return null;
        const bot = botName(who.standIn.bot);
        if (!own.includes(seat)) {
          // The clocks say it as well.
          if (moment.clocks !== undefined) return null;
          return (
            <p key={seat} class="request-note">
              <BotPortrait bot={who.standIn.bot} />
              {t('standIn.others', { bot, name: names[seat] ?? '' })}
            </p>
          );
        }
        return (
          <section key={seat} class="request request-own">
            <p class="request-title">
              <BotPortrait bot={who.standIn.bot} size={28} />
              {t('standIn.yours', { bot })}
            </p>
            <p class="small">{t(`standIn.why.${who.standIn.why}`)}</p>
            <div class="row">
              <Button look="primary" onClick={() => void requestOf(match, { type: 'return' })}>
                {t('standIn.return')}
              </Button>
            </div>
          </section>
        );
      })}
    </>
  );
}
