import { fileURLToPath } from 'node:url';
import {
  beginSelection,
  type Components,
  type ControlsProps,
  type GameTable,
  makeStore,
  type Option,
  type Outlook,
  outlook,
  pick,
  type Step,
  type TableProps,
  type Timeline,
  type Turn,
} from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { type ComponentType, h, options, render } from 'preact';
import { createServer } from 'vite';
import { installPlainDom, type PlainNode } from './plainDom.ts';

/** A game's components as the pages load them. */
export type Drawn = GameTable<
  Components & { readonly table: ComponentType<TableProps>; readonly controls: ComponentType<ControlsProps> }
>;
/** Loads a module as the pages do. */
export type Read = (path: string) => Promise<Record<string, unknown>>;

export interface Question {
  readonly view: unknown;
  readonly seat: number;
  readonly seats: number;
  readonly seq: number;
  readonly offered: readonly Option[];
  /** By default `Seat 1` and so on. */
  readonly names?: readonly string[];
  /** On a phone; it matters when the table is mounted. */
  readonly isPhone?: boolean;
}

/** A text that the table shows or has spoken. */
export interface DrawnText {
  readonly text: string;
  /** The data attributes around it, each from the nearest element that has it, without `data-`. */
  readonly data: Readonly<Record<string, string>>;
}

/** A game's own table, rendered without a browser from the same components as in the pages. */
export interface DrawnTable {
  /** Renders a question with what has been picked so far and returns everything that can be clicked. */
  draw(question: Question, picks?: readonly string[]): { readonly now: Outlook; readonly targets: ReadonlySet<string> };
  /** Renders and waits until everything the table loads later is there. */
  settle(question: Question): Promise<void>;
  /** Clicks a target in the latest rendering and returns what it picked. */
  click(target: string): readonly string[];
  /** Renders something else in place of the table. */
  drawOther(component: unknown, props: object): void;
  /** All texts of the latest rendering, popovers included. */
  texts(): readonly DrawnText[];
  /** The ids of all things in the latest rendering that may have a card. */
  things(): ReadonlySet<string>;
  /** Removes the rendering, so that the next one formats every text again. */
  clear(): void;
  /** A module in the instance that the table uses. */
  read: Read;
  close(): Promise<void>;
}

const WEB = fileURLToPath(new URL('../../../apps/web', import.meta.url));
const DESKTOP = { innerWidth: 1440, innerHeight: 900 };
const PHONE = { innerWidth: 390, innerHeight: 844 };
/** The maximum time for what is loaded after the table. */
const LATER_MS = 200;

export async function openTable(load: (read: Read) => Promise<Drawn>): Promise<DrawnTable> {
  const { body, remove } = installPlainDom();
  const vite = await createServer({
    root: WEB,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const read: Read = (path) => vite.ssrLoadModule(path);
  const { Table, Controls } = await load(read);
  const timeline: Timeline<Step> = { now: makeStore(undefined), skip: () => undefined };
  let picked: string[] = [];

  // As in the page, picking changes only the turn.
  let [asked, fixed]: [Question | undefined, ReturnType<typeof propsOf> | undefined] = [undefined, undefined];

  function draw(question: Question, picks: readonly string[] = []) {
    const { offered, isPhone = false } = question;
    Object.assign(globalThis.window, isPhone ? PHONE : DESKTOP);
    if (asked !== question || fixed === undefined) [asked, fixed] = [question, propsOf(question)];
    const begun = beginSelection(offered, { free: true });
    const selection = picks.reduce(pick, begun);
    const now = outlook(selection);
    picked = [...picks];
    const turn: Turn = {
      selection,
      outlook: now,
      whole: outlook(begun),
      pick: (...targets) => void picked.push(...targets),
      back: () => void picked.pop(),
      cancel: () => undefined,
      confirm: () => undefined,
    };
    const props = { ...fixed, turn, timeline };
    const controls = Controls === undefined ? null : h(Controls, { ...props, otherwise: null });
    render(h('main', {}, h(Table, props), controls), body as never);
    return { now, targets: new Set(clickable(body).keys()) };
  }

  return {
    draw,
    async settle(question) {
      draw(question);
      await pause();
    },
    click(target) {
      clickable(body).get(target)?.click();
      return picked;
    },
    drawOther: (component, props) => render(h(component as ComponentType, props as never), body as never),
    texts() {
      openPopovers(body);
      return textsIn(body, {});
    },
    things: () => new Set([...body.all()].flatMap(thingsOf)),
    clear: () => render(null, body as never),
    read,
    async close() {
      render(null, body as never);
      // Effects are cleaned up by a timer that is set by another one: a busy machine may run the first of them late.
      await pause();
      await pause();
      await vite.close();
      remove();
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LATER_MS));
}

/** What a question gives the table, besides the turn. */
function propsOf({ view, seat, seats, seq, offered, names }: Question) {
  return {
    table: tableOf(seats),
    moment: { seq, view, seat, awaiting: [seat], legal: offered.map(({ text }) => text) },
    names: names ?? Array.from({ length: seats }, (_, at) => `Seat ${at + 1}`),
    own: [seat],
    resigned: [],
  };
}

/** A table of bots: the players make no difference here. */
function tableOf(seats: number): TableInfo {
  return {
    id: '',
    game: '',
    title: '',
    code: '',
    visibility: 'unlisted',
    status: 'running',
    options: {},
    terms: {},
    ownComponents: false,
    rulesVersion: 0,
    host: '',
    seats: Array.from({ length: seats }, () => ({ kind: 'bot', bot: '', name: '' })),
    seq: 0,
    awaiting: [],
    createdAt: 0,
    movedAt: 0,
  };
}

function clickable(body: PlainNode): Map<string, PlainNode> {
  const found = new Map<string, PlainNode>();
  for (const node of body.all()) {
    const target = node.nodeType === 1 ? node.getAttribute('data-target') : null;
    if (target !== null && node.getAttribute('data-pick') !== null) found.set(target, node);
  }
  return found;
}

/** Clicks the buttons of all popovers and renders what they show. */
function openPopovers(body: PlainNode): void {
  const before = options.debounceRendering;
  const renderings: (() => void)[] = [];
  options.debounceRendering = (work) => void renderings.push(work);
  for (const node of [...body.all()]) {
    const isClosed = node.nodeType === 1 && node.getAttribute('aria-expanded') === 'false';
    if (isClosed && node.parentNode?.getAttribute('class') === 'popover') node.click();
  }
  for (const work of renderings) work();
  if (before === undefined) delete options.debounceRendering;
  else options.debounceRendering = before;
}

function thingsOf(node: PlainNode): readonly string[] {
  return ['data-card', 'data-spot', 'data-piece'].flatMap((name) => node.getAttribute(name) ?? []);
}

const SPOKEN = ['aria-label', 'title', 'alt', 'aria-description', 'placeholder'];

function textsIn(node: PlainNode, around: DrawnText['data']): readonly DrawnText[] {
  if (node.nodeType === 3) return [{ text: `${node.data}`, data: around }];
  const attributes = [...node.attributes()];
  const own = attributes.flatMap(([name, value]) =>
    name.startsWith('data-') ? [[name.slice(5), value] as const] : [],
  );
  const data = own.length === 0 ? around : { ...around, ...Object.fromEntries(own) };
  return [
    ...attributes.flatMap(([name, text]) => (SPOKEN.includes(name) ? [{ text, data }] : [])),
    ...node.childNodes.flatMap((child) => textsIn(child, data)),
  ];
}
