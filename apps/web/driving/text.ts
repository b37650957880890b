import { defineMessages, translator } from '@portolan/i18n';
import { t as account } from '../src/messages/account.ts';
import { t as analysis } from '../src/messages/analysis.ts';
import { t as bots } from '../src/messages/bots.ts';
import { t as company } from '../src/messages/company.ts';
import { t as consent } from '../src/messages/consent.ts';
import { t as finding } from '../src/messages/finding.ts';
import { t as gathering } from '../src/messages/gathering.ts';
import { t as home } from '../src/messages/home.ts';
import { t as learn } from '../src/messages/learn.ts';
import { t as lobby } from '../src/messages/lobby.ts';
import { t as log } from '../src/messages/log.ts';
import { t as moderation } from '../src/messages/moderation.ts';
import { t as naming } from '../src/messages/naming.ts';
import { t as newTable } from '../src/messages/newTable.ts';
import { t as noTable } from '../src/messages/noTable.ts';
import { t as notifications } from '../src/messages/notifications.ts';
import { t as options } from '../src/messages/options.ts';
import { t as playback } from '../src/messages/playback.ts';
import { t as profile } from '../src/messages/profile.ts';
import { t as record } from '../src/messages/record.ts';
import { t as replay } from '../src/messages/replay.ts';
import { t as shell } from '../src/messages/shell.ts';
import { t as story } from '../src/messages/story.ts';
import { t as storyLater } from '../src/messages/storyLater.ts';
import { t as table } from '../src/messages/table.ts';
import { t as tableLater } from '../src/messages/tableLater.ts';
import { t as tables } from '../src/messages/tables.ts';
import { t as terms } from '../src/messages/terms.ts';
import { t as time } from '../src/messages/time.ts';
import { t as tournament } from '../src/messages/tournament.ts';

/** The text of all pages, to find things on them by what they say. */
export const t = translator(
  defineMessages('web', {
    ...shell.messages.english,
    ...bots.messages.english,
    ...home.messages.english,
    ...company.messages.english,
    ...finding.messages.english,
    ...moderation.messages.english,
    ...lobby.messages.english,
    ...naming.messages.english,
    ...newTable.messages.english,
    ...notifications.messages.english,
    ...options.messages.english,
    ...gathering.messages.english,
    ...noTable.messages.english,
    ...table.messages.english,
    ...tableLater.messages.english,
    ...consent.messages.english,
    ...log.messages.english,
    ...tables.messages.english,
    ...terms.messages.english,
    ...time.messages.english,
    ...record.messages.english,
    ...tournament.messages.english,
    ...replay.messages.english,
    ...playback.messages.english,
    ...profile.messages.english,
    ...account.messages.english,
    ...learn.messages.english,
    ...analysis.messages.english,
    ...story.messages.english,
    ...storyLater.messages.english,
  }),
);
