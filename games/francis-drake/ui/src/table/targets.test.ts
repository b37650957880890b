import { beginSelection, clashes, outlook, pick } from '@portolan/client';
import { describe, expect, it } from 'vitest';
import { shippedBox as SHIPPED } from '../testing/shippedBox.ts';
import { targetsOf } from './targets.ts';

const options = (wanted: RegExp) =>
  [...SHIPPED.moves.byText]
    .filter(([text]) => wanted.test(text))
    .map(([text, move]) => ({ text, path: targetsOf(SHIPPED, move) }));

describe('what a move points at', () => {
  it.each([
    ['the street', /^(stop|dock)/],
    ['missions', /^mission/],
    ['frigates', /^frigates/],
    ['troops', /^troops/],
    ['the Informer', /^(inspect|keep)/],
    ['exchanges', /^(exchange|keep)/],
    ['a disc that moves', /^(move|keep)/],
    ['trades', /^(trade|decline)/],
    ['yields', /^take/],
  ])('tells the moves of %s apart', (_, wanted) => {
    expect(options(wanted).length).toBeGreaterThan(1);
    expect(clashes(options(wanted))).toEqual([]);
  });

  it('asks only where the strong troop counters go', () => {
    const move = SHIPPED.moves.byText.get('troops trinidad=0 maracaibo=2 panama=1 veracruz=0');
    expect(move && targetsOf(SHIPPED, move)).toEqual(['lay:maracaibo:2', 'lay:panama:1']);
  });

  it('accepts the two discs of a swap in any order', () => {
    const begun = beginSelection(options(/^exchange/), { free: true });
    const chosen = ['disc:3', 'disc:1'].reduce(pick, begun);
    expect(outlook(chosen).chosen?.text).toBe('exchange 1 3');
  });

  it('also accepts the Destination before the disc', () => {
    const begun = beginSelection(options(/^mission/), { free: true });
    const chosen = ['dest:panama', 'disc:hind'].reduce(pick, begun);
    expect(outlook(chosen).chosen?.text).toBe('mission hind panama');
  });
});
