import type { JSX } from 'preact';
import type { Question } from '../table/scene.ts';
import { BuyProduction } from './BuyProduction.tsx';
import { ChooseShip } from './ChooseShip.tsx';
import { ChooseTile } from './ChooseTile.tsx';
import { ChooseToken } from './ChooseToken.tsx';
import { FoundPost } from './FoundPost.tsx';
import { LayTile } from './LayTile.tsx';
import { LoadCannons } from './LoadCannons.tsx';
import { MoveOrder } from './MoveOrder.tsx';
import { MoveProgress } from './MoveProgress.tsx';
import { PlaceShip } from './PlaceShip.tsx';
import { PlanTile } from './PlanTile.tsx';
import { SailShip } from './SailShip.tsx';
import { TakeTurn } from './TakeTurn.tsx';

export { Forfeit } from './Forfeit.tsx';

/** The controls of every decision. */
export const DECISIONS: Readonly<Record<Question['kind'], () => JSX.Element | null>> = {
  takeTurn: TakeTurn,
  chooseShip: ChooseShip,
  placeShip: PlaceShip,
  sailShip: SailShip,
  foundPost: FoundPost,
  loadCannons: LoadCannons,
  planTile: PlanTile,
  moveProgress: MoveProgress,
  chooseToken: ChooseToken,
  chooseTile: ChooseTile,
  layTile: LayTile,
  buyProduction: BuyProduction,
  moveOrder: MoveOrder,
};
