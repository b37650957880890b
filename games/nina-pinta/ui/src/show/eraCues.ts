import { type Event, GROUPS, NATIONS, SOURCES, WORLDS } from '@portolan/nina-pinta';
import { type CueTime, LAST_POINTS, ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import { nameAt, worldName } from '../words.ts';
import { purseOf } from './ids.ts';
import { eraRanking, gameRanking } from './ranking.ts';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const WHOLE: CueTime = { at: 0, for: 0.95 };

/** Eras, wars and the end of the game; undefined for other events. */
export function eraCues(scene: ShownScene, event: Event): readonly SpriteCue[] | undefined {
  switch (event.kind) {
    case 'nationChosen': {
      const nation = NATIONS[event.nation] ?? 'spain';
      const sprite: Sprite = { is: 'glyph', name: nation };
      return [travel(sprite, { from: [`nation:${nation}`, 'display:all'], to: [`seat:${event.seat}`], time: WHOLE })];
    }
    case 'eraBegun':
      return begunCues(scene, event);
    case 'goldAwarded':
      return awardCues(scene, event);
    case 'warPlaced':
      return warCues(scene, event);
    case 'eraCompleted':
      return [
        sound('turn'),
        {
          do: 'ceremony',
          sprite: { is: 'ranking', era: event.era, rows: eraRanking(scene) },
          at: 0,
          for: 1,
        },
      ];
    case 'holdingsRevealed':
      return [
        sound('reveal'),
        ...event.gold.flatMap((gold, seat): SpriteCue[] => [
          ring(`seat:${seat}`),
          { do: 'appear', sprite: { is: 'gold', count: gold }, to: purseOf(seat), at: 0.1 * seat, for: 0.7 },
        ]),
      ];
    case 'finalScored':
      return finalCues(scene, event);
    case 'victoryGraded':
      return [sound('fanfare'), gradedCue(scene, event)];
    default:
      return undefined;
  }
}

function begunCues({ box, view }: ShownScene, { era, token }: EventOf<'eraBegun'>): SpriteCue[] {
  const { world = 'nina', kind = 'grow', gold = 0 } = box.components.tokens[token] ?? {};
  const sprite: Sprite = {
    is: 'era',
    n: era,
    most: box.components.eras,
    kind,
    world: worldName(box, world),
    gold,
    solo: view.seats === 1,
  };
  return [
    sound('turn'),
    ring(`token:${world}:${kind}`, `era:${era}`),
    { do: 'ceremony', sprite, at: 0, for: 0.8 },
    travel(
      { is: 'piece' as const, body: kind },
      { from: [`era:${era}`, 'display:all'], to: [`token:${world}:${kind}`], time: { at: 0.75, for: 0.25 } },
    ),
  ];
}

function awardCues({ view }: ShownScene, { gold }: EventOf<'goldAwarded'>): SpriteCue[] {
  const seats = view.players.flatMap(({ name }, seat) => (name === undefined ? [seat] : []));
  return [
    sound('coins', 0.3),
    ...seats.map((seat) =>
      travel(
        { is: 'gold' as const, count: gold },
        { from: [`era:${view.era}`, 'display:all'], to: purseOf(seat), time: WHOLE, arc: 0.1, spent: true },
      ),
    ),
  ];
}

function warCues({ view }: ShownScene, { seat, world }: EventOf<'warPlaced'>): SpriteCue[] {
  const compass = `compass:${WORLDS[world]}`;
  const from = seat === undefined ? [`era:${view.era}`] : [`seat:${seat}`];
  return [
    sound('cannon', 0.4),
    ring(compass),
    travel({ is: 'piece' as const, body: 'war' as const }, { from, to: [compass], time: WHOLE, arc: 0.15 }),
  ];
}

/** Where the points of each source come from. */
function sourceOf(source: EventOf<'finalScored'>['source'], seat: number): readonly string[] {
  if (source === 'gold') return purseOf(seat);
  if (GROUPS.some((group) => group === source)) {
    return source === 'military' ? [`military:${seat}`, `seat:${seat}`] : [`marker:${source}`, `held:${seat}`];
  }
  return [`compass:${source}`, `seat:${seat}`];
}

/** One player after the other; after the last source everybody sees who has won. */
function finalCues(scene: ShownScene, { source, points }: EventOf<'finalScored'>): SpriteCue[] {
  const ends = source === SOURCES.at(-1) && scene.view.seats > 1;
  const time: CueTime = { at: 0, for: ends ? LAST_POINTS : 1 };
  const scored = points.flatMap((count, seat) => (count === 0 ? [] : [{ seat, count }]));
  const flights = staggered(scored, ({ seat, count }) =>
    travel(
      { is: 'points' as const, count },
      { from: sourceOf(source, seat), to: [`score:${seat}`, `seat:${seat}`], time },
    ),
  );
  if (!ends) return [sound('coins', 0.3), ...flights, ring(...sourceOf(source, 0))];
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

function gradedCue(scene: ShownScene, { winner, lead, grade }: EventOf<'victoryGraded'>): SpriteCue {
  const rank = scene.box.components.solo.grades[grade]?.name;
  // What a bot achieved for somebody who resigned is no victory, and neither is beating it.
  const graded = scene.resigned.length > 0 ? {} : { grade: { winner: nameAt(scene.names, winner), lead, rank } };
  const sprite: Sprite = { is: 'ranking', ...graded, rows: gameRanking(scene) };
  return { do: 'ceremony', sprite, at: 0, for: 1 };
}
