import {
  answersTo,
  type Box,
  budget,
  type Foreseen,
  foresee,
  harboursInReach,
  type Move,
  type State,
  spacesLeft,
  strengthAgainst,
  tokensWithin,
  whyFutile,
} from '@portolan/amerigo';
import { goldGained } from './goldGained.ts';
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
  const gold = goldGained(events);
  if (gold > 0) return { text: t('does.gold', { gold }), futile: false };
  return { text: t(`futile.${whyFutile(box, state, chosen.seat, chosen.colour)}`), futile: true };
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
