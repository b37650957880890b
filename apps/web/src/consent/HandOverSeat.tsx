import type { Match } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { BotPortrait, Button, Dialog, DialogActions, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usualBot } from '../app/seating.ts';
import { useGames } from '../app/useGames.ts';
import { LevelRating } from '../games/LevelRating.tsx';
import { botCharacter, botName } from '../messages/bots.ts';
import { t } from '../messages/consent.ts';
import { t as tShell } from '../messages/shell.ts';
import { requestOf } from './requestOf.ts';
import '../style/consent.css';

export interface HandOverSeatProps {
  readonly match: Match;
  readonly table: TableInfo;
  readonly onClose: () => void;
}

/** Lets a bot of the player's choice play until they are back. */
export function HandOverSeat({ match, table, onClose }: HandOverSeatProps): JSX.Element {
  const game = useGames()?.find(({ id }) => id === table.game);
  const [chosen, setChosen] = useState<string>();
  const bot = chosen ?? (game === undefined ? undefined : usualBot(game));
  async function handOver(): Promise<void> {
    onClose();
    await requestOf(match, { type: 'handOver', ...(bot === undefined ? {} : { bot }) });
  }
  return (
    <Dialog title={t('standIn.title')} onClose={onClose}>
      <p>{t('standIn.hint')}</p>
      <fieldset class="bare stand-in-bots">
        <legend class="unseen">{t('standIn.bots')}</legend>
        {game?.bots.map((one) => (
          <BotChoice key={one} game={table.game} bot={one} checked={one === bot} onChoose={() => setChosen(one)} />
        ))}
      </fieldset>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {tShell('app.cancel')}
        </Button>
        <Button look="primary" disabled={bot === undefined} onClick={() => void handOver()}>
          {t('standIn.go')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface BotChoiceProps {
  readonly game: string;
  readonly bot: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function BotChoice({ game, bot, checked, onChoose }: BotChoiceProps): JSX.Element {
  const character = botCharacter(bot);
  return (
    <div class="stand-in-bot">
      <div>
        <Tick
          group="standIn"
          label={botName(bot)}
          {...(character === undefined ? {} : { hint: character })}
          checked={checked}
          onChange={onChoose}
        />
        {character !== undefined && <LevelRating game={game} bot={bot} />}
      </div>
      <BotPortrait bot={bot} size={32} />
    </div>
  );
}
