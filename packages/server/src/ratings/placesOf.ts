import type { TableRow } from '../store/store.ts';

/**
 * The place of each seat, for the record. Whoever resigned comes last, whatever the bot in their seat made of it; several
 * who did share the last place. The others keep their order.
 */
export function placesOf({ seats, outcome }: Pick<TableRow, 'seats' | 'outcome'>): number[] {
  const resigned = seats.map((seat) => seat.kind === 'person' && seat.resigned);
  const places = seats.map((_, seat) => outcome?.places[seat] ?? seats.length);
  return places.map((place, seat) => {
    const isBetter = (other: number): boolean =>
      resigned[seat] === true ? resigned[other] !== true : resigned[other] !== true && (places[other] ?? 0) < place;
    return 1 + seats.filter((_, other) => isBetter(other)).length;
  });
}
