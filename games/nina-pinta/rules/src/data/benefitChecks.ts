import type { ShapeFault } from '@portolan/kernel';
import { ANY_TYPE, BONUSES, MILITARY_TYPES, RELIGION_TYPES } from '../ids.ts';
import { CAPABILITIES, type Components, PLAYER_COUNTS } from './components.ts';
import { repeats } from './parts.ts';
import { fault } from './problems.ts';

const MOST_SHOWN = 7;

/** Counters enough for every era, gold where it belongs, and no word for two things. [NP-SETUP-20] [NP-SETUP-21] */
export function* benefitFaults({ bonusByEra, progress, eras, benefitsPerEra }: Components): Generator<ShapeFault> {
  for (const [era, counters] of Object.entries(bonusByEra)) {
    for (const [at, { kind, gold }] of counters.entries()) {
      if ((kind === 'gold') === (gold !== undefined)) continue;
      const path = `/bonusByEra/${era}/${at}/gold`;
      yield gold === undefined ? fault(path, 'missing') : fault(path, 'goldMisplaced', { kind });
    }
  }
  const words: readonly string[] = BONUSES;
  for (const [at, { group, type }] of progress.entries()) {
    const same = progress.findIndex((one) => one.type === type && (type !== ANY_TYPE || one.group === group));
    if (same < at || words.includes(type)) yield fault(`/progress/${at}/type`, 'repeated', { id: type });
  }
  for (const type of MILITARY_TYPES) {
    if (!progress.some((one) => one.group === 'military' && one.type === type)) yield missing(type);
  }
  for (const type of RELIGION_TYPES) {
    if (!progress.some((one) => one.group === 'religion' && one.type === type)) yield missing(type);
  }
  for (const [at, { group, type }] of progress.entries()) {
    const known: readonly string[] = group === 'military' ? MILITARY_TYPES : RELIGION_TYPES;
    if (group !== 'military' && group !== 'religion') continue;
    if (type !== ANY_TYPE && !known.includes(type)) {
      yield fault(`/progress/${at}/type`, 'unknownType', { group });
    }
  }
  const count = progress.reduce((sum, one) => sum + one.copies, 0);
  if (count < eras * MOST_SHOWN) yield fault('/progress', 'atLeast', { min: eras * MOST_SHOWN, found: count });
  for (const players of PLAYER_COUNTS) {
    if (benefitsPerEra[players] > MOST_SHOWN) yield fault(`/benefitsPerEra/${players}`, 'tooManyShown');
  }
}

function missing(type: string): ShapeFault {
  return fault('/progress', 'missingType', { type });
}

/** As many spaces of each kind as the largest game lays out. [NP-ERA-17] */
export function* displayFaults({ display, benefitsPerEra }: Components): Generator<ShapeFault> {
  const most = Math.max(...PLAYER_COUNTS.map((players) => benefitsPerEra[players]));
  for (const kind of ['bonus', 'progress']) {
    const spaces = display.fromBluntEnd.filter((one) => one === kind).length * display.repeat;
    if (spaces < most) yield fault('/display', 'displaySpaces', { count: most, kind, found: spaces });
  }
}

/** Four nations with four capabilities, and the four-crew side with the larger ships alone. [NP-NATION-01..05] */
export function* nationFaults({ nations }: Components): Generator<ShapeFault> {
  yield* repeats('/nations', nations);
  for (const capability of CAPABILITIES) {
    if (!nations.some((nation) => nation.capability === capability)) {
      yield fault('/nations', 'missingCapability', { capability });
    }
  }
  if (nations[0].capability !== 'startsFirst')
    yield fault('/nations/0/capability', 'mustBe', { wanted: 'startsFirst' });
}

/** The table has a row for every basic value that can be. [NP-SCORE-10..14] */
export function* scoringFaults({ scoring, limits, solo }: Components): Generator<ShapeFault> {
  const rows = Math.max(limits.citiesPerWorld, scoring.militaryBaseMax) + 1;
  if (scoring.table.length < rows) yield fault('/scoring/table', 'scoreRows', { count: rows });
  for (const [at, row] of scoring.table.entries()) {
    if (row.length !== scoring.maxBenefitsPerGroup) {
      yield fault(`/scoring/table/${at}`, 'scoreEntries', { count: scoring.maxBenefitsPerGroup });
    }
  }
  if (solo.cityPointsPerWorld.length <= limits.citiesPerWorld) {
    yield fault('/solo/cityPointsPerWorld', 'scoreEntries', { count: limits.citiesPerWorld + 1 });
  }
  for (let at = 1; at < solo.grades.length; at++) {
    if (solo.grades[at].from <= solo.grades[at - 1].from) yield fault(`/solo/grades/${at}/from`, 'risingGrades');
  }
}
