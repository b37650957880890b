import type { DiscName, Move } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../testing/shippedBox.ts';
import { reasonFor } from './reasons.ts';
import { type SceneFacts, sceneWith } from './testing/sceneWith.ts';

const RICH = { crew: 9, guns: 9, goods: 9 };
const FRIGATE = 'It is only a bluff: your frigate cannot attack there.';
const GHOST = 'It vanishes when the discs are revealed, and until then the others have to take it into account.';
const POOR = 'It is only a bluff: you cannot pay for a mission there.';

function reason(text: string, facts: SceneFacts): string {
  const move: Move | undefined = box.moves.byText.get(text);
  if (move === undefined) throw new Error(`no move ${text}`);
  return reasonFor(sceneWith(facts), { text, move });
}

/** The Informer has looked at a counter where this disc of seat 0 lies. */
function looked(disc: DiscName): SceneFacts {
  const destination = box.names.indexOf('trinidad');
  const discs = [{ seat: 0, disc, done: false }];
  const map = sceneWith({}).view.map.map((place, at) => (at === destination ? { ...place, discs } : place));
  return { me: RICH, view: { map }, question: { kind: 'moveDisc', seat: 0, destination } };
}

describe('why a mission is advised', () => {
  it.each(['sanJuan', 'cartagena', 'panama', 'galleonA'])('a Ghost at %s only misleads [FD-REVEAL-02]', (place) => {
    expect(reason(`mission ghost ${place}`, { me: { ...RICH, galleon: true } })).toBe(GHOST);
    expect(reason('move cartagena', looked('ghost'))).toBe(GHOST);
  });

  it('a frigate’s disc at a Spanish galleon is a bluff [FD-RESOLVE-17]', () => {
    expect(reason('mission 4 galleonA', { me: RICH })).toBe(FRIGATE);
    expect(reason('mission 4 galleonA', { me: { ...RICH, galleon: true } })).toMatch(/brings the most points/);
    expect(reason('move galleonA', looked('2'))).toBe(FRIGATE);
  });

  it('a mission that the player cannot pay for is a bluff too [FD-RESOLVE-20] [FD-RESOLVE-29]', () => {
    expect(reason('mission 1 sanJuan', { me: { ...RICH, goods: 0 } })).toBe(POOR);
    expect(reason('mission 1 cartagena', { me: { ...RICH, crew: 0 } })).toBe(POOR);
    expect(reason('mission 1 panama', { me: { ...RICH, guns: 1 } })).toBe(POOR);
    expect(reason('mission 1 panama', { me: { ...RICH, guns: 0, pinnace: true } })).toMatch(/^A fort/);
    expect(reason('move cartagena', looked('2'))).toMatch(/^A town is cheap/);
  });
});

describe('why a stop is advised', () => {
  it('with a pinnace a fort costs no guns [FD-RESOLVE-16]', () => {
    expect(reason('stop gunsA', {})).toBe('Galleons cost guns, and so do forts unless you have a pinnace.');
  });

  it('a fort may be as cheap in crew as a town [FD-RESOLVE-15]', () => {
    expect(reason('stop crewB', {})).toBe('A town costs one crew, and a fort one or more.');
  });

  it('the Governor moves nobody up who is already first [FD-PREP-04]', () => {
    expect(reason('stop governor', {})).toMatch(/earlier unless you are first\.$/);
  });
});
