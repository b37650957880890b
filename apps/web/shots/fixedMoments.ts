import type { Page } from 'playwright-core';

/** A moment of a game that looks the same in every run. */
export interface FixedMoment {
  /** Francis Drake unless it is named. */
  readonly game?: string;
  readonly seats: number;
  /**
   * Play stops when this is asked for the `nth` time, of those when a legal move matches `offering`; without it the match
   * is played to its end.
   */
  readonly until?: { readonly asked: string; readonly nth: number; readonly offering?: RegExp };
  /** Moves to prefer over any other, best first. */
  readonly prefer?: readonly RegExp[];
  /** Where to look, given the table's id. */
  readonly path?: (table: string) => string;
  /** Shows the guide. */
  readonly guided?: true;
  /** What to do on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const BARRELS = /^stop supplies/;
const FIGHT = [/^(attack|press|trade)/, /^sail$/, BARRELS, /^stop (crew|guns|trade|queen|shipyard)/];

/** Between them they show every part of the table: both sheets, all controls, a card, the guide and the result. */
export const FIXED_MOMENTS: Readonly<Record<string, FixedMoment>> = {
  street: {
    seats: 4,
    until: { asked: 'plymouthTurn', nth: 4 },
    act: (page) => page.locator('[data-target^="loc:"][data-pick]').last().click(),
  },
  missions: {
    seats: 5,
    until: { asked: 'placeMission', nth: 2 },
    prefer: [BARRELS],
    act: (page) => page.locator('[data-target^="disc:"][data-pick]').first().click(),
  },
  counters: { seats: 4, until: { asked: 'placeTroops', nth: 1 }, prefer: [/^stop governor/] },
  informer: { seats: 4, until: { asked: 'useInformer', nth: 1 }, prefer: [/^stop informer/, BARRELS] },
  battle: { seats: 4, until: { asked: 'attack', nth: 1 }, prefer: FIGHT },
  return: { seats: 4, until: { asked: 'goHome', nth: 1 }, prefer: [BARRELS, /^(attack|press|trade)/] },
  trade: { seats: 3, until: { asked: 'trade', nth: 1 }, prefer: [/^stop trade/, BARRELS, /port/] },
  card: {
    seats: 4,
    until: { asked: 'plymouthTurn', nth: 2 },
    async act(page) {
      await page.locator('[data-card="seat:1"]').first().hover();
      await page.keyboard.press('?');
      await page.locator('[role="dialog"], [data-kept="true"]').first().waitFor();
    },
  },
  guide: { seats: 4, until: { asked: 'plymouthTurn', nth: 1 }, guided: true },
  over: { seats: 4, prefer: FIGHT },
  replay: { seats: 4, prefer: FIGHT, path: (table) => `/replay/${table}#60` },
};

const BOT = { kind: 'bot', bot: 'greedy' };

/** Creates the moment's table and plays up to it; returns the table's id. */
export async function setUpMoment(
  page: Page,
  { game = 'francis-drake', seats, until, prefer = [] }: FixedMoment,
): Promise<string> {
  await page.request.post('/api/guest', { data: { name: 'Ana' } });
  const others = Array.from({ length: seats - 1 }, () => BOT);
  const data = {
    game,
    visibility: 'unlisted',
    seats: [{ kind: 'me' }, ...others],
    start: true,
    // A lesson is always dealt from the same seed.
    lesson: true,
  };
  const answer = (await (await page.request.post('/api/tables', { data })).json()) as { readonly id?: string };
  if (answer.id === undefined) throw new Error(`no table: ${JSON.stringify(answer)}`);
  const reached = await page.evaluate(playInPage, {
    table: answer.id,
    until: until && { ...until, offering: until.offering?.source ?? '' },
    prefer: prefer.map(({ source }) => source),
  });
  if (!reached) throw new Error(`the match ended before ${until?.asked} was asked ${until?.nth} times`);
  return answer.id;
}

interface Playing {
  readonly table: string;
  readonly until: { readonly asked: string; readonly nth: number; readonly offering: string } | undefined;
  readonly prefer: readonly string[];
}

/**
 * Runs in the browser, whose cookie the socket needs. Moves are chosen by their notation, never by what the page shows,
 * so that a change of the page cannot change the match.
 */
function playInPage({ table, until, prefer }: Playing): Promise<boolean> {
  const patterns = prefer.map((source) => new RegExp(source));
  const MOST_REFUSED = 5;
  const offering = new RegExp(until?.offering ?? '');
  const choose = (legal: readonly string[], seq: number): string => {
    const preferred = patterns.map((one) => legal.find((text) => one.test(text))).find((one) => one !== undefined);
    return preferred ?? legal[(seq * 7) % legal.length] ?? '';
  };
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${window.location.host}/socket`);
    let seen = 0;
    let answered = -1;
    let refused = 0;
    const done = (reached: boolean): void => {
      socket.close();
      resolve(reached);
    };
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'welcome') socket.send(JSON.stringify({ type: 'watch', table }));
      if (message.type === 'refused') {
        if (++refused > MOST_REFUSED) return done(false);
        // On a busy machine moves may come too fast after all: the server shows the table again, and the move is repeated.
        answered = -1;
        setTimeout(() => socket.send(JSON.stringify({ type: 'watch', table })), 500);
      }
      if (message.type !== 'news' || message.moment.seq <= answered) return;
      const { seq, legal, awaiting, view } = message.moment;
      if (awaiting.length === 0) return done(until === undefined);
      // Where all seats move at the same time the bots come first, so that the order is the same in every run.
      if (legal === undefined || awaiting.length > 1) return;
      answered = seq;
      const isWanted = view.question?.kind === until?.asked && legal.some((text: string) => offering.test(text));
      if (until !== undefined && isWanted && ++seen === until.nth) return done(true);
      // No faster than the server allows.
      setTimeout(() => {
        const text = choose(legal, seq);
        socket.send(JSON.stringify({ type: 'move', id: `fixed-${seq}`, table, seq, text, final: true }));
      }, 60);
    });
  });
}
