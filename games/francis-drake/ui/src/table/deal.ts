import type { TableProps, Turn } from '@portolan/client';
import type { Box, View } from '@portolan/francis-drake';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type Question = NonNullable<View['question']>;

/** What every part of the table needs to know. */
export interface Deal {
  readonly box: Box;
  /** The table as it is on show; while a show runs it lags behind the truth. */
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** Absent where nothing can be chosen. */
  readonly turn: Turn | undefined;
  /** The seat that answers or, when nothing is asked, the one whose eyes these are. */
  readonly me: number | undefined;
  /** What is asked of the one who looks; nothing when others are asked. */
  readonly question: Question | undefined;
}

export function dealOf(box: Box, { moment, names, own, turn }: TableProps, shown?: View): Deal {
  const truth = moment.view as View;
  return {
    box,
    view: shown ?? truth,
    names,
    own,
    turn,
    me: moment.seat ?? (typeof truth.viewer === 'number' ? truth.viewer : own[0]),
    question: turn === undefined ? undefined : truth.question,
  };
}

const DealContext = createContext<Deal | undefined>(undefined);
export const DealProvider = DealContext.Provider;

export function useDeal(): Deal {
  const deal = useContext(DealContext);
  if (deal === undefined) throw new Error('no table around this part of it');
  return deal;
}

export function isLit({ turn }: Deal, target: string | undefined): boolean {
  return target !== undefined && turn?.outlook.lit.has(target) === true;
}

export function isSettled({ turn }: Deal, target: string | undefined): boolean {
  return target !== undefined && turn?.outlook.settled.includes(target) === true;
}

/** The latest of what was picked that begins like this, without that beginning. */
export function pickedOf({ turn }: Deal, kind: string): string | undefined {
  const found = turn?.outlook.settled.findLast((target) => target.startsWith(kind));
  return found?.slice(kind.length);
}
