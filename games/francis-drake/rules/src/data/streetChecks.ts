import type { ShapeFault } from '@portolan/kernel';
import { LOCATIONS, TILES } from '../ids.ts';
import type { Components } from './components.ts';
import { fault } from './problems.ts';
import { repeats } from './repeats.ts';

const COUNTS = [3, 4, 5] as const;
/** The richer tile of a kind and the poorer one. [FD-SETUP-07] */
const TWINS = [
  ['crewA', 'crewB'],
  ['gunsA', 'gunsB'],
  ['suppliesA', 'suppliesB'],
] as const;
/** Up to this result the Tavern brings the Ghost instead of crew. [FD-PROV-24] */
const HIGHEST_GHOST = 2;

/** Each Location has one place, the two without a tile have the last two. [FD-SETUP-03] [FD-SETUP-04] */
export function* streetFaults({ street }: Components): Generator<ShapeFault> {
  for (const place of repeats(street)) {
    yield fault(`/street/${place}`, 'repeated', { id: street[place] });
  }
  for (const [place, id] of [
    [TILES, 'investor'],
    [TILES + 1, 'dockside'],
  ] as const) {
    if (street[place] !== id)
      yield fault(`/street/${place}`, 'exactly', { wanted: `"${id}"`, found: `"${street[place]}"` });
  }
  for (const [richer, poorer] of TWINS) {
    const place = street.indexOf(poorer);
    if (place < street.indexOf(richer)) {
      yield fault(`/street/${place}`, 'afterRicherTile', { richer });
    }
  }
}

/** Circle 1 is the richest, since nobody would choose a poorer one. [FD-PROV-42] */
export function* amountFaults({ amounts }: Components): Generator<ShapeFault> {
  for (const players of COUNTS) {
    for (const id of LOCATIONS) {
      const row = amounts[players][id] ?? [];
      for (let circle = 1; circle < row.length; circle++) {
        if (row[circle] <= row[circle - 1]) continue;
        const params = { max: row[circle - 1], found: row[circle] };
        yield fault(`/amounts/${players}/${id}/${circle}`, 'circleBefore', params);
      }
    }
    for (const [richer, poorer] of TWINS) {
      const [most, sum] = [total(amounts[players][richer]), total(amounts[players][poorer])];
      if (sum <= most) continue;
      yield fault(`/amounts/${players}/${poorer}`, 'poorerTotal', { max: most, richer, found: sum });
    }
  }
}

function total(row: readonly number[] = []): number {
  return row.reduce((sum, amount) => sum + amount, 0);
}

/** A line for each result from 1 to the highest face with the first visitor's bonus. [FD-PROV-23] [FD-PROV-24] */
export function* tavernFaults({ tavern, constants }: Components): Generator<ShapeFault> {
  const highest = constants.dieFaces + 1;
  for (let result = 1; result <= highest; result++) {
    const path = `/tavern/${result}`;
    const line = tavern[result];
    const ghost = result <= HIGHEST_GHOST;
    if (line === undefined) yield fault(path, 'missing');
    else if (line.ghost !== ghost) {
      yield fault(`${path}/ghost`, 'ghostResult', { wanted: String(ghost) });
    } else if (ghost && line.crew !== 0) {
      yield fault(`${path}/crew`, 'crewBesideGhost', { found: line.crew });
    }
  }
  const beyond = Object.keys(tavern).find((result) => Number(result) > highest);
  if (beyond !== undefined) {
    yield fault(`/tavern/${beyond}`, 'beyondDie', { highest, faces: constants.dieFaces });
  }
}

/** A choice between equals is none. */
export function* choiceFaults({ locations }: Components): Generator<ShapeFault> {
  for (const id of LOCATIONS) {
    const texts = (locations[id].choice ?? []).map((option) => JSON.stringify(Object.entries(option).sort()));
    for (const at of repeats(texts)) {
      yield fault(`/locations/${id}/choice/${at}`, 'sameChoice');
    }
  }
}
