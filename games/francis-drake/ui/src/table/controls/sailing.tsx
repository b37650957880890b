import type { JSX } from 'preact';
import type { Question } from '../scene.ts';
import { AttackControls } from './Attack.tsx';
import { CounterControls } from './Counters.tsx';
import { HomeControls } from './Home.tsx';
import { ExchangeControls, InformerControls, MoveControls } from './Informer.tsx';
import { MissionControls } from './Mission.tsx';
import { TradeControls } from './Trade.tsx';

/** The controls for every question after Plymouth. */
export const SAILING: Readonly<Partial<Record<Question['kind'], () => JSX.Element>>> = {
  placeFrigates: CounterControls,
  placeTroops: CounterControls,
  placeMission: MissionControls,
  useInformer: InformerControls,
  exchangeDiscs: ExchangeControls,
  moveDisc: MoveControls,
  attack: AttackControls,
  pressAttack: AttackControls,
  trade: TradeControls,
  goHome: HomeControls,
};
