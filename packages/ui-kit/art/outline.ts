export type Point = readonly [x: number, y: number];

/** The number of straight segments for a curve or a quarter of an ellipse. */
const STEPS = 6;

interface Pen {
  at: Point;
  start: Point;
  /** The last control point, for smooth curves that follow. */
  handle: Point | undefined;
  readonly contours: Point[][];
}

/** Flattens SVG path data into contours of straight lines. */
export function outline(path: string): readonly (readonly Point[])[] {
  const pen: Pen = { at: [0, 0], start: [0, 0], handle: undefined, contours: [] };
  for (const { letter, numbers } of stepsOf(path)) {
    const relative = letter !== letter.toUpperCase();
    draw(pen, letter.toUpperCase(), numbers, relative);
  }
  return pen.contours;
}

/** The number of arguments of each command. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

function stepsOf(path: string): { readonly letter: string; readonly numbers: readonly number[] }[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const takes = TAKES[letter.toUpperCase()];
    if (takes === undefined) throw new Error(`a path with "${letter}"`);
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (takes === 0) return [{ letter, numbers: [] }];
    return Array.from({ length: numbers.length / takes }, (_, at) => ({
      // After the first pair, a move continues as a line.
      letter: letter.toUpperCase() === 'M' && at > 0 ? (letter === 'M' ? 'L' : 'l') : letter,
      numbers: numbers.slice(at * takes, (at + 1) * takes),
    }));
  });
}

function draw(pen: Pen, command: string, numbers: readonly number[], relative: boolean): void {
  const [x0, y0] = pen.at;
  const [dx, dy] = relative ? pen.at : [0, 0];
  const point = (at: number): Point => [(numbers[at] ?? 0) + dx, (numbers[at + 1] ?? 0) + dy];
  const handle = pen.handle;
  pen.handle = undefined;
  const [reflectedX, reflectedY] = handle ?? pen.at;
  const [rx = 0, , , large = 0, sweep = 0] = numbers;
  if (command === 'M') {
    pen.start = pen.at = point(0);
    pen.contours.push([pen.at]);
  } else if (command === 'L') lineTo(pen, point(0));
  else if (command === 'H') lineTo(pen, [(numbers[0] ?? 0) + dx, y0]);
  else if (command === 'V') lineTo(pen, [x0, (numbers[0] ?? 0) + dy]);
  else if (command === 'C') curveTo(pen, point(0), point(2), point(4));
  else if (command === 'S') curveTo(pen, [2 * x0 - reflectedX, 2 * y0 - reflectedY], point(0), point(2));
  else if (command === 'A') arcTo(pen, rx, { large: large === 1, sweep: sweep === 1 }, point(5));
  else pen.at = pen.start;
}

function lineTo(pen: Pen, to: Point): void {
  const contour = pen.contours.at(-1);
  if (contour === undefined) throw new Error('a path begins with a move');
  pen.at = to;
  const [first] = contour;
  if (first === undefined || Math.hypot(to[0] - first[0], to[1] - first[1]) > 1e-6) contour.push(to);
}

function curveTo(pen: Pen, one: Point, two: Point, to: Point): void {
  const from = pen.at;
  for (let step = 1; step <= STEPS; step++) {
    const t = step / STEPS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    lineTo(pen, [a * from[0] + b * one[0] + c * two[0] + d * to[0], a * from[1] + b * one[1] + c * two[1] + d * to[1]]);
  }
  pen.handle = two;
}

/** Arcs of circles only: the emblems have no other ellipses. */
function arcTo(pen: Pen, wanted: number, way: { readonly large: boolean; readonly sweep: boolean }, to: Point): void {
  const [x0, y0] = pen.at;
  const half: Point = [(to[0] - x0) / 2, (to[1] - y0) / 2];
  const chord = Math.hypot(...half);
  const radius = Math.max(wanted, chord);
  const off = Math.sqrt(Math.max(0, radius * radius - chord * chord)) / chord;
  const side = way.large === way.sweep ? -1 : 1;
  const middle: Point = [x0 + half[0] - side * off * half[1], y0 + half[1] + side * off * half[0]];
  const begin = Math.atan2(y0 - middle[1], x0 - middle[0]);
  let turn = Math.atan2(to[1] - middle[1], to[0] - middle[0]) - begin;
  if (way.sweep && turn <= 0) turn += 2 * Math.PI;
  if (!way.sweep && turn >= 0) turn -= 2 * Math.PI;
  const steps = Math.ceil((Math.abs(turn) / (Math.PI / 2)) * STEPS);
  for (let step = 1; step < steps; step++) {
    const angle = begin + (turn * step) / steps;
    lineTo(pen, [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)]);
  }
  lineTo(pen, to);
}
