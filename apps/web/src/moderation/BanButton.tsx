import type { Person } from '@portolan/protocol';
import type { JSX } from 'preact';
import { personName } from '../app/seatNames.ts';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/moderation.ts';
import { MeasureButton } from './MeasureButton.tsx';

export interface BanButtonProps {
  readonly person: Person;
  readonly isBanned?: boolean;
  readonly onDone: () => void;
}

export function BanButton({ person, isBanned = false, onDone }: BanButtonProps): JSX.Element {
  const name = personName(person);
  return isBanned ? (
    <MeasureButton
      face={t('mod.unban')}
      title={t('mod.askUnban', { name })}
      action={t('mod.unban')}
      run={(why) => companyApi.unban(person.player, why)}
      onDone={onDone}
    />
  ) : (
    <MeasureButton
      withDays
      face={t('mod.ban')}
      title={t('mod.askBan', { name })}
      hint={t('mod.banHint')}
      action={t('mod.ban')}
      run={(why, days) => companyApi.ban(person.player, why, days)}
      onDone={onDone}
    />
  );
}
