import {
  answersTo,
  type Box,
  budget,
  type Foreseen,
  foresee,
  layablePieces,
  type Move,
  type State,
  spacesLeft,
  strengthAgainst,
  tokensWithin,
} from '@portolan/amerigo';
import { harboursInReach } from './harboursInReach.ts';
import { t } from './messages/forecast.ts';
import { colourName } from './words.ts';

/** What an action would do if it were taken now. */
export interface ActionForecast {
  /** The action points for it. */
  readonly ap: number;
  readonly text: string;
  /** Nothing would be achieved, or not without cashing something first. */
  readonly futile: boolean;
}

type Asked = NonNullable<Foreseen['asked']>;

/** For an action that the player who is asked may take; undefined for gold and points instead of one. */
export function forecastAction(box: Box, state: State, move: Move): ActionForecast | undefined {
  const foreseen = foresee(box, state, move);
  const chosen = foreseen.events.find((event) => event.kind === 'actionChosen');
  if (chosen === undefined) return undefined;
  const { ap } = chosen;
  const { asked } = foreseen;
  if (asked === undefined) return { ap, ...endsAtOnce(box, foreseen, chosen) };
  const open = answersTo(box, foreseen.state).filter(
    ({ kind }) => kind !== 'cash' && kind !== 'end' && kind !== 'boost',
  );
  if (open.length === 0) return { ap, text: t('futile.unlessCashed'), futile: true };
  const text = describe(box, foreseen.state, asked, open);
  return text === undefined ? { ap, text: t('futile.sail'), futile: true } : { ap, text, futile: false };
}

interface Chosen {
  readonly seat: number;
  readonly colour: number;
}

/** Gold at the end of a track, or nothing at all. */
function endsAtOnce(box: Box, { state, events }: Foreseen, chosen: Chosen): Omit<ActionForecast, 'ap'> {
  const gold = events.reduce((sum, event) => (event.kind === 'goldGained' ? sum + event.gold + event.points : sum), 0);
  if (gold > 0) return { text: t('does.gold', { gold }), futile: false };
  return { text: whyFutile(box, state, chosen), futile: true };
}

const [RED, GREEN] = [2, 4];

function whyFutile(box: Box, state: State, { seat, colour }: Chosen): string {
  const player = state.players[seat];
  if (colour === RED) return t('futile.plan');
  if (colour !== GREEN) return t(state.market.some((kind) => kind >= 0) ? 'futile.dearMarket' : 'futile.noMarket');
  if (player?.planned.every((count) => count === 0)) return t('futile.noTiles');
  if (player?.posts === box.components.posts) return t('futile.noPosts');
  return t(layablePieces(box, state, seat, Number.POSITIVE_INFINITY) === 0 ? 'futile.noFit' : 'futile.tooDear');
}

/** Undefined where the ships cannot move. */
function describe(box: Box, state: State, asked: Asked, open: readonly Move[]): string | undefined {
  const { seat } = asked;
  const player = state.players[seat];
  if (player === undefined || asked.kind === 'takeTurn') return undefined;
  const most = budget(state, asked);
  switch (asked.kind) {
    case 'loadCannons': {
      const strength = strengthAgainst(box, state, seat);
      return t('does.load', { count: open.length - 1, have: player.cannons, strength });
    }
    case 'planTile':
      return t('does.plan', { shapes: open.length });
    case 'moveProgress': {
      const steps = Math.min(most, spacesLeft(box, player, 'moveProgress'));
      const tokens = tokensWithin(box, state.display, player.progress, steps);
      return t('does.progress', { to: player.progress + steps, tokens });
    }
    case 'chooseTile':
      return t('does.build', { tiles: open.length });
    case 'buyProduction':
      return t('does.buy', { kinds: open.length });
    case 'moveOrder': {
      const to = player.track + open.length - 1;
      return t('does.advance', { to, colour: colourName(box.orderColours[to] ?? 0) });
    }
    case 'placeShip':
      return t('does.first', { steps: asked.ap });
    default: {
      const reached = player.ships.map((_, ship) => harboursInReach(box, state, { seat, ship, ap: asked.ap }));
      if (reached.every(({ berths }) => berths === 0)) return undefined;
      const harbours = new Set(reached.flatMap((one) => one.harbours.map(({ berth }) => berth)));
      return t('does.sail', { steps: asked.ap, harbours: harbours.size });
    }
  }
}
