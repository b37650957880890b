import type { Chart, Coast } from './ids.ts';

export type Move =
  /** Lays a chart face down. */
  | { readonly kind: 'bid'; readonly chart: Chart }
  /** Looks at the island off a coast. */
  | { readonly kind: 'look'; readonly coast: Coast }
  /** Ends the exploration without a claim. */
  | { readonly kind: 'goHome' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'leave' };

export function writeMove(move: Move): string {
  switch (move.kind) {
    case 'bid':
      return `bid ${move.chart}`;
    case 'look':
      return `look ${move.coast + 1}`;
    case 'goHome':
      return 'home';
    default:
      return move.kind;
  }
}

const NUMBERED = /^(bid|look) ([1-9]\d?)$/;

export function readMove(text: string): Move | undefined {
  if (text === 'home') return { kind: 'goHome' };
  if (text === 'claim' || text === 'leave') return { kind: text };
  const [, verb, number] = NUMBERED.exec(text) ?? [];
  if (verb === 'bid') return { kind: 'bid', chart: Number(number) };
  if (verb === 'look') return { kind: 'look', coast: Number(number) - 1 };
  return undefined;
}

const NUMBERS = Array.from({ length: 99 }, (_, at) => at + 1);

/** Every move that the notation can express. */
export const ALL_MOVES: readonly Move[] = [
  ...NUMBERS.map((chart): Move => ({ kind: 'bid', chart })),
  ...NUMBERS.map((number): Move => ({ kind: 'look', coast: number - 1 })),
  { kind: 'goHome' },
  { kind: 'claim' },
  { kind: 'leave' },
];
