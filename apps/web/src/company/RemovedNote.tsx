import type { JSX } from 'preact';
import { t } from '../messages/company.ts';
import '../style/company.css';

export function RemovedNote(): JSX.Element {
  return (
    <div class="company-ban stack" role="alert">
      <strong>{t('removed.title')}</strong>
      <p>{t('removed.hint')}</p>
    </div>
  );
}
