import type { FixedMoment } from './fixedMoments.ts';

/** A player who explores with every ship, builds when possible and selects while it is cheap. */
const BUSY = [
  /^load \w+ captain [12]/,
  /^load \w+ [12]/,
  /^(load|seal)/,
  /^explore/,
  /^attack/,
  /^(city|upgrade|town)/,
  /^collect/,
  /^mine \w+ \w+ [1-9]/,
  /^board/,
  /^take (?!spyglass)/,
  /^decline/,
];

/** Between them they show every part of Niña & Pinta's table: all phases, two to four players, solo and the end. */
export const NINA_PINTA_MOMENTS: Readonly<Record<string, FixedMoment>> = {
  'np-loading': { game: 'nina-pinta', seats: 4, until: { asked: 'loadShips', nth: 10 }, prefer: BUSY },
  'np-sailing': { game: 'nina-pinta', seats: 4, until: { asked: 'sailShip', nth: 8 }, prefer: BUSY },
  'np-governing': { game: 'nina-pinta', seats: 3, until: { asked: 'chooseWorld', nth: 10 }, prefer: BUSY },
  'np-building': { game: 'nina-pinta', seats: 2, until: { asked: 'build', nth: 2 }, prefer: BUSY },
  'np-selecting': { game: 'nina-pinta', seats: 4, until: { asked: 'selectBenefit', nth: 13 }, prefer: BUSY },
  'np-nation': { game: 'nina-pinta', seats: 1, until: { asked: 'chooseNation', nth: 1 }, prefer: BUSY },
  'np-solo': { game: 'nina-pinta', seats: 1, until: { asked: 'selectBenefit', nth: 5 }, prefer: BUSY },
  'np-late': { game: 'nina-pinta', seats: 4, until: { asked: 'chooseWorld', nth: 11 }, prefer: BUSY },
  'np-over': { game: 'nina-pinta', seats: 4, prefer: BUSY },
};
