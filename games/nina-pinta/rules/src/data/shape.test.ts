import { describeFault } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { PROBLEMS } from './problems.ts';
import { readComponents } from './shape.ts';
import { shipped } from './shipped.ts';

/** The shipped file with the value at a JSON pointer replaced, or removed where it is undefined. */
function withValue(pointer: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(shipped));
  const keys = pointer.slice(1).split('/');
  const last = keys.pop() ?? '';
  const inner = keys.reduce((branch, key) => (branch as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return copy;
}

function faultOf(pointer: string, value: unknown): string {
  const read = readComponents(withValue(pointer, value));
  return read.ok ? 'accepted' : describeFault(read.error, PROBLEMS);
}

function pathOf(pointer: string, value: unknown): unknown {
  const read = readComponents(withValue(pointer, value));
  return read.ok ? 'accepted' : read.error.path;
}

describe('components', () => {
  it('that we ship are in order', () => {
    expect(readComponents(shipped)).toEqual({ ok: true, value: shipped });
  });

  it('may be replaced by an owner of the printed game', () => {
    expect(pathOf('/tiles/0/terrain', 'forest')).toBe('accepted');
    expect(pathOf('/tiles/3/gold', 6)).toBe('accepted');
    expect(pathOf('/tokens/0/gold', 3)).toBe('accepted');
    expect(pathOf('/bonusByEra/1/0/kind', 'gems')).toBe('accepted');
    expect(pathOf('/progress/0/type', 'weaving')).toBe('accepted');
    expect(pathOf('/progress/0/copies', 4)).toBe('accepted');
    expect(pathOf('/display/fromBluntEnd', ['progress', 'bonus'])).toBe('accepted');
    expect(pathOf('/solo/worldsClockwise', ['nina', 'santaMaria', 'pinta'])).toBe('accepted');
    expect(pathOf('/edges/7', ['rockies', 'caribbean'])).toBe('accepted');
  });

  it('are refused by naming the field that is missing, unknown or wrong', () => {
    expect(faultOf('/startGold', undefined)).toBe('/startGold: is missing');
    expect(faultOf('/starGold', 3)).toBe('/starGold: is not a known field');
    expect(faultOf('/tokens/2/gold', 4)).toBe('/tokens/2/gold: must be a whole number from 1 to 3, not 4');
    expect(faultOf('/eras', 7)).toBe('/eras: must be 6');
    expect(pathOf('/tiles/4/discovery', 'dragon')).toBe('/tiles/4/discovery');
    expect(pathOf('/nations/0/crewSide', 5)).toBe('/nations/0/crewSide');
    expect(pathOf('/progress/0/type', 'Big Words')).toBe('/progress/0/type');
  });

  it('have worlds in their order, and every terrain, land and world once', () => {
    expect(faultOf('/worlds/1/id', 'nina')).toBe('/worlds/1/id: must be pinta');
    expect(faultOf('/terrains/4/id', 'mixed')).toBe('/terrains/4: names mixed a second time');
    expect(faultOf('/lands/1/id', 'andes')).toBe('/lands/3: names andes a second time');
    expect(faultOf('/solo/worldsClockwise/2', 'nina')).toBe('/solo/worldsClockwise/2: names nina a second time');
  });

  it('have Isthmus, Rockies and Appalachia in a row, and begin in the Caribbean', () => {
    const turned = [...shipped.lands.slice(2), ...shipped.lands.slice(0, 2)];
    expect(pathOf('/lands', turned)).toBe('accepted');
    const swapped = shipped.lands.map((land) =>
      land.id === 'rockies' ? shipped.lands[3] : land.id === 'andes' ? shipped.lands[5] : land,
    );
    expect(faultOf('/lands', swapped)).toBe(
      '/lands: must have isthmus, rockies and appalachia in this order, one after the other',
    );
    expect(faultOf('/firstLand', 'andes')).toBe('/firstLand: must be caribbean');
  });

  it('have edges that fit what is printed and join all lands', () => {
    expect(faultOf('/edges/1', ['andes', 'andes'])).toBe('/edges/1: joins andes to itself');
    expect(faultOf('/edges/1', ['isthmus', 'rockies'])).toBe('/edges/1: joins isthmus and rockies a second time');
    expect(faultOf('/edges/1', ['caribbean', 'andes'])).toBe(
      '/edges/1: joins caribbean and andes, which are not adjacent',
    );
    expect(faultOf('/notAdjacent/0', ['patagonia', 'andes'])).toBe(
      '/edges/6: joins andes and patagonia, which are not adjacent',
    );
    expect(faultOf('/edges/3', ['rockies', 'caribbean'])).toBe('/edges: must join isthmus and andes');
    expect(faultOf('/edges/2', ['rockies', 'caribbean'])).toBe('/edges: must connect appalachia with caribbean');
  });

  it('have five tiles for each land, with gold where it belongs', () => {
    expect(faultOf('/tiles/0/land', 'andes')).toBe('/tiles: must be 5 for caribbean, not 4');
    expect(faultOf('/tiles/3/gold', undefined)).toBe('/tiles/3/gold: is missing');
    expect(faultOf('/tiles/0/gold', 2)).toBe('/tiles/0/gold: does not belong on a tile without a discovery');
    expect(faultOf('/tiles/1/gold', 2)).toBe('/tiles/1/gold: does not belong on a tile with natives');
    expect(faultOf('/tiles/25/terrain', 'plains')).toBe('/tiles: must have rockies with mixed');
    expect(faultOf('/increase/iron/terrain', 'plains')).toBe('/increase: must name four different terrains');
    expect(faultOf('/tokens/1/kind', 'grow')).toBe('/tokens: must have a build token for nina');
  });

  it('have counters enough, each named once', () => {
    expect(faultOf('/bonusByEra/4/5/gold', undefined)).toBe('/bonusByEra/4/5/gold: is missing');
    expect(faultOf('/bonusByEra/2/0/gold', 2)).toBe(
      '/bonusByEra/2/0/gold: does not belong on a counter of the kind spyglass',
    );
    expect(pathOf('/bonusByEra/2', shipped.bonusByEra[2].slice(1))).toBe('/bonusByEra/2');
    expect(faultOf('/progress/1/type', 'painting')).toBe('/progress/1/type: names painting a second time');
    expect(faultOf('/progress/1/type', 'town')).toBe('/progress/1/type: names town a second time');
    expect(faultOf('/progress/10/type', 'lancer')).toBe('/progress: must include one of the type infantry');
    expect(faultOf('/progress/16/type', 'heretic')).toBe('/progress: must include one of the type protestant');
    expect(faultOf('/progress/0/group', 'military')).toBe('/progress/0/type: is not a type of military');
    expect(faultOf('/progress/16/copies', 2)).toBe('/progress: must be at least 42, not 41');
    expect(pathOf('/benefitsPerEra/4', 8)).toBe('/benefitsPerEra/4');
    expect(faultOf('/display/repeat', 6)).toBe('/display: must have 7 spaces for bonus, not 6');
  });

  it('have four nations with a capability each, Spain the first', () => {
    expect(faultOf('/nations/1/id', 'spain')).toBe('/nations/1: names spain a second time');
    expect(faultOf('/nations/3/capability', 'largerShips')).toBe(
      '/nations: must include one with the capability attackOutsideWar',
    );
    const turned = [...shipped.nations.slice(1), shipped.nations[0]];
    expect(faultOf('/nations', turned)).toBe('/nations/0/capability: must be startsFirst');
  });

  it('have a score table with a row for every basic value', () => {
    expect(faultOf('/scoring/table', shipped.scoring.table.slice(1))).toBe('/scoring/table: must have 4 rows');
    expect(faultOf('/scoring/table/2', [2, 5, 9, 14])).toBe('/scoring/table/2: must have 5 entries');
    expect(faultOf('/solo/cityPointsPerWorld', [6, 3, 1])).toBe('/solo/cityPointsPerWorld: must have 4 entries');
    expect(faultOf('/solo/grades/2/from', 6)).toBe('/solo/grades/2/from: must rise');
  });
});
