import type { ControlsProps } from '@portolan/client';
import type { Box } from '@portolan/francis-drake';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { AttackControls } from './controls/Attack.tsx';
import { CounterControls } from './controls/Counters.tsx';
import { HomeControls } from './controls/Home.tsx';
import { ExchangeControls, InformerControls, MoveControls } from './controls/Informer.tsx';
import { MissionControls } from './controls/Mission.tsx';
import { StreetControls } from './controls/StreetTurn.tsx';
import { TradeControls } from './controls/Trade.tsx';
import { YieldControls } from './controls/Yield.tsx';
import { DealProvider, dealOf, type Question } from './deal.ts';

const CONTROLS: Readonly<Record<Question['kind'], () => JSX.Element>> = {
  plymouthTurn: StreetControls,
  chooseYield: YieldControls,
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

/** What stands below the question: each kind of question has its own. */
export function Controls({ box, ...props }: ControlsProps<ComponentChildren> & { readonly box: Box }): JSX.Element {
  const deal = useMemo(() => dealOf(box, props), [box, props.moment, props.turn, props.names, props.own]);
  const Asked = deal.question === undefined ? undefined : CONTROLS[deal.question.kind];
  if (Asked === undefined) return <>{props.otherwise}</>;
  return (
    <DealProvider value={deal}>
      <div class="choices fd-controls" data-asked={deal.question?.kind}>
        <Asked />
      </div>
    </DealProvider>
  );
}
