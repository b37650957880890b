import type { Failure } from '@portolan/client';
import { LONGEST_REMARK, REPORT_REASONS, type ReportReason, type ReportRequest } from '@portolan/protocol';
import { Button, DialogActions, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { tell } from '../app/session.ts';
import { t } from '../messages/company.ts';
import { t as tShell } from '../messages/shell.ts';
import { companyApi } from './companyApi.ts';

export interface ReportFormProps {
  readonly subject: Omit<ReportRequest, 'reason' | 'text'>;
  readonly onClose: () => void;
}

/** A reason from a short list, and what happened in the reporter's words. */
export function ReportForm({ subject, onClose }: ReportFormProps): JSX.Element {
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const id = useId();
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await companyApi.report({ ...subject, reason, text: oneLine(text) });
    if (!answer.ok) return setFailure(answer.error);
    tell(t('report.sent'));
    onClose();
  }
  return (
    <form class="stack" onSubmit={send}>
      <SelectField
        label={t('report.reason')}
        value={reason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
        onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? 'other')}
      />
      <div class="field">
        <label class="field-label" for={id}>
          {t('report.text')}
        </label>
        <textarea
          id={id}
          class="input report-text"
          maxLength={LONGEST_REMARK}
          rows={4}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {subject.about !== 'table' && <span class="field-hint">{t('report.textHint')}</span>}
      </div>
      {failure !== undefined && (
        <p class="field-error" role="alert">
          <FailureText failure={failure} />
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{tShell('app.cancel')}</Button>
        <Button type="submit" look="primary">
          {t('report.send')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The server takes one line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\n\r\t]+/g, ' ').trim();
}
