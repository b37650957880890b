import { inLocale } from '@portolan/i18n';
import { outsideMessages } from '@portolan/i18n/testing';
import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS, type NoticeKind } from '../store/noticeStore.ts';
import { confirmMailOf, linesOf, mailOf, subjectOf, type Told, webhookHello } from './noticeTexts.ts';

const URL = 'https://x.org/table/t';
const STOP = 'https://x.org/notifications#stop=c.s';
const LINKS = { settings: 'https://x.org/notifications', stop: STOP };
const CONFIRM_LINKS = { confirm: 'https://x.org/notifications#confirm=c.s', stop: STOP };

const told = (kind: NoticeKind, table = 't'): Told => ({
  ...{ kind, table, title: 'Ferry', code: 'CODE' },
  url: `https://x.org/table/${table}`,
});

const ENGLISH: Readonly<Record<NoticeKind, readonly [subject: string, line: string]>> = {
  turn: ['Your turn in Ferry', 'It is your turn in Ferry (table CODE).'],
  start: ['Ferry has started', 'Ferry has started (table CODE).'],
  end: ['Ferry is over', 'Ferry is over (table CODE).'],
  invite: ['You are invited to play Ferry', 'You are invited to play Ferry (table CODE).'],
  askBack: ['Your answer is needed in Ferry', 'A request to take moves back in Ferry needs your answer (table CODE).'],
  vote: [
    'The others want to replace you in Ferry',
    'The others want a bot to stand in for you in Ferry (table CODE). Any move of yours ends the vote.',
  ],
  standIn: [
    'A bot is standing in for you in Ferry',
    'A bot is standing in for you in Ferry (table CODE). You can take your seat back at any time.',
  ],
  resigned: [
    'Your time in Ferry has run out',
    'Your time in Ferry has run out, and a bot has taken over your seat for good (table CODE).',
  ],
  clock: ['Your time in Ferry runs out soon', 'Your time in Ferry runs out soon (table CODE).'],
};

/** What a reader of another language would find in English; neither links nor the mark of a signature. */
async function untranslated(text: () => string): Promise<string> {
  return outsideMessages(await inLocale('en-XA', text)).replace(/https:\S+|^-- $|\n/gm, '');
}

describe('the text of a notice', () => {
  it.each(NOTICE_KINDS)('names the game and the table and links to it (%s)', (kind) => {
    const [subject, line] = ENGLISH[kind];
    expect(subjectOf([told(kind)])).toBe(subject);
    expect(linesOf([told(kind)])).toBe(`${line}\n${URL}`);
  });

  it.each(NOTICE_KINDS)('is in the language of its reader (%s)', async (kind) => {
    expect(await untranslated(() => subjectOf([told(kind)]))).toBe('');
    expect(await untranslated(() => linesOf([told(kind), told(kind, 'u')]))).toBe('');
    expect(await inLocale('en-XA', () => linesOf([told(kind)]))).toMatch(/^⟦.*Ferry.*CODE.*⟧\nhttps:\S+$/);
    expect(await untranslated(() => mailOf([told(kind)], LINKS).text)).toBe('');
  });

  it('counts in the subject of a digest the tables that wait for an answer', async () => {
    const digests = [
      [[told('turn'), told('askBack'), told('clock')], 'A table awaits you'],
      [[told('turn'), told('vote', 'u'), told('end', 'v')], '2 tables await you'],
      [[told('standIn'), told('end', 'u')], 'News from your tables'],
    ] as const;
    for (const [tables, subject] of digests) {
      expect(subjectOf(tables)).toBe(subject);
      expect(await untranslated(() => subjectOf(tables))).toBe('');
    }
  });

  it('ends in a mail with the way to have no more of them', () => {
    expect(mailOf([told('turn')], LINKS).text).toBe(`It is your turn in Ferry (table CODE).
${URL}

-- 
When and where you are notified:
https://x.org/notifications
Stop emails to this address:
${STOP}
`);
  });
});

describe('the first message', () => {
  it('to an address asks its owner to confirm it', async () => {
    expect(confirmMailOf(CONFIRM_LINKS)).toEqual({
      subject: 'Confirm your address',
      text: `Somebody, most likely you, wants to be notified at this address when a table awaits them.

To confirm it, open this page:
https://x.org/notifications#confirm=c.s

If it was not you, do nothing, or remove the address here:
${STOP}
`,
    });
    expect(await untranslated(() => confirmMailOf(CONFIRM_LINKS).subject)).toBe('');
    expect(await untranslated(() => confirmMailOf(CONFIRM_LINKS).text)).toBe('');
  });

  it('to a webhook says what it is for', async () => {
    expect(webhookHello()).toBe('You will be notified here when a table awaits you.');
    expect(await untranslated(webhookHello)).toBe('');
  });
});
