import { defineMessages, translator } from '@portolan/i18n';

/** The emails with one-time links. */
export const t = translator(
  defineMessages('server.account', {
    'signIn.subject': 'Sign in to Portolan',
    'signIn.open':
      'Somebody, probably you, wants to sign in to Portolan as {name}. Open this page within {minutes, plural, one {# minute} other {# minutes}} and press the button there:',
    'signIn.ignore': 'If it was not you, ignore this email: nobody can get in without the link.',
    'addAddress.subject': 'Confirm your address at Portolan',
    'addAddress.open':
      'Somebody, probably you, wants to add this address to the profile of {name} at Portolan, to sign in with it. Open this page within {minutes, plural, one {# minute} other {# minutes}} and press the button there:',
    'addAddress.ignore': 'If it was not you, ignore this email: nothing will happen.',
  }),
);
