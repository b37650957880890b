import { branchRng, shuffle } from '@portolan/kernel';
import { type AnyAudit, findLeaks } from '@portolan/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { audit } from './index.ts';
import { andThen, findBreach, imagining, lawBrokenBy, listing, type Spoiled, showing, sound } from './spoiled.ts';

function isBadLook({ stack, coasts }: State, move: Move): boolean {
  return stack.at(-1)?.kind === 'explore' && move.kind === 'look' && coasts[move.coast]?.island < 0;
}

describe('the laws find a game that cannot keep a secret', () => {
  let calls = 0;
  it.each<[string, Spoiled]>([
    ['the real future', imagining((world, real) => Object.assign(world, { rng: [...real.rng] }))],
    ['a chart lost', imagining((world) => world.pile.pop())],
    ['a list shared with the real world', imagining((world, { played }) => Object.assign(world, { played }))],
    ['another question', imagining((world) => world.stack.splice(0))],
    [
      'the real order carried over',
      imagining((world, real, rng) => Object.assign(world, { sea: shuffle(rng, real.sea.slice()) })),
    ],
    ['dice of its own', imagining((world) => Object.assign(world, { rng: branchRng([calls++, 1, 2, 3]) }))],
  ])('determinize: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('determinize');
  });

  it.each<[string, string, Spoiled]>([
    [
      'hands',
      'players/*/hand/*',
      imagining((world, real) => {
        const { players, pile } = sound.clone(real);
        Object.assign(world, { players, pile });
      }),
    ],
    [
      'islands',
      'coasts/*/island',
      imagining((world, real) => {
        const { coasts, sea } = sound.clone(real);
        Object.assign(world, { coasts, sea });
      }),
    ],
  ])(
    'secrets: a world with the real %s',
    (_, part, spoiled) => {
      const { law, figures } = findBreach(spoiled, 120);
      expect(law).toBe('none');
      expect(findLeaks(figures, audit)).toContain(part);
      const forgiving: AnyAudit = { ...audit, deducible: Object.keys(figures.secrets) };
      expect(findLeaks(figures, forgiving)).toEqual([]);
    },
    60_000,
  );

  it('playout: a world that comes to a halt', () => {
    const MARK = 1_000_000_000;
    let made = 0;
    const worlds = imagining((world, { round }) => {
      world.rng[3] = MARK;
      made = round;
    });
    const isHalted = ({ rng, round }: State): boolean => rng[3] >= MARK && rng[3] < MARK + 999 && round > made;
    expect(lawBrokenBy({ ...worlds, ...listing((out, state) => isHalted(state) && out.splice(0)) })).toBe('playout');
  });

  it.each<[string, Spoiled]>([
    ['a view that shows an island', showing(({ coasts }) => ({ first: coasts[0].island }))],
    ['a view that shows a hand', showing(({ players }) => ({ hand: players[1].hand.slice() }))],
    ['a view that shows the order of the sea', showing(({ sea }) => ({ next: sea.at(-1) ?? 0 }))],
    ['a story that hides something in the end', { redact: (event) => sound.redact(event, 'spectator') }],
    ['a view that shows the future', showing(({ rng }) => ({ mark: rng[2] >>> 0 }))],
    ['an event that is not redacted', { redact: (event) => event }],
    [
      'a private look told to all',
      { redact: (event, viewer) => (event.kind === 'islandSeen' ? event : sound.redact(event, viewer)) },
    ],
    [
      'a draw told to all',
      { redact: (event, viewer) => (event.kind === 'chartDrawn' ? event : sound.redact(event, viewer)) },
    ],
    [
      'a spectator who is told a bid',
      { redact: (event, viewer) => (viewer === 'spectator' ? event : sound.redact(event, viewer)) },
    ],
    [
      'moves that betray an island',
      {
        ...listing((out, state) => {
          const sound = out.filter((move) => !isBadLook(state, move));
          out.splice(0, out.length, ...sound);
        }),
        whyNot: (state, seat, move) => (isBadLook(state, move) ? 'SP-EXPLORE-02' : sound.whyNot(state, seat, move)),
      },
    ],
    [
      'a rule that betrays the sea',
      {
        whyNot(state, seat, move) {
          if (sound.whyNot(state, seat, move) === undefined) return undefined;
          return state.sea[0] > state.sea[1] ? 'SP-BID-01' : 'SP-BID-02';
        },
      },
    ],
    // Nobody sits at seat 7, so its world redistributes every hand and every look.
    ['a world that forgets what its seat knows', { determinize: (state, _, rng) => sound.determinize(state, 7, rng) }],
  ])('hidden: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('hidden');
  });

  it.each<[string, Spoiled]>([
    ['reveals that are denied', { reveals: () => false }],
    ['a look that is denied', { reveals: (event) => event.kind !== 'islandSeen' && sound.reveals(event) }],
    [
      'dice that are read but not thrown',
      andThen((state, { kind }) => kind === 'leave' && Object.assign(state, { journal: 1 + (state.rng[0] & 1) })),
    ],
  ])('undo: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('undo');
  });
});
