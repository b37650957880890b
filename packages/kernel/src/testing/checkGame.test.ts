import { describe, expect, it } from 'vitest';
import type { Foresight } from '../foresight.ts';
import type { Rival } from '../game.ts';
import { shuffle } from '../rng.ts';
import { checkGame } from './checkGame.ts';
import { addFigures, emptyFigures, type Figures } from './figures.ts';
import { LAWS, LawBroken } from './lawBroken.ts';
import { type TinyMove, type TinyState, tinyAudit, tinyGame } from './tinyGame.ts';
import { findUnlooked } from './verdict.ts';

const request = {
  game: tinyGame,
  audit: tinyAudit,
  rulePrefix: 'TG',
  seats: 2,
  seed: 'tiny',
  thoroughness: 'full',
  options: { heap: 20 },
} as const;

type Rate = (of: { readonly weight: number; readonly secret: number; readonly isChanged: boolean }) => number;

/** Its advice has two weights, and may look at what the next seat keeps secret. */
function foresightOf(rate: Rate): Foresight<TinyState, TinyMove> {
  return {
    roundsOver: () => 0,
    advisor(change) {
      const [, weight = 1] = change === undefined ? [] : [change(1), change(1)];
      const isChanged = change !== undefined;
      return {
        rate: ({ secrets }, seat, moves) =>
          moves.map(() => rate({ weight, secret: secrets[(seat + 1) % secrets.length], isChanged })),
      };
    },
    features: {
      version: 1,
      names: [],
      seats: ({ secrets }) => secrets.length,
      setting: ({ secrets }) => String(secrets.length),
      players: ({ secrets }) => secrets.length,
      write: () => undefined,
      score: ({ scores }, player) => scores[player],
    },
  };
}

