import type { Event } from '@portolan/amerigo';
import { nameAt } from '@portolan/client';
import { type CueTime, LAST_POINTS, ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import { ON_MAP } from './onMap.ts';
import { gameRanking, roundRanking } from './ranking.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type ScoringEvent = EventOf<'piratesFought' | 'pirateTurned' | 'roundBegun' | 'finalScored'>;

/** The pirates, the next round and the end of the game. */
export function scoringCues(scene: ShownScene, event: ScoringEvent): readonly SpriteCue[] {
  switch (event.kind) {
    case 'piratesFought':
      return fightCues(scene, event);
    case 'pirateTurned': {
      const sprite: Sprite = { is: 'glyph', name: 'pirate', count: event.value };
      return [sound('reveal'), ring('pirates:all'), { do: 'appear', sprite, to: ['pirates:all'], at: 0, for: 0.9 }];
    }
    case 'roundBegun': {
      const round = { n: event.round, most: scene.box.components.rounds, marker: event.timeMarker };
      return [
        sound('turn'),
        ring('time:all'),
        { do: 'ceremony', sprite: { is: 'ranking', round, rows: roundRanking(scene) }, at: 0, for: 1 },
      ];
    }
    case 'finalScored':
      return finalCues(scene, event);
  }
}

/** The most shots that are drawn. */
const SHOTS = 4;

/** The pirates come close, cannons are fired at them, and whoever has too few loses points. */
function fightCues({ names }: ShownScene, { seat, ...fight }: EventOf<'piratesFought'>): SpriteCue[] {
  const shots = Array.from({ length: Math.min(SHOTS, fight.fired) }, (_, at) => at);
  const shot: Sprite = { is: 'glyph', name: 'cannon' };
  const cannons = [`cannons:${seat}`, `seat:${seat}`];
  return [
    ...staggered(shots, () =>
      travel(shot, { from: cannons, to: ['pirates:all'], time: { at: 0.05, for: 0.5 }, arc: 0.2, spent: true }),
    ),
    {
      do: 'closeup',
      sprite: { is: 'fight', seat, name: nameAt(names, seat), ...fight },
      to: ['pirates:all', ...ON_MAP],
      at: 0,
      for: 0.85,
    },
    ...(fight.fired > 0 ? [sound('cannon', 0.2)] : []),
    ...(fight.fired > 2 ? [sound('cannon', 0.36)] : []),
    ...(fight.lost > 0
      ? [
          ring(`score:${seat}`, `seat:${seat}`),
          travel(
            { is: 'points' as const, count: -fight.lost },
            {
              from: [`score:${seat}`, `seat:${seat}`],
              to: ['pirates:all'],
              time: { at: 0.62, for: 0.38 },
              spent: true,
            },
          ),
        ]
      : []),
  ];
}

/** Where the points of each source come from. */
const SOURCES = {
  gold: 'gold',
  goods: 'goods',
  tokens: 'tokens',
  progress: 'disc:progress',
  order: 'disc:order',
} as const;

/** One seat after the other; after the last source everybody sees who has won. */
function finalCues(scene: ShownScene, { source, points }: EventOf<'finalScored'>): SpriteCue[] {
  const isLast = source === 'order';
  const time: CueTime = { at: 0, for: isLast ? LAST_POINTS : 1 };
  const scored = points.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const flights = staggered(scored, ({ seat, count }) =>
    travel(
      { is: 'points' as const, count },
      { from: [`${SOURCES[source]}:${seat}`, `seat:${seat}`], to: [`score:${seat}`, `seat:${seat}`], time },
    ),
  );
  if (!isLast) return [sound('coins', 0.3), ...flights];
  return [
    ...flights,
    sound('fanfare', LAST_POINTS),
    {
      do: 'ceremony',
      sprite: { is: 'ranking', rows: gameRanking(scene) },
      at: LAST_POINTS,
      for: 1 - LAST_POINTS,
    },
  ];
}
