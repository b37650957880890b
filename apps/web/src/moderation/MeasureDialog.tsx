import type { Answered, Failure } from '@portolan/client';
import { LONGEST_REMARK } from '@portolan/protocol';
import { Button, Dialog, DialogActions, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { tell } from '../app/session.ts';
import { t } from '../messages/moderation.ts';
import { t as tShell } from '../messages/shell.ts';

export interface MeasureDialogProps {
  readonly title: string;
  readonly hint?: string;
  readonly action: string;
  /** Asks for a number of days too. */
  readonly withDays?: boolean;
  readonly run: (why: string, days: number | undefined) => Answered<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Every measure has a reason. */
export function MeasureDialog(props: MeasureDialogProps): JSX.Element {
  const { title, hint, action, withDays = false, run, onDone, onClose } = props;
  const [why, setWhy] = useState('');
  const [days, setDays] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const isDays = days === '' || (/^[1-9]\d{0,3}$/.test(days) && Number(days) <= 3650);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await run(why.trim(), days === '' ? undefined : Number(days));
    if (!answer.ok) return setFailure(answer.error);
    tell(t('mod.done'));
    onClose();
    onDone();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        {hint !== undefined && <p>{hint}</p>}
        <TextField
          autoFocus
          label={t('mod.why')}
          hint={t('mod.whyHint')}
          value={why}
          maxLength={LONGEST_REMARK}
          onInput={setWhy}
          {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
        />
        {withDays && (
          <TextField
            label={t('mod.days')}
            hint={t('mod.daysHint')}
            value={days}
            maxLength={4}
            onInput={setDays}
            {...(isDays ? {} : { error: t('mod.daysWrong') })}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{tShell('app.cancel')}</Button>
          <Button type="submit" look="danger" disabled={why.trim() === '' || !isDays}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
