import {
  dragDisc,
  dragTile,
  playToBuilding,
  playToMissions,
  roam,
  type TraceEvent,
  traced,
} from '@portolan/web/driving';
import type { Span } from './animations.ts';
import { markedTask } from './markedTask.ts';
import { atTable, loadDriver, type Scene, settle, type Trial } from './scenes.ts';
import { type Smoothness, smoothnessOf } from './smoothness.ts';
import { threadsIn, workersIn } from './threadTimes.ts';

/** What an Admiral in the page's own worker takes, and how smooth the page is meanwhile. */
export interface Thought {
  /** From the click to the answer: the CPU time of its task, of the worker, and of the task that shows the answer. */
  readonly answerMs: number;
  /** What the page does between the click and the beginning of the thought, in ms of CPU time. */
  readonly beginMs: number;
  /** From then to the answer, and for comparison during the same motion while nobody thinks. */
  readonly thinking: Smoothness;
  readonly alone: Smoothness;
}

const BUTTON = '.hint-button';
const ANSWER = '.hint-move';
const MARKS = { asked: 'asked', begun: 'begun', shown: 'shown' } as const;
const MOVING_MS = 2500;
/** People point at a button before they press it, and the page uses that time. */
const POINTING_MS = 200;

/** Something is moved by hand while an Admiral thinks. */
export const THINKING: readonly Scene[] = [
  {
    name: 'Francis Drake, a disc is dragged while an Admiral thinks',
    table: 'crowded',
    pace: 'instant',
    prepare: playToMissions,
    act: (page, context) => dragDisc(context, page, MOVING_MS),
  },
  {
    name: 'Amerigo, a tile is dragged while an Admiral thinks',
    table: 'islandsOf3',
    pace: 'instant',
    prepare: playToBuilding,
    act: (page, context) => dragTile(context, page, MOVING_MS),
  },
  {
    name: 'Niña & Pinta, the pointer roams while an Admiral thinks',
    table: 'worlds',
    prepare: (page) => page.locator('.np-table').waitFor(),
    act: (page, context) => roam(context, page, { over: '.np-table', ms: MOVING_MS }),
  },
];

/** Asks for a hint, which is an Admiral's move and the reason for it. */
export async function timeThinking(trial: Trial, times: number): Promise<Thought[]> {
  const seen: Thought[] = [];
  while (seen.length < times) seen.push(await thinkOnce(trial));
  return seen;
}

function thinkOnce(trial: Trial): Promise<Thought> {
  const { browser, scene, throttle } = trial;
  return atTable(trial, async (page, context) => {
    await scene.prepare?.(page);
    await settle(page);
    await loadDriver(page);
    const alone = await traced(browser, page, () => scene.act(page, context));
    await page.locator(BUTTON).hover();
    await page.waitForTimeout(POINTING_MS);
    await page.evaluate(markHint, { button: BUTTON, answer: ANSWER, marks: MARKS });
    const thinking = await traced(browser, page, async () => {
      await page.locator(BUTTON).click();
      await scene.act(page, context);
      await page.locator(ANSWER).waitFor();
    });
    const reading = { throttle, whole: true };
    return {
      answerMs: Math.round(answerIn(thinking) * throttle),
      beginMs: Math.round(threadsIn(thinking).main.within(...spanOf(thinking, 'asked', 'begun')) * throttle),
      thinking: smoothnessOf(duringThought(thinking), reading),
      alone: smoothnessOf(alone, reading),
    };
  });
}

/** Runs in the browser. */
function markHint({ button, answer, marks }: { button: string; answer: string; marks: typeof MARKS }): void {
  document.querySelector(button)?.addEventListener('click', () => performance.mark(marks.asked));
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      performance.mark(marks.begun);
      super(url, options);
    }
  };
  const observer = new MutationObserver(() => {
    if (document.querySelector(answer) === null) return;
    performance.mark(marks.shown);
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Not included: waiting for the server, and compiling and collecting garbage on threads that help. */
function answerIn(events: readonly TraceEvent[]): number {
  const [asked, shown] = [markedTask(events, MARKS.asked), markedTask(events, MARKS.shown)];
  if (asked === undefined || shown === undefined) throw new Error('no hint was given');
  return asked + workersIn(events) + shown;
}

/** Without the frames before the thought and after the answer. */
function duringThought(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const [begun, shown] = spanOf(events, 'begun', 'shown');
  return events.filter(({ name, ts }) => name !== 'BeginMainThreadFrame' || (ts > begun && ts < shown));
}

function spanOf(events: readonly TraceEvent[], from: keyof typeof MARKS, to: keyof typeof MARKS): Span {
  const at = (mark: string): number => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  return [at(MARKS[from]), at(MARKS[to])];
}
