import { defineMessages, translator } from '@portolan/i18n';
import { t as home } from '../src/messages/home.ts';
import { t as learn } from '../src/messages/learn.ts';
import { t as lobby } from '../src/messages/lobby.ts';
import { t as newTable } from '../src/messages/newTable.ts';
import { t as options } from '../src/messages/options.ts';
import { t as playback } from '../src/messages/playback.ts';
import { t as profile } from '../src/messages/profile.ts';
import { t as replay } from '../src/messages/replay.ts';
import { t as shell } from '../src/messages/shell.ts';
import { t as table } from '../src/messages/table.ts';
import { t as tableLater } from '../src/messages/tableLater.ts';

/** The text of all pages, to find things on them by what they say. */
export const t = translator(
  defineMessages('web', {
    ...shell.messages.english,
    ...home.messages.english,
    ...lobby.messages.english,
    ...newTable.messages.english,
    ...options.messages.english,
    ...table.messages.english,
    ...tableLater.messages.english,
    ...replay.messages.english,
    ...playback.messages.english,
    ...profile.messages.english,
    ...learn.messages.english,
  }),
);
