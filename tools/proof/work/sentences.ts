import { setImmediate as immediate } from 'node:timers/promises';
import { beginSelection, type GameText, outlook, pick } from '@portolan/client';
import { type Fault, judgeSentence, type Occasion, type PlayedMove, type Tally } from '@portolan/client/testing';
import type { Said } from '@portolan/i18n';
import type { Hearing } from '@portolan/i18n/testing';
import {
  type BaseEvent,
  type BaseState,
  below,
  nextWord,
  type OpenGame,
  type Rng,
  rngFromSeed,
  type Viewer,
} from '@portolan/kernel';
import type { DrawnTable } from '../drawing/drawnTable.ts';
import type { Rarity, ShownEvent, Speaker, SpeakingGame } from '../drawing/speakers.ts';
import { type Course, courseFrom, type Position, playMove, type RandomGame, randomCourse } from './randomCourse.ts';

/** A game's texts and table, and what listens to them. */
export interface Listening {
  readonly open: OpenGame;
  readonly judged: SpeakingGame['catalogues'];
  readonly speaker: Speaker;
  readonly table: DrawnTable;
  readonly hearing: Hearing;
  targets(text: string): readonly string[];
  /** By `catalogue.key`. */
  readonly tallies: Map<string, Tally>;
  /** By kind of question: how often the table was drawn for it. */
  readonly drawn: Map<string, number>;
}

export interface HeardGame {
  readonly game: Omit<RandomGame, 'open'>;
  /** How many decisions are drawn, besides those of rare kinds. */
  readonly drawings: number;
  /** The share of the other decisions at which somebody listens. */
  readonly heard: number;
}

export interface GameFault extends Fault {
  readonly where: string;
}

const NO_STATE: BaseState = { rng: [0, 0, 0, 0], stack: [] };
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'];
/** Kinds of question are drawn at least so often. */
const RARE = 25;
/** Of more moves than these, some are described. */
const FEW_MOVES = 40;
/** The whole table in words is long: it is heard at every so many decisions. */
const EACH_VIEW = 8;
const MOST_FAULTS = 40;
const QUIET_ROUNDS = 4;
const MOST_ROUNDS = 40;
/** One drawing of so many is on a phone. */
const PHONES = 4;

/** Plays a random game, listens to everything said on the way, and judges it by what happened. */
export function judgeGame(listening: Listening, { game, drawings, heard }: HeardGame): Promise<readonly GameFault[]> {
  const course = randomCourse({ ...game, open: listening.open });
  const { seed, seats, options } = game;
  const where = `${seed}, ${seats} players, ${JSON.stringify(options)}`;
  return judgeCourse(listening, { course, seats, where, heard, share: drawings / course.length });
}

/** The same for a position that is set up by hand, where the table is drawn at every decision. */
export function judgePosition(listening: Listening, position: Position): Promise<readonly GameFault[]> {
  const { name: where, seats } = position;
  return judgeCourse(listening, { course: courseFrom(listening.open, position), seats, where, heard: 1, share: 1 });
}

interface HeardCourse {
  readonly course: Course;
  readonly seats: number;
  readonly where: string;
  readonly heard: number;
  /** Of the decisions that are drawn, besides those of rare kinds. */
  readonly share: number;
}

async function judgeCourse(
  listening: Listening,
  { course, seats, where, heard, share }: HeardCourse,
): Promise<readonly GameFault[]> {
  const { game } = listening.open;
  const rng = rngFromSeed(`${where}/sentences`);
  const faults: GameFault[] = [];
  const isOver = game.awaiting(course.at(-1)?.after ?? NO_STATE).length === 0;
  const moments = course.length + (isOver ? 1 : 0);
  for (let at = 0; at < moments && faults.length < MOST_FAULTS; at++) {
    const moment = momentOf(listening, { course, at, seats });
    const rare = rarityOf(listening, moment);
    const draws = isDrawn(listening, moment, { rng, share }) || rare !== undefined;
    if (!draws && moment.played !== undefined && !isChosen(rng, heard)) continue;
    if (draws && listening.drawn.size === 0) await settle(listening, moment);
    const found = [...judgeDecision(listening, moment, rng), ...judgeEvents(listening, moment, rng)];
    if (draws) found.push(...judgeDrawing(listening, moment, { rng, rare }));
    if (moment.played === undefined) found.push(...judgeResult(listening, moment, course));
    listening.hearing.forget();
    // The page's effects are timers; kept back, they and all that was drawn would pile up over the whole game.
    if (draws) await immediate();
    faults.push(...found.map((fault) => ({ ...fault, where: `${where}, decision ${at + 1}` })));
  }
  return faults;
}

