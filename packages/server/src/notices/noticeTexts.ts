import type { NoticeKind } from '../store/noticeStore.ts';
import { asksForAnswer } from './dueOf.ts';

/** What a notice tells of one table. Nothing that happened there is among it: the reader may not be alone. */
export interface Told {
  readonly kind: NoticeKind;
  readonly table: string;
  /** The title of the game. */
  readonly title: string;
  /** The code of the table, by which its players tell their tables apart. */
  readonly code: string;
  /** Undefined if the server does not know its own address. */
  readonly url: string | undefined;
}

const LINES: Readonly<Record<NoticeKind, (told: Told) => string>> = {
  turn: ({ title, code }) => `It is your turn in ${title} (table ${code}).`,
  start: ({ title, code }) => `${title} has started (table ${code}).`,
  end: ({ title, code }) => `${title} is over (table ${code}).`,
  invite: ({ title, code }) => `You are invited to play ${title} (table ${code}).`,
  askBack: ({ title, code }) => `A request to take moves back in ${title} needs your answer (table ${code}).`,
  vote: ({ title, code }) =>
    `The others want a bot to stand in for you in ${title} (table ${code}). Any move of yours ends the vote.`,
  standIn: ({ title, code }) =>
    `A bot is standing in for you in ${title} (table ${code}). You can take your seat back at any time.`,
  resigned: ({ title, code }) =>
    `Your time in ${title} has run out, and a bot has taken over your seat for good (table ${code}).`,
  clock: ({ title, code }) => `Your time in ${title} runs out soon (table ${code}).`,
};

const SUBJECTS: Readonly<Record<NoticeKind, (title: string) => string>> = {
  turn: (title) => `Your turn in ${title}`,
  start: (title) => `${title} has started`,
  end: (title) => `${title} is over`,
  invite: (title) => `You are invited to play ${title}`,
  askBack: (title) => `Your answer is needed in ${title}`,
  vote: (title) => `The others want to replace you in ${title}`,
  standIn: (title) => `A bot is standing in for you in ${title}`,
  resigned: (title) => `Your time in ${title} has run out`,
  clock: (title) => `Your time in ${title} runs out soon`,
};

export function subjectOf(tables: readonly Told[]): string {
  const [first] = tables;
  if (first !== undefined && tables.length === 1) return SUBJECTS[first.kind](first.title);
  const waiting = new Set(tables.filter(({ kind }) => asksForAnswer(kind)).map(({ table }) => table)).size;
  return waiting > 1 ? `${waiting} tables await you` : waiting === 1 ? 'A table awaits you' : 'News from your tables';
}

/** One line for every table, with its address. */
export function linesOf(tables: readonly Told[]): string {
  return tables
    .map((told) => [LINES[told.kind](told), ...(told.url === undefined ? [] : [told.url])].join('\n'))
    .join('\n\n');
}

export function mailTextOf(tables: readonly Told[], { settings, stop }: MailLinks): string {
  return `${linesOf(tables)}

-- 
When and where you are told: ${settings}
No more mails to this address: ${stop}
`;
}

export interface MailLinks {
  readonly settings: string;
  readonly stop: string;
}

export const CONFIRM_SUBJECT = 'Confirm your address';

export function confirmTextOf({ confirm, stop }: { readonly confirm: string; readonly stop: string }): string {
  return `Somebody, most likely you, wants to be told at this address when a table of theirs awaits them.

To confirm it, open this page:
${confirm}

If it was not you, do nothing, or remove the address here:
${stop}
`;
}

export const WEBHOOK_HELLO = 'Here you will be told when a table awaits you.';
