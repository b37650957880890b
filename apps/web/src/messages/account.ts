import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.account', {
    'account.title': 'Your account',
    'account.lead':
      'You are {name}. Nothing here is needed to play; it brings you back to your games if this device is lost, and to other devices.',
    'account.profile': 'Back to your profile',
    'account.unsafe':
      'So far only this device knows you. If it is lost, so are your seats: add a passkey, or keep recovery codes.',

    'signIn.title': 'Sign in',
    'signIn.lead': 'For those who have been here before. To play as a guest you need no account.',
    'signIn.other': 'Sign in to another profile',
    'signIn.passkey': 'Sign in with a passkey',
    'signIn.passkeyHint': 'With your fingerprint, your face or your screen lock.',
    'signIn.noPasskeys': 'Passkeys need a recent browser and an address that begins with https.',
    'signIn.cancelled': 'No passkey was used.',
    'signIn.mail': 'Email address',
    'signIn.mailSend': 'Send a link',
    'signIn.mailSent': 'If {address} is known here, an email with a link is on its way. The link works for 15 minutes.',
    'signIn.code': 'Code',
    'signIn.codeHint': 'A recovery code, or one from another device.',
    'signIn.codeUse': 'Sign in',
    'signIn.done': 'Welcome back, {name}.',
    'signIn.guest':
      'On this device you play as {name}, with {n, plural, one {one unfinished game} other {# unfinished games}}. After signing in, this device plays for the other profile.',
    'signIn.secured':
      'On this device you play as {name}. After signing in to another profile it plays for that one; {name} keeps their games, and you can sign in again.',
    'signIn.bring': 'Bring these games along',
    'signIn.bringHint':
      'A seat stays with {name} if the other profile sits at the same table. So do rated games, those of tournaments and those that are over. You get a code that leads back to {name}.',

    'left.title': 'What became of {name}',
    'left.brought':
      '{n, plural, =0 {None of the unfinished games came along.} one {One unfinished game came along.} other {# unfinished games came along.}}',
    'left.left':
      '{n, plural, one {One unfinished game stays with {name}.} other {# unfinished games stay with {name}.}}',
    'left.finished':
      '{n, plural, one {One finished game stays with {name}.} other {# finished games stay with {name}.}}',
    'left.code': 'This code leads back to {name}, once. Keep it: it will not be shown again.',
    'left.close': 'I have kept it',

    'passkeys.title': 'Passkeys',
    'passkeys.hint':
      'A passkey signs you in with your fingerprint, your face or your screen lock. There is no password to steal.',
    'passkeys.add': 'Add a passkey',
    'passkeys.added': 'The passkey is added.',
    'passkeys.again': 'This device already has a passkey of yours.',
    'passkeys.cancelled': 'No passkey was added.',
    'passkeys.made': 'added {when}',
    'passkeys.used': 'last used {when}',
    'passkeys.rename': 'Rename',
    'passkeys.renameNamed': 'Rename {name}',
    'passkeys.name': 'Name of the passkey',
    'passkeys.save': 'Save',
    'passkeys.remove': 'Remove',
    'passkeys.removeNamed': 'Remove {name}',
    'passkeys.removeAsk': 'Remove {name}?',
    'passkeys.removeHint': 'It will no longer sign you in. Devices that are signed in stay signed in.',
    'passkeys.keep': 'Keep it',
    'passkeys.removed': '{name} is removed.',
    'passkeys.unnamed': 'Passkey',

    'codes.title': 'Recovery codes',
    'codes.hint': 'Ten codes to print or write down. Each signs you in once, when you have nothing else.',
    'codes.left': '{n, plural, =0 {You have none.} one {You have one left.} other {You have # left.}}',
    'codes.make': 'Show ten new codes',
    'codes.once': 'Keep these now: they will not be shown again. Earlier codes no longer work.',
    'codes.copy': 'Copy all',
    'codes.copied': 'Copied.',

    'addresses.title': 'Email',
    'addresses.hint': 'We send you a link that signs you in. Your address is used for nothing else.',
    'addresses.add': 'Add an address',
    'addresses.send': 'Send a link',
    'addresses.sent': 'An email is on its way to {address}. Press the button on the page it links to.',
    'addresses.remove': 'Remove',
    'addresses.removeNamed': 'Remove {address}',
    'addresses.removed': '{address} is removed.',

    'devices.title': 'Devices',
    'devices.hint': 'Where you are signed in. Signing out a device takes effect at once.',
    'devices.unknown': 'Unknown browser',
    'devices.here': 'this device',
    'devices.now': 'in use now',
    'devices.seen': 'last used {when}',
    'devices.out': 'Sign out',
    'devices.outNamed': 'Sign out {label}',
    'devices.elsewhere': 'Sign out everywhere else',
    'devices.everywhere': 'Sign out everywhere',
    'devices.outHere': 'Sign out here',
    'devices.gone': '{label} is signed out.',
    'devices.goneElsewhere': 'All other devices are signed out.',
    'devices.goneHere': 'You are signed out.',
    'devices.hereAsk': 'Sign out on this device?',
    'devices.everywhereAsk': 'Sign out on all devices?',
    'devices.backWith': 'A passkey, a recovery code or a link by email brings you back.',
    'devices.noWayBack':
      'There is no way back: you have no passkey, no recovery codes and no address. Nobody could play your seats any more.',
    'devices.stay': 'Stay signed in',

    'data.title': 'Your data',
    'data.hint':
      'Everything this server has about you in one file: name, devices, addresses, programs, chat messages, and your tables with the logs of finished games.',
    'data.get': 'Download',
    'data.delete': 'To delete all of it, go to your profile.',

    'mail.title': 'A link from your email',
    'mail.signIn': 'This link signs this device in as {name}.',
    'mail.signInGo': 'Sign in as {name}',
    'mail.add': 'This link adds {address} to the profile of {name}. Anyone who reads its email can then sign in there.',
    'mail.addGo': 'Add the address',
    'mail.added': '{address} is added.',
    'mail.home': 'To your account',
  }),
);