/** Waits until what the table loads after its first picture is there, also on a busy machine. */
async function settle({ table, ...listening }: Listening, moment: Moment): Promise<void> {
  const question = questionOf({ table, ...listening }, moment);
  let quiet = 0;
  for (let count = 0, round = 0; quiet < QUIET_ROUNDS && round < MOST_ROUNDS; round++) {
    await table.settle(question);
    const now = table.texts().length;
    quiet = now === count ? quiet + 1 : 0;
    count = now;
  }
}

/** A decision of the course, or the end of the game. */
interface Moment {
  readonly state: BaseState;
  readonly seat: number | undefined;
  readonly seats: number;
  readonly seq: number;
  readonly names: readonly string[];
  readonly legal: readonly unknown[];
  readonly played: Course[number] | undefined;
  readonly course: Course;
  play(move: unknown): PlayedMove<BaseState, unknown, BaseEvent>;
  answersIn(state: BaseState): Course;
}

interface CourseAt {
  readonly course: Course;
  readonly at: number;
  readonly seats: number;
}

function momentOf({ open: { game } }: Listening, { course, at, seats }: CourseAt): Moment {
  const played = course[at];
  const state = played?.before ?? course[at - 1]?.after ?? NO_STATE;
  const tried = new Map<unknown, PlayedMove<BaseState, unknown, BaseEvent>>();
  return {
    state,
    seat: played?.seat,
    seats,
    seq: at,
    names: NAMES.slice(0, seats),
    legal: played === undefined ? [] : game.legalMoves(state, played.seat, []),
    played,
    course: course.slice(at),
    play(move) {
      const known = tried.get(move) ?? playMove(game, { state, seat: played?.seat ?? 0, move });
      tried.set(move, known);
      return known;
    },
    answersIn(from) {
      const [seat = 0] = game.awaiting(from);
      return game.legalMoves(from, seat, []).map((move) => playMove(game, { state: from, seat, move }));
    },
  };
}

function occasionOf(moment: Moment, more: Pick<Occasion, 'view' | 'viewer' | 'about'> & Partial<Occasion>): Occasion {
  const { state, names, seat, legal, course, play, answersIn } = moment;
  return { state, names, seat, legal, resigned: [], course, play, answersIn, ...more };
}

function judge(listening: Listening, occasion: Occasion, text: string | readonly Said[]): readonly Fault[] {
  const { hearing, judged: catalogues, tallies } = listening;
  const faults = hearing.sentencesIn(text).flatMap((said) => judgeSentence({ catalogues, tallies, occasion }, said));
  return faults.map((fault) => ({ ...fault, why: `${fault.why}; ${JSON.stringify(occasion.about, shortened)}` }));
}

/** What was spoken about, without states. */
function shortened(key: string, value: unknown): unknown {
  return key === 'after' ? undefined : value;
}

/** The question and every move that answers it, to the player who is asked; and the table in words. */
function judgeDecision(listening: Listening, moment: Moment, rng: Rng): readonly Fault[] {
  const { game } = listening.open;
  const viewer = moment.seat ?? 'spectator';
  const view = game.view(moment.state, viewer);
  const say = (
    about: Occasion['about'],
    ...texts: readonly (string | readonly Said[] | undefined)[]
  ): readonly Fault[] => {
    const occasion = occasionOf(moment, { view, viewer, about });
    return texts.flatMap((text) => (text === undefined ? [] : judge(listening, occasion, text)));
  };
  const text = textAt(listening, view);
  const more = listening.speaker.more?.(occasionOf(moment, { view, viewer, about: { kind: 'view' } })) ?? [];
  return [
    ...judgePrompts(listening, moment),
    ...(moment.seq % EACH_VIEW === 0
      ? say({ kind: 'view' }, listening.speaker.text.describeView(view, moment.names))
      : []),
    ...some(moment.legal, rng).flatMap((move) => {
      const { text: what, cost, effect } = text.describeMove(move, view);
      return say({ kind: 'move', move }, what, cost, effect);
    }),
    ...more.flatMap((spoken) => say(spoken.about, spoken.text)),
  ];
}

