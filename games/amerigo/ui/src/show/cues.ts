import { COLOURS, type Event } from '@portolan/amerigo';
import { ring, sound, travel } from '@portolan/table-kit/motion';
import { mapCues } from './mapCues.ts';
import type { ShownScene } from './scene.ts';
import { scoringCues } from './scoringCues.ts';
import type { Sprite, SpriteCue } from './sprite.ts';
import { stockCues } from './stockCues.ts';
import { towerCues } from './towerCues.ts';

/** What moves on the table when `event` is shown. */
export function cuesOf(scene: ShownScene, event: Event): readonly SpriteCue[] {
  switch (event.kind) {
    case 'phaseBegun':
    case 'phaseSkipped':
    case 'phaseEnded':
      return towerCues(scene, event);
    case 'shipPlaced':
    case 'shipSailed':
    case 'postFounded':
    case 'tileLaid':
    case 'islandCompleted':
      return mapCues(scene, event);
    case 'piratesFought':
    case 'pirateTurned':
    case 'roundBegun':
    case 'finalScored':
      return scoringCues(scene, event);
    case 'actionChosen':
    case 'goldTaken':
    case 'cubesScored':
    case 'tilesScored':
    case 'goldGained':
    case 'goldSpent':
    case 'cashed':
    case 'trackEnded':
      return turnCues(event);
    default:
      return stockCues(scene, event);
  }
}

type TurnEvent = Extract<
  Event,
  {
    readonly kind:
      | 'actionChosen'
      | 'goldTaken'
      | 'cubesScored'
      | 'tilesScored'
      | 'goldGained'
      | 'goldSpent'
      | 'cashed'
      | 'trackEnded';
  }
>;

const WHOLE = { at: 0, for: 0.95 };

/** The choice of an action, gold, and points for tiles and cubes. */
function turnCues(event: TurnEvent): readonly SpriteCue[] {
  const { seat } = event;
  const sheet = `seat:${seat}`;
  const purse = [`gold:${seat}`, sheet];
  switch (event.kind) {
    case 'actionChosen': {
      const act = `act:${event.special ? 'special' : COLOURS[event.colour]}`;
      const to = [act, `act:${COLOURS[event.colour]}`];
      return [travel({ is: 'disc', seat }, { from: [sheet], to, time: WHOLE, arc: 0.1, spent: true }), ring(...to)];
    }
    case 'goldTaken':
      return [
        travel(
          { is: 'disc', seat },
          { from: [sheet], to: ['act:gold', 'tower:all'], time: WHOLE, arc: 0.1, spent: true },
        ),
      ];
    case 'cubesScored':
      return scored(seat, event.points, ['act:points', 'tower:all']);
    case 'tilesScored':
      return scored(seat, event.points, ['act:green', 'map:all']);
    case 'goldGained':
      return [sound('coins'), ...gained(purse, event)];
    case 'goldSpent':
      return [{ do: 'puff', sprite: { is: 'glyph', name: 'gold', count: -event.gold }, to: purse, ...WHOLE }];
    case 'cashed': {
      const sprite: Sprite = event.token < 0 ? { is: 'chest' } : { is: 'token', token: event.token };
      const from = event.token < 0 ? `chests:${seat}` : `tokens:${seat}`;
      return [travel(sprite, { from: [from, sheet], to: purse, time: WHOLE, spent: true })];
    }
    case 'trackEnded':
      return [ring(endedTrack(event))];
  }
}

function endedTrack({ seat, colour }: Extract<TurnEvent, { kind: 'trackEnded' }>): string {
  if (COLOURS[colour] === 'black') return `cannons:${seat}`;
  return COLOURS[colour] === 'brown' ? 'track:progress' : 'track:order';
}

function scored(seat: number, count: number, from: readonly string[]): SpriteCue[] {
  if (count === 0) return [];
  return [travel({ is: 'points', count }, { from, to: [`score:${seat}`, `seat:${seat}`], time: WHOLE })];
}

/** Gold beyond the limit turns into points. [AM-GOLD-02] */
function gained(purse: readonly string[], { seat, gold, points }: Extract<Event, { kind: 'goldGained' }>): SpriteCue[] {
  const coins: SpriteCue = { do: 'appear', sprite: { is: 'glyph', name: 'gold', count: gold }, to: purse, ...WHOLE };
  const excess = travel(
    { is: 'points' as const, count: points },
    { from: purse, to: [`score:${seat}`, `seat:${seat}`], time: { at: 0.3, for: 0.7 } },
  );
  return [...(gold > 0 ? [coins] : []), ...(points > 0 ? [excess] : [])];
}
