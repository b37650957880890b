import { type DiscName, type Move, openBox } from '@portolan/francis-drake';
import { InvariantError } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../testing/shippedBox.ts';
import { reasonFor } from './reasons.ts';
import { type SceneFacts, sceneWith } from './testing/sceneWith.ts';

const RICH = { crew: 9, guns: 9, goods: 9 };
const FRIGATE = 'It is only a bluff: your frigate cannot attack there.';
const GHOST = 'It vanishes when the discs are revealed, and until then the others have to take it into account.';
/** The fewest troops that the worked examples allow a fort. */
const LEAST: Readonly<Record<string, number>> = { veracruz: 2 };
const POOR = 'It is only a bluff: you cannot pay for a mission there.';

function moveOf(text: string): Move {
  const move = box.moves.byText.get(text);
  if (move === undefined) throw new InvariantError(`no move ${text}`);
  return move;
}

function reason(text: string, facts: SceneFacts): string {
  return reasonFor(sceneWith(facts), { text, move: moveOf(text) });
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

  it('a fort may cost as little crew as a town, or even less [FD-RESOLVE-15]', () => {
    const least = (troops: number): string => {
      const destinations = box.components.destinations.map((one) =>
        one.type === 'fort' ? { ...one, troops: Math.max(troops, LEAST[one.id] ?? 0) } : one,
      );
      const opened = openBox({ ...box.components, destinations });
      if (!opened.ok) throw new InvariantError('the components are refused');
      const scene = { ...sceneWith({}), box: opened.value };
      return reasonFor(scene, { text: 'stop crewB', move: moveOf('stop crewB') });
    };
    expect([0, 1, 2].map(least)).toEqual([
      'A town costs one crew, and a fort one for each of its troops, if it has any.',
      'A town costs one crew, and a fort one or more.',
      'A town costs one crew, and a fort 2 or more.',
    ]);
    expect(reason('stop crewB', {})).toBe(least(1));
  });

  it('the Governor moves nobody up who is already first [FD-PREP-04]', () => {
    expect(reason('stop governor', {})).toMatch(/earlier unless you are first\.$/);
  });
});