/** All moves if they are few, otherwise about as many as that. */
function some(moves: readonly unknown[], rng: Rng): readonly unknown[] {
  const step = Math.ceil(moves.length / FEW_MOVES);
  const first = below(rng, Math.max(1, step));
  return moves.filter((_, at) => at % step === first);
}

/** The question, to the players and to those who watch. */
function judgePrompts(listening: Listening, moment: Moment): readonly Fault[] {
  const { game } = listening.open;
  const viewers: readonly Viewer[] = [...moment.names.keys(), 'spectator'];
  return viewers.flatMap((viewer) => {
    const view = game.view(moment.state, viewer);
    const occasion = occasionOf(moment, { view, viewer, about: { kind: 'prompt' } });
    return judge(listening, occasion, textAt(listening, view).prompt(view));
  });
}

function textAt({ speaker: { text } }: Listening, view: unknown, resigned: readonly number[] = []): GameText {
  return text.forMatch?.(view, resigned) ?? text;
}

/** The log entries of the move, to one of those who read them. */
function judgeEvents(listening: Listening, moment: Moment, rng: Rng): readonly Fault[] {
  const { game } = listening.open;
  const reader = below(rng, moment.seats + 1);
  const viewer: Viewer = reader < moment.seats ? reader : 'spectator';
  // The end of a match is told differently if somebody has resigned, which does not happen in random games.
  const isLast = moment.played !== undefined && game.outcome(moment.played.after) !== undefined;
  const endings: readonly (readonly number[])[] = isLast ? [[], [below(rng, moment.seats)]] : [[]];
  let state = moment.state;
  return (moment.played?.steps ?? []).flatMap((step) => {
    const before = state;
    state = step.state;
    const event = game.redact(step.event, viewer);
    if (event === undefined) return [];
    const view = game.view(before, viewer);
    const occasion = occasionOf(moment, { view, viewer, state: before, about: { kind: 'event', event, after: state } });
    const caption = stringsIn(listening.speaker.caption?.({ view, names: moment.names }, event));
    const scene = { view, after: game.view(state, viewer), names: moment.names };
    return [
      ...endings.flatMap((resigned) => judgeTold(listening, { ...occasion, resigned }, event)),
      ...[...caption, ...shownTexts(listening, scene, event)].flatMap((text) => judge(listening, occasion, text)),
    ];
  });
}

/** The log entry of one event, as this viewer reads it. */
function judgeTold(listening: Listening, occasion: Occasion, event: BaseEvent): readonly Fault[] {
  const { view, viewer, names, resigned } = occasion;
  const text = textAt(listening, view, resigned);
  const you = typeof viewer === 'number' ? viewer : undefined;
  const told = text.tellEvent?.(event, names, you) ?? text.describeEvent(event, names, you);
  return told === undefined ? [] : judge(listening, occasion, told);
}

/** The texts in front of the table while an event is shown. */
function shownTexts({ table, speaker }: Listening, scene: ShownEvent, event: unknown): readonly string[] {
  const shown = speaker.shows?.(scene, event) ?? [];
  return shown.flatMap(({ component, props }) => {
    table.clear();
    table.drawOther(component, props);
    const texts = table.texts().map(({ text }) => text);
    table.clear();
    return texts;
  });
}

/** The charts of the finished game. */
function judgeResult(listening: Listening, moment: Moment, course: Course): readonly Fault[] {
  const { open, table, speaker } = listening;
  const outcome = open.game.outcome(moment.state);
  if (speaker.Result === undefined || outcome === undefined) return [];
  const events = course.flatMap(({ steps }) => steps.map(({ event }) => event));
  table.clear();
  table.drawOther(speaker.Result, { outcome, names: moment.names, events });
  const view = open.game.view(moment.state, 'spectator');
  const faults = table.texts().flatMap(({ text, data }) => {
    const about = { kind: 'drawn', data, moves: [] } as const;
    return judge(listening, occasionOf(moment, { view, viewer: 'spectator', about }), text);
  });
  table.clear();
  const record = stringsIn(speaker.record?.({ outcome, view }));
  const occasion = occasionOf(moment, { view, viewer: 'spectator', about: { kind: 'view' } });
  return [...faults, ...record.flatMap((text) => judge(listening, occasion, text))];
}

