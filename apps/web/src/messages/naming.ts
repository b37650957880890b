import { defineMessages, translator } from '@portolan/i18n';

/** Where a player enters a name. */
export const t = translator(
  defineMessages('web.naming', {
    'who.title': 'What should we call you?',
    'who.hint': 'A name is all we need: no account, no email.',
    'who.name': 'Your name',
    'who.captain': 'Captain {name}',
    'who.go': 'Continue',
    'who.signIn': 'Already have an account? Sign in',
    'name.blankName': 'Please enter a name.',
    'name.hiddenCharacter': 'This name contains a character that nobody can see. Please remove it.',
    'name.longName': 'This name is too long. Please use at most {n, number} characters.',
  }),
);
