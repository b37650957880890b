import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.profile', {
    'profile.title': 'Your profile',
    'profile.name': 'Name',
    'profile.save': 'Save',
    'profile.saved': 'Saved.',
    'profile.device': 'Use another device',
    'profile.deviceHint': 'Get a code here and enter it on the other device. It works once, within ten minutes.',
    'profile.getCode': 'Get a code',
    'profile.codeUntil': 'valid until {time}',
    'profile.useCode': 'Code from another device',
    'profile.use': 'Use code',
    'profile.used': 'Welcome back, {name}.',
    'profile.look': 'Theme',
    'profile.theme.system': 'Same as your device',
    'profile.theme.vellum': 'Light (vellum)',
    'profile.theme.night': 'Dark (night watch)',
    'profile.forget': 'Delete my profile',
    'profile.forgetHint': 'Your name and your chat messages are deleted. Your seats stay, without a name.',
    'profile.forgetGames': 'Your running games are resigned: bots take over for you.',
    'profile.forgetCount':
      '{n, plural, =0 {You have no running games.} one {Your running game is resigned: a bot takes over for you.} other {Your # running games are resigned: bots take over for you.}}',
    'profile.forgetAsk': 'Delete your profile for good?',
    'profile.forgotten': 'Your profile is deleted. Fair winds!',
    'profile.nobody': 'You have not chosen a name yet.',
    'profile.choose': 'Choose a name',
  }),
);