function isDrawn(
  { drawn }: Listening,
  moment: Moment,
  { rng, share }: { readonly rng: Rng; readonly share: number },
): boolean {
  const kind = moment.state.stack.at(-1)?.kind ?? '';
  return isChosen(rng, share) || (drawn.get(kind) ?? 0) < RARE;
}

function isChosen(rng: Rng, share: number): boolean {
  return nextWord(rng) / 2 ** 32 < share;
}

/** What is seldom offered and has not been drawn often enough; it is drawn now. */
function rarityOf({ speaker, drawn, open: { game } }: Listening, moment: Moment): Rarity | undefined {
  if (moment.seat === undefined) return undefined;
  const view = game.view(moment.state, moment.seat);
  const occasion = occasionOf(moment, { view, viewer: moment.seat, about: { kind: 'view' } });
  const rare = speaker.rarities?.(occasion).find(({ kind }) => (drawn.get(kind) ?? 0) < RARE);
  if (rare !== undefined) drawn.set(rare.kind, (drawn.get(rare.kind) ?? 0) + 1);
  return rare;
}

interface DrawingRequest {
  readonly rng: Rng;
  readonly rare: Rarity | undefined;
}

function questionOf({ open: { game }, targets }: Listening, { state, seat, seats, seq, legal, names }: Moment) {
  const offered = legal.map((move) => {
    const text = game.writeMove(move);
    return { text, path: targets(text) };
  });
  return { view: game.view(state, seat ?? 0), seat: seat ?? 0, seats, seq, offered, names };
}

/** The table as the player who is asked sees it, with some of the targets of a move picked, and all its cards. */
function judgeDrawing(listening: Listening, moment: Moment, { rng, rare }: DrawingRequest): readonly Fault[] {
  const { open, table, drawn, hearing } = listening;
  const kind = moment.state.stack.at(-1)?.kind ?? '';
  drawn.set(kind, (drawn.get(kind) ?? 0) + 1);
  const question = { ...questionOf(listening, moment), isPhone: below(rng, PHONES) === 0 };
  const wanted = rare?.move === undefined ? -1 : moment.legal.indexOf(rare.move);
  const { path = [] } = question.offered[wanted < 0 ? below(rng, Math.max(1, question.offered.length)) : wanted] ?? {};
  const picks = wanted < 0 ? path.slice(0, below(rng, path.length + 1)) : path;
  table.clear();
  table.draw(question, picks);
  const selection = picks.reduce(pick, beginSelection(question.offered, { free: true }));
  const { lit, chosen } = outlook(selection);
  const byText = new Map(moment.legal.map((move) => [open.game.writeMove(move), move]));
  const said = { view: question.view, viewer: question.seat };
  const chosenMove = chosen === undefined ? undefined : byText.get(chosen.text);
  const texts = table.texts();
  const faults = texts.flatMap(({ text, data }) => {
    const options = lit.get(data.target ?? '') ?? (chosen?.path.includes(data.target ?? '') ? [chosen] : []);
    const moves = options.flatMap((option) => byText.get(option.text) ?? []);
    return judge(
      listening,
      occasionOf(moment, {
        ...said,
        about: { kind: 'drawn', data, moves, ...(chosenMove !== undefined && { chosen: chosenMove }) },
      }),
      text,
    );
  });
  const cards = new Set([...table.things(), ...(listening.speaker.cards?.(question.view) ?? [])]);
  const legal = question.offered.map(({ text }) => text);
  const scene = { view: question.view, names: moment.names, legal };
  for (const card of cards) {
    const words = listening.speaker.card?.(scene, hearing.plain(card));
    const occasion = occasionOf(moment, { ...said, about: { kind: 'card', card } });
    for (const text of stringsIn(words)) faults.push(...judge(listening, occasion, text));
  }
  return faults;
}

/** All strings in plain data. */
function stringsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(stringsIn) : [];
}
