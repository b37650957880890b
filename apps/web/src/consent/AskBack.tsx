import type { GameUi, Match } from '@portolan/client';
import type { EntryInfo, Moment, TableInfo } from '@portolan/protocol';
import { Button, Dialog, DialogActions, SelectField, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/consent.ts';
import { t as tShell } from '../messages/shell.ts';
import { requestOf } from './requestOf.ts';
import { moveInWords } from './TakeBackCard.tsx';
import { takeBackChoices, usualChoice } from './takeBacks.ts';
import '../style/consent.css';

export interface AskBackProps {
  readonly ui: GameUi;
  readonly match: Match;
  readonly table: TableInfo;
  readonly moment: Moment;
  readonly entries: readonly EntryInfo[];
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly onClose: () => void;
}

/** Asks the others to go back, by default to before one's own last decision. */
export function AskBack({ ui, match, table, moment, entries, names, own, onClose }: AskBackProps): JSX.Element {
  // What happens meanwhile does not change what was chosen.
  const [choices] = useState(() => takeBackChoices(entries));
  const [to, setTo] = useState(() => usualChoice(choices, own)?.to ?? 0);
  const [accepted, setAccepted] = useState(false);
  const isAlone = !hasOthers(table, own);
  const isHidden = to < (moment.askBack?.hiddenBelow ?? 0);
  async function send(): Promise<void> {
    const seq = entries.at(-1)?.seq ?? 0;
    const isSent = await requestOf(match, { type: 'askBack', seq, to, ...(isHidden ? { hidden: true } : {}) });
    if (isSent) onClose();
  }
  return (
    <Dialog title={t('back.title')} onClose={onClose}>
      <p>{t(isAlone ? 'back.leadAlone' : 'back.lead')}</p>
      <SelectField
        label={t('back.which')}
        value={`${to}`}
        options={choices.map(({ move, to: before }) => ({
          value: `${before}`,
          label: t('back.option', { n: move.seq, text: moveInWords(ui, move, names) }),
        }))}
        onChange={(value) => setTo(Number(value))}
      />
      {isHidden && (
        <>
          <p class="small request-hidden">{t('back.hidden')}</p>
          <Tick label={t('back.acceptAsk')} checked={accepted} onChange={setAccepted} />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{tShell('app.cancel')}</Button>
        <Button look="primary" autoFocus disabled={isHidden && !accepted} onClick={() => void send()}>
          {t(isAlone ? 'back.go' : 'back.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Bots agree to everything, and players replaced by one are not asked. */
function hasOthers({ seats }: TableInfo, own: readonly number[]): boolean {
  return seats.some(
    (seat, at) => seat.kind === 'person' && !own.includes(at) && !seat.resigned && seat.standIn === undefined,
  );
}
