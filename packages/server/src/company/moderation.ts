import { fail, InvariantError, ok, type Result } from '@portolan/kernel';
import { mayRead } from '@portolan/match';
import {
  type Ban,
  type ChatLine,
  type MeasureInfo,
  type RefusalInfo,
  type ReportInfo,
  refusal,
  type SuspectInfo,
  type TableInfo,
  type Verdict,
} from '@portolan/protocol';
import { DAY_MS } from '../expiry.ts';
import { shownName } from '../players.ts';
import type { Services } from '../services.ts';
import type { MeasureRow, NewMeasure, Paging, ReportRow } from '../store/companyStore.ts';

type Answer<T> = Promise<Result<T, RefusalInfo>>;

/** Who does something, and why. */
export interface Acting {
  readonly admin: string;
  readonly why: string;
}

/** What administrators see and do. Whether somebody is one has been checked before. */
export interface Moderation {
  reports(paging: Paging): Promise<ReportInfo[]>;
  measures(paging: Paging): Promise<MeasureInfo[]>;
  suspect(player: string): Answer<SuspectInfo>;
  /** A table with what was said there, as far as an administrator who plays at it may read it. */
  table(admin: string, id: string): Answer<{ readonly table: TableInfo; readonly chat: readonly ChatLine[] }>;
  /** Nobody plays on; everyone at the table is told. Nothing is deleted. */
  closeTable(acting: Acting, id: string): Answer<undefined>;
  /** The player leaves their tables and resigns their matches, and so do their programs. */
  ban(acting: Acting, player: string, days: number | undefined): Answer<undefined>;
  unban(acting: Acting, player: string): Answer<undefined>;
  hideLine(acting: Acting, table: string, line: number): Answer<undefined>;
  settle(acting: Acting, report: number, verdict: Verdict): Answer<undefined>;
}

/** Retries after a lost race with a move; more would mean a bug. */
const MOST_TRIES = 20;
const CHAT_SHOWN = 200;

export function makeModeration(services: Services): Moderation {
  const { store, company, players, now, log } = services;

  const measureOf = ({ admin, why }: Acting): NewMeasure => ({ admin, why, at: now() });

  function note(kind: MeasureRow['kind'], { admin, why }: Acting, fields: object): Result<undefined, RefusalInfo> {
    log.info({ kind, admin, why, ...fields }, 'an administrator acted');
    return ok(undefined);
  }

  async function reportInfo(row: ReportRow): Promise<ReportInfo> {
    const { id, reporter, about, player, table, reason, text, evidence, at } = row;
    return {
      id,
      by: await company.person(reporter),
      about,
      ...(player === undefined ? {} : { person: await company.person(player) }),
      ...(table === undefined ? {} : { table }),
      reason,
      text,
      evidence,
      at,
    };
  }

  async function measureInfo({ admin, player, ...row }: MeasureRow): Promise<MeasureInfo> {
    const person = player === undefined ? {} : { person: await company.person(player) };
    return { ...row, ...person, by: await company.person(admin) };
  }

  return {
    reports: async (paging) => Promise.all((await store.reports(paging)).map(reportInfo)),
    measures: async (paging) => Promise.all((await store.measures(paging)).map(measureInfo)),
    async suspect(player) {
      if ((await players.name(player)) === undefined) return fail(refusal('unknownPlayer'));
      const ban = await store.ban(player, now());
      const reports = await store.countReports({ player });
      return ok({ ...(await company.person(player)), reports, ...(ban === undefined ? {} : { ban }) });
    },
    async table(admin, id) {
      const row = await services.table(id);
      if (row === undefined || row.damage !== undefined) return fail({ code: 'unknownTable' });
      const chat = (await services.chat(id, CHAT_SHOWN)).filter((line) => mayRead(row, admin, line));
      return ok({ table: await services.info(row), chat });
    },
    async closeTable(acting, id) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = await store.table(id);
        if (row === undefined) return fail({ code: 'unknownTable' });
        if (row.status === 'finished' || row.status === 'closed') return fail({ code: 'over' });
        if (!(await store.closeTable(id, row.rev, measureOf(acting)))) continue;
        await services.closed({ ...row, status: 'closed', awaiting: [], dueAt: null, closedWhy: acting.why });
        return note('close', acting, { table: id });
      }
      throw new InvariantError(`table ${id} keeps changing`);
    },
    async ban(acting, player, days) {
      if ((await players.name(player)) === undefined) return fail(refusal('unknownPlayer'));
      if (company.isAdmin(player)) return fail({ code: 'notAllowed' });
      const ban: Ban = { why: acting.why, ...(days === undefined ? {} : { until: now() + days * DAY_MS }) };
      await store.addBan(player, ban, measureOf(acting));
      for (const { id } of await store.bots(player)) {
        await services.vacate(id);
        services.openBots.remove(id);
      }
      await services.vacate(player);
      return note('ban', acting, { player, days });
    },
    async unban(acting, player) {
      const lifted = await store.liftBan(player, measureOf(acting));
      return lifted ? note('unban', acting, { player }) : fail(refusal('unknownPlayer'));
    },
    async hideLine(acting, table, line) {
      const row = await services.table(table);
      const said = row && (await store.hideLine(table, line, measureOf(acting)));
      if (row === undefined || said === undefined) return fail(refusal('unknownLine'));
      const shown = { ...said, ...shownName(said.name), hidden: true as const, text: '' };
      await services.say(row, shown);
      return note('hide', acting, { table, line, player: said.player });
    },
    async settle(acting, report, verdict) {
      const settled = await store.settleReport(report, verdict, measureOf(acting));
      return settled ? note(verdict, acting, { report }) : fail(refusal('unknownReport'));
    },
  };
}
