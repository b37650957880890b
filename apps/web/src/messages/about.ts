import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.about', {
    'about.title': 'About Portolan',
    'about.lead':
      'A portolan is a sailor’s chart: accurate coastlines, crossed by the lines of the winds from harbour to harbour. We named this place after it.',
    'about.unofficial': 'Unofficial',
    'about.unofficialText':
      'Portolan is not affiliated with or endorsed by the designers or publishers of the games. Names of games belong to their owners. All drawings and texts are our own.',
    'about.credits': 'Credits',
    'about.fell': 'Headings: IM Fell English, digitally reproduced by Igino Marini, SIL Open Font License 1.1.',
    'about.sans': 'Text: Source Sans 3 by Paul D. Hunt (Adobe), SIL Open Font License 1.1.',
    'about.coast': 'Coastlines: Natural Earth, public domain.',
    'about.colour': 'Player colours: Masataka Okabe and Kei Ito.',
    'about.fair': 'Provably fair',
    'about.fairText':
      'The random seed of every game is fixed, and its hash published, before the first move. After the game, anyone can check it in the replay.',
    'about.private': 'What we store',
    'about.privateText':
      'A name, your games with their moves and chat, and what you add yourself: ways to sign in, addresses for messages and their language, people you mute or report. One cookie, a second one on a shared device, no tracking. On your profile you can take all of it with you, or delete it, at any time.',
  }),
);
