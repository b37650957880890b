import type { Cue, Route, Where } from './cue.ts';
import { type Point, smoothRoute } from './route.ts';

/** A cue with the places it refers to, measured. */
export interface Plan<Sprite> {
  readonly cue: Cue<Sprite>;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** The piece on the table that its sprite replaces. */
  readonly piece: HTMLElement | undefined;
  /** The size of the type where the sprite belongs, in pixels: sprites are drawn in em. */
  readonly size: number;
  /** Its route, if it is not straight. */
  readonly route?: readonly Point[];
}

/** The pieces and spots of the table by name. */
export interface Named {
  isInSight(box: DOMRect): boolean;
  readonly elements: ReadonlyMap<string, readonly HTMLElement[]>;
}

interface Found {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

const LEAST_SIZE = 15;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Where a cue takes place; none where nothing of it is visible. With reduced motion it is a ring around its end. */
export function planOf<Sprite>(cue: Cue<Sprite>, named: Named, travels: boolean): Plan<Sprite>[] {
  if (cue.do === 'sound') return [];
  if (cue.do === 'ceremony') return [still(cue, DOMRect.fromRect(NOWHERE))];
  const end = find(named, endOf(cue));
  if (!travels || cue.do === 'ring') {
    const around: Cue<Sprite> = { do: 'ring', around: [], at: 0, for: 1 };
    return end === undefined || cue.do === 'puff' ? [] : [still(around, end.box)];
  }
  if (cue.do === 'travel') return journey(cue, named, end);
  if (end === undefined) return [];
  const piece = cue.do === 'turn' || cue.do === 'vanish' ? end.element : undefined;
  return [{ ...still(cue, end.box), piece, size: sizeAt(end.element) }];
}

function still<Sprite>(cue: Cue<Sprite>, box: DOMRect): Plan<Sprite> {
  return { cue, from: box, to: box, piece: undefined, size: LEAST_SIZE };
}

function endOf<Sprite>(cue: Cue<Sprite>): Where {
  if (cue.do === 'ring') return cue.around;
  if ('to' in cue) return cue.to;
  return 'piece' in cue ? [cue.piece] : [];
}

type Travel<Sprite> = Extract<Cue<Sprite>, { readonly do: 'travel' }>;

function journey<Sprite>(cue: Travel<Sprite>, named: Named, end: Found | undefined): Plan<Sprite>[] {
  const { via } = cue;
  const way = via === undefined ? [] : waypoints(via, named);
  const start = find(named, cue.from);
  const from = via?.enters === true ? at(way[0]) : start?.box;
  const to = via?.leaves === true || via?.stays === true ? at(way.at(-1)) : end?.box;
  if (from === undefined || to === undefined) return [];
  const piece = cue.hides === undefined ? undefined : find(named, [cue.hides])?.element;
  const model = piece ?? end?.element ?? start?.element;
  const size = (via && emOf(via, named)) ?? (model === undefined ? LEAST_SIZE : sizeAt(model));
  if (way.length === 0) return [{ cue, from, to, piece, size }];
  return [{ cue, from, to, piece, size, route: smoothRoute([middle(from), ...way, middle(to)]) }];
}

function emOf({ within, em }: Route, named: Named): number | undefined {
  const width = named.elements.get(within)?.[0]?.getBoundingClientRect().width;
  return em === undefined || width === undefined ? undefined : em * width;
}

function waypoints({ within, through }: Route, named: Named): readonly Point[] {
  const box = named.elements.get(within)?.[0]?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return [];
  return through.map(({ x, y }) => ({ x: box.left + x * box.width, y: box.top + y * box.height }));
}

function at(point: Point | undefined): DOMRect | undefined {
  return point && DOMRect.fromRect(point);
}

export function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function sizeAt(element: HTMLElement): number {
  return Math.max(LEAST_SIZE, Number.parseFloat(getComputedStyle(element).fontSize));
}

/** The page is searched once for all cues of an event. */
export function namedIn(root: HTMLElement, allInSight: boolean): Named {
  const elements = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece],[data-spot],[data-card]')) {
    const { piece, spot, card } = element.dataset;
    for (const name of new Set([piece, spot, card])) {
      if (name === undefined) continue;
      const others = elements.get(name);
      if (others === undefined) elements.set(name, [element]);
      else others.push(element);
    }
  }
  return { elements, isInSight: (box) => box.width > 0 && box.height > 0 && (allInSight || isOnTop(root, box)) };
}

function find(named: Named, names: Where): Found | undefined {
  for (const name of names) {
    for (const element of named.elements.get(name) ?? []) {
      const box = element.getBoundingClientRect();
      if (named.isInSight(box)) return { element, box };
    }
  }
  return undefined;
}

/** On the screen, and not below what covers the table. */
function isOnTop(root: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  return root.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