describe('checkGame', () => {
  it('plays one game and reports what it checked', () => {
    const { decisions, outcome, hash, ...figures } = checkGame(request);
    expect(decisions).toBeGreaterThan(9);
    expect(outcome.scores).toHaveLength(2);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    const unlooked = findUnlooked({ decisions, ...figures });
    expect(unlooked.filter((law) => law !== 'secrets')).toEqual(['commute', 'foresight']);
    expect(figures.worlds.imagined).toBe(figures.laws.determinize);
  });

  it('counts how altered moves are refused, and how often a rule is named', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `refused ${i}`);
    const refusedBy = (game: typeof tinyGame): Figures['refused'] =>
      seeds.map((seed) => checkGame({ ...request, game, seed })).reduce<Figures>(addFigures, emptyFigures()).refused;
    const named = refusedBy(tinyGame);
    expect(named.unreadable).toBeGreaterThan(100);
    expect(named.named).toBeGreaterThan(0);
    expect(named.unnamed).toBe(0);
  });

  it('compares advice about imagined worlds, whatever its weights', () => {
    const advice = { rate: (_: unknown, moves: readonly unknown[]) => moves.map(() => 1) };
    const check = (rate: Rate) => () => checkGame({ ...request, seats: 3, advice, foresight: foresightOf(rate) });
    expect(check(({ weight }) => weight)().laws.foresight).toBeGreaterThan(0);
    expect(check(({ secret }) => secret)).toThrow('by the view');
    expect(check(({ isChanged }) => (isChanged ? 2 : 1))).toThrow('with unchanged weights');
    expect(check(({ weight, secret }) => (weight === 1 ? 1 : secret))).toThrow('by the real state with other weights');
  });

  it('holds every move the game knows against its conditions', () => {
    const check = (spoiled: Partial<typeof tinyGame>) => () =>
      checkGame({ ...request, game: { ...tinyGame, ...spoiled } });
    expect(checkGame(request).judged).toBeGreaterThan(10);
    expect(check({ whyNot: () => undefined })).toThrow("'take 3' of seat 0 is not listed, yet nothing fails");
    expect(check({ whyNot: () => 'TG-TAKE-01' })).toThrow('is listed, yet TG-TAKE-01 fails');
    expect(check({ allMoves: () => [{ kind: 'roll' }] })).toThrow('is listed, but allMoves does not have it');
    const invented: typeof tinyGame.whyNot = (state, seat, move) =>
      tinyGame.whyNot(state, seat, move) === undefined ? undefined : 'take less';
    expect(check({ whyNot: invented })).toThrow("'take less', which is not a rule of the game");
  });

  it('checks nothing but conditions when asked to, and that at every decision', () => {
    const { decisions, judged, laws } = checkGame({ ...request, thoroughness: 'conditions' });
    expect(laws.conditions).toBe(decisions);
    expect(judged).toBe(decisions * tinyGame.allMoves().length);
    expect(LAWS.filter((law) => laws[law] > 0)).toEqual(['conditions']);
    const late: typeof tinyGame.whyNot = (state, seat, move) =>
      state.left < 10 ? 'TG-TAKE-01' : tinyGame.whyNot(state, seat, move);
    const game = { ...tinyGame, whyNot: late };
    expect(() => checkGame({ ...request, game, thoroughness: 'conditions' })).toThrow(
      /after move \d+, '.+' of seat \d/,
    );
  });

  it('ranks the opponents that the rules play', () => {
    const against = (rival: Rival): typeof tinyGame => ({
      ...tinyGame,
      outcome(state) {
        const outcome = tinyGame.outcome(state);
        if (outcome === undefined) return undefined;
        return { ...outcome, places: outcome.places.map((place) => place + 1), rivals: [rival] };
      },
    });
    const best: Rival = { name: 'Max', score: 1000, place: 1, breakdown: { taken: 1000 } };
    expect(checkGame({ ...request, game: against(best) }).outcome.rivals).toEqual([best]);
    const check = (rival: Rival) => () => checkGame({ ...request, game: against(rival) });
    expect(check({ ...best, breakdown: { taken: 999 } })).toThrow('Max scores 1000, its sources add up to 999');
    expect(check({ ...best, score: 0, breakdown: {} })).toThrow('Max is not behind seat');
    expect(check({ ...best, place: 9 })).toThrow(/with \d ahead of it/);
  });

  it('checks the same things each time', () => {
    expect(checkGame(request)).toEqual(checkGame(request));
    expect(checkGame({ ...request, seed: 'other' }).hash).not.toBe(checkGame(request).hash);
  });

  it('checks less in its quick form', () => {
    const sum = (thoroughness: 'quick' | 'full'): number => {
      const { laws } = checkGame({ ...request, thoroughness });
      return LAWS.reduce((total, law) => total + laws[law], 0);
    };
    expect(sum('quick')).toBeLessThan(sum('full'));
  });

  it('uses the default options of the game, and rejects options that the game rejects', () => {
    const { options: _, ...plain } = request;
    expect(checkGame(plain).decisions).toBeLessThan(9);
    expect(() => checkGame({ ...request, options: { heap: 99 } })).toThrow('options: /heap: must be a whole number');
  });

  it('reports law, game, seats, seed, place and move of a violation', () => {
    const game = {
      ...tinyGame,
      apply: (state: TinyState, ...rest: [number, never]) => {
        tinyGame.apply(state, ...rest);
        if (state.left === 14) state.secrets[0] = state.secrets[1];
      },
    };
    try {
      checkGame({ ...request, game });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(LawBroken);
      if (!(error instanceof LawBroken)) return;
      const { law, place, detail, message } = error;
      expect({ law, detail }).toEqual({ law: 'pieces', detail: 'two seats have one secret' });
      expect(place).toMatchObject({ game: 'tiny', seats: 2, seed: 'tiny' });
      expect(message).toBe(
        `law 'pieces' broken by tiny, 2 seats, seed 'tiny', after move ${place.seq}, '${place.move?.text}' of seat ${place.move?.seat}: two seats have one secret`,
      );
    }
  });

  it('allows a move to reveal and discard at once, but not to reveal and hide again', () => {
    const showing = (clear: boolean): typeof tinyGame => ({
      ...tinyGame,
      apply: (state, seat, move, emit) => {
        tinyGame.apply(state, seat, move, emit);
        if (move.kind !== 'roll') return;
        // Public, because it is not the seat's own peek.
        emit?.({ kind: 'rolled', seat, value: 10 + state.secrets[0] });
        if (clear) state.secrets = shuffle(state.rng, [...state.secrets.keys()]);
      },
    });
    const check = (game: typeof tinyGame): void => {
      for (let i = 0; i < 40; i++) checkGame({ ...request, game, seats: 3, seed: `show ${i}` });
    };
    expect(() => check(showing(true))).not.toThrow();
    expect(() => check(showing(false))).toThrow('tell');
  });

  it('notices views that share a part which differs between viewers', () => {
    const careless: typeof tinyGame = {
      ...tinyGame,
      view: (state, viewer, shared) =>
        shared === undefined ? tinyGame.view(state, viewer) : shared.of(() => tinyGame.view(state, viewer)),
    };
    expect(() => checkGame({ ...request, game: careless })).toThrow('is another when it shares parts');
  });

  it('notices views that keep a part which has changed', () => {
    const stale: typeof tinyGame = {
      ...tinyGame,
      view: (state, viewer, shared) => {
        const view = tinyGame.view(state, viewer);
        const left = shared?.of<number>((previous) => previous ?? state.left) ?? state.left;
        return { ...view, left };
      },
    };
    expect(() => checkGame({ ...request, game: stale })).toThrow('keeps what has changed');
  });

  it('reports a violation at the start as such', () => {
    const audit = { ...tinyAudit, pieces: () => ['all gone'] };
    expect(() => checkGame({ ...request, audit })).toThrow("seed 'tiny', before the first move: all gone");
  });
});

describe('addFigures', () => {
  it('adds up', () => {
    const one = checkGame(request);
    const both = addFigures(addFigures(emptyFigures(), one), checkGame(request));
    expect(both.decisions).toBe(2 * one.decisions);
    for (const law of LAWS) expect(both.laws[law]).toBe(2 * one.laws[law]);
    expect(both.refused.named).toBe(2 * one.refused.named);
    expect(both.refused.unnamed).toBe(2 * one.refused.unnamed);
    expect(both.refused.unreadable).toBe(2 * one.refused.unreadable);
    expect(both.worlds).toEqual({ imagined: 2 * one.worlds.imagined, different: 2 * one.worlds.different });
    for (const [part, { hidden, dealt }] of Object.entries(one.secrets)) {
      expect(both.secrets[part]).toEqual({ hidden: 2 * hidden, dealt: 2 * dealt });
    }
  });
});
