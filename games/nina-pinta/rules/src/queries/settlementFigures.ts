import type { Box } from '../box.ts';
import type { Place } from '../ids.ts';
import type { Building } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { costOf } from './building.ts';
import type { Settlement } from './lands.ts';
import { settlementScore } from './points.ts';
import { settlementRevenue } from './revenue.ts';

/** What one settlement yields in an era and scores at the end. */
export interface SettlementFigures {
  readonly gold: number;
  readonly points: number;
}

/** In an explored land, with its Increases and its Cathedral. [NP-REV-01] [NP-REV-02] [NP-BONUS-15] [NP-SCORE-03] */
export function settlementFigures(box: Box, view: View, place: Place, what: Settlement): SettlementFigures {
  const state = stateOfView(box, view);
  return {
    gold: settlementRevenue(box, state, place, what),
    points: settlementScore(box, state, place, what),
  };
}

export interface BuildingFigures extends SettlementFigures {
  readonly price: number;
}

/** What a building costs, yields and scores; without a land, in one with nothing special. [NP-BUILD-15..18] */
export function buildingFigures(box: Box, view: View, building: Building, place?: Place): BuildingFigures {
  const what = building === 'town' ? 'town' : 'city';
  const price = costOf(box, building);
  if (place !== undefined) return { price, ...settlementFigures(box, view, place, what) };
  const plain = { tiles: [], increases: [0], cathedrals: [0] };
  return { price, gold: settlementRevenue(box, plain, 0, what), points: settlementScore(box, plain, 0, what) };
}
