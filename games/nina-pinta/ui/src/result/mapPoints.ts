import { BONUSES, type Box, type Event } from '@portolan/nina-pinta';

/** What the settlements of each player score, followed from event to event. [NP-SCORE-02] [NP-SCORE-03] */
export interface MapPoints {
  follow(event: Event): void;
  /** By player. */
  totals(): readonly number[];
}

interface Side {
  readonly settlers: Map<number, number>;
  readonly towns: Set<number>;
  readonly cities: Set<number>;
}

export function mapPoints({ components }: Box, players: number): MapPoints {
  const sides: readonly Side[] = Array.from({ length: players }, () => ({
    settlers: new Map(),
    towns: new Set(),
    cities: new Set(),
  }));
  const cathedrals = new Set<number>();
  const { settler, town, city, cathedralFactor } = components.scoring;
  const factor = (place: number): number => (cathedrals.has(place) ? cathedralFactor : 1);
  return {
    follow(event) {
      if (event.kind === 'bonusPlayed' && BONUSES[event.bonus] === 'cathedral') cathedrals.add(event.place);
      else followSettlements(sides, event);
    },
    totals: () =>
      sides.map(({ settlers, towns, cities }) => {
        let points = city * cities.size;
        for (const [place, count] of settlers) points += count * settler * factor(place);
        for (const place of towns) points += town * factor(place);
        return points;
      }),
  };
}

function followSettlements(sides: readonly Side[], event: Event): void {
  const add = (seat: number, place: number, count: number): void => {
    const settlers = sides[seat]?.settlers;
    settlers?.set(place, (settlers.get(place) ?? 0) + count);
  };
  switch (event.kind) {
    case 'crewLanded':
      add(event.seat, event.place, event.settlers);
      break;
    case 'nativesPlaced':
      add(event.seat, event.place, 1);
      break;
    case 'settlerRecovered':
      add(event.seat, event.place, -1);
      break;
    case 'settlersReduced':
      add(event.seat, event.place, -event.count);
      break;
    case 'pairRemoved':
      add(event.seat, event.place, -1);
      add(event.victim, event.place, -1);
      break;
    case 'settlerMigrated':
      add(event.seat, event.from, -1);
      add(event.seat, event.to, 1);
      break;
    case 'built':
      if (event.what !== 'upgrade') add(event.seat, event.place, -1);
      raise(sides[event.seat], event.place, event.what === 'town' ? 'town' : 'city');
      break;
    case 'bonusPlayed': {
      const bonus = BONUSES[event.bonus];
      if (bonus === 'native') add(event.seat, event.place, 1);
      if (bonus === 'town') add(event.seat, event.place, -1);
      if (bonus === 'town' || bonus === 'city') raise(sides[event.seat], event.place, bonus);
    }
  }
}

function raise(side: Side | undefined, place: number, what: 'town' | 'city'): void {
  if (what === 'town') side?.towns.add(place);
  else {
    side?.towns.delete(place);
    side?.cities.add(place);
  }
}
