import { findGame } from '@portolan/cli/games';
import { type AnyGame, advance, opening, play, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { drakeSecrets } from './drakeSecrets.ts';
import { type Attack, FATAL, MESSAGE_KINDS, makeFuzzMessage } from './fuzzMessage.ts';
import { framesByKind } from './mirrorTable.ts';
import { plant, strangeWords } from './planted.ts';
import { dealPair, pairMoves } from './worldPair.ts';

function shipped(
  id: string,
  change: (pkg: NonNullable<ReturnType<typeof findGame>>['package']) => typeof pkg,
): AnyGame {
  const entry = findGame(id);
  const open = entry === undefined ? undefined : change(entry.package).open();
  if (open === undefined || !open.ok) throw new Error(`${id} does not open`);
  return open.value.game;
}
const same = <T>(value: T): T => value;

describe('a planted game', () => {
  const game = shipped('specimen', plant);
  const begun = opening(game, { options: { rounds: 5 }, seats: 3, seed: 's' });

  it('has a word for each seat in what only that seat sees', () => {
    for (const viewer of [0, 1, 2] as const) {
      const text = JSON.stringify([
        game.view(begun.state, viewer),
        game.legalMoves(begun.state, viewer, []).map(game.writeMove),
      ]);
      expect(text).toContain(`token-${viewer}-`);
      expect(strangeWords(text, viewer)).toEqual([]);
      expect(strangeWords(text, (viewer + 1) % 3)).toContain(viewer);
      expect(strangeWords(text, 'spectator')).toContain(viewer);
    }
    expect(JSON.stringify(game.view(begun.state, 'spectator'))).not.toContain('token');
  });

  it('plays like the original, and its events carry the word of the mover', () => {
    const [move] = game.legalMoves(begun.state, 1, []);
    const played = play(game, begun, { seat: 1, seq: 0, text: game.writeMove(move) });
    if (!played.ok) throw new Error(played.error.code);
    const [event] = played.value.events;
    if (event === undefined) throw new Error('no event');
    expect(JSON.stringify(game.redact(event, 1))).toContain('token-1-');
    expect(JSON.stringify(game.redact(event, 0))).not.toContain('token');
    const stolen = game.writeMove(game.legalMoves(begun.state, 2, [])[0]);
    expect(play(game, begun, { seat: 1, seq: 0, text: stolen })).toMatchObject({ error: { code: 'illegal' } });
  });
});

describe('the frames of two worlds', () => {
  const lobby = (seq: number): string => JSON.stringify({ type: 'lobby', open: [], mine: [{ seq }] });
  const pong = JSON.stringify({ type: 'pong', id: 'p' });
  const kinds = (...frames: string[]): object => framesByKind({ frames });

  it('are the same whether the throttled lobby is sent once or again', () => {
    expect(kinds(lobby(1), lobby(2), lobby(2), lobby(3))).toEqual(kinds(lobby(1), lobby(1), lobby(2), lobby(3)));
  });

  it('differ by any other frame, and by what the lobby says in between', () => {
    expect(kinds(pong, pong)).not.toEqual(kinds(pong));
    expect(kinds(lobby(1), lobby(2), lobby(1))).not.toEqual(kinds(lobby(1)));
    expect(kinds(lobby(1), lobby(2))).not.toEqual(kinds(lobby(1), lobby(3)));
  });
});

describe('secrets of Francis Drake', () => {
  const news = (view: object, entries: readonly object[] = []): object => ({ entries, moment: { view: { view } } });
  const place = { id: 'havana', counter: { up: false, value: 3 }, discs: [{ seat: 1, disc: 'two' }] };

  it.each([
    ['a hand', news({ question: {}, players: [{}, { hand: [] }] }), 'the hand of seat 1'],
    ['a chest', news({ question: {}, revealed: true, players: [{}, { chest: {} }] }), 'the chest of seat 1'],
    ['a disc', news({ question: {}, map: [place] }), 'a disc of seat 1 at havana'],
    ['a text', news({}, [{ seat: 1, text: 'sail', events: [] }]), 'the text of a move of seat 1'],
    ['an event', news({}, [{ seat: 1, events: [{ kind: 'missionPlaced', seat: 1, disc: 2 }] }]), 'missionPlaced: disc'],
  ])('are recognised by their shape: %s', (_, frame, secret) => {
    expect(drakeSecrets(frame, 0)).toEqual([secret]);
    expect(drakeSecrets(frame, 1)).toEqual([]);
  });

  it('are not reported to a viewer who may know them', () => {
    const open = news({ revealed: true, players: [{ chest: {} }, { chest: {}, hand: [] }], map: [place] });
    expect(drakeSecrets(open, 0)).toEqual([]);
    expect(drakeSecrets(open, 'spectator')).toEqual(['the counter at havana']);
    const informing = news({ question: { kind: 'exchangeDiscs', seat: 0 }, map: [place] });
    expect(drakeSecrets(informing, 0)).toEqual([]);
    expect(drakeSecrets(informing, 2)).toEqual(['a disc of seat 1 at havana']);
  });
});

describe('a fuzz message', () => {
  const target = { id: 't', seq: 5, legal: [['bid 1', 'bid 2'], []], played: { id: 'm0', seq: 1 } };

  it('is of every kind in turn, and never a valid move', () => {
    const rng = rngFromSeed('messages');
    const kinds = new Set<string>();
    for (const seat of [0, 1, undefined]) {
      const attack: Attack = { target, seat, others: [{ ...target, id: 'other' }] };
      for (let i = 0; i < 4000; i++) {
        const { kind, data, seq } = makeFuzzMessage(rng, attack, `f${i}`);
        kinds.add(kind);
        if (FATAL.includes(kind) || typeof data !== 'string') continue;
        const message = parse(data);
        const good =
          message.type === 'move' &&
          message.table === 't' &&
          message.seq === 5 &&
          (message.seat === undefined || message.seat === seat) &&
          (seat === undefined ? [] : (target.legal[seat] ?? [])).includes(String(message.text));
        expect(good && Object.keys(message).every((key) => key !== '__proto__')).toBe(false);
        expect(seq).toBe(kind === 'replayed id' ? 1 : undefined);
      }
    }
    expect([...kinds].sort()).toEqual([...MESSAGE_KINDS].sort());
  });

  it('asks for nothing that is granted where a request and a vote are open', () => {
    const rng = rngFromSeed('requests');
    const open = { ...target, request: { seq: 5, seat: 0 }, vote: { seat: 1, for: 0 } };
    for (const seat of [0, 1]) {
      for (let i = 0; i < 3000; i++) {
        const { kind, data } = makeFuzzMessage(rng, { target: open, seat, others: [] }, `f${i}`);
        if (kind !== 'nothing to ask for') continue;
        const message = parse(String(data));
        const isVote = message.type === 'vote' && message.for !== seat && message.for !== 7;
        const isAnswer = message.type === 'answerBack' && message.request === 5;
        const isWithdrawal = message.type === 'withdrawBack' && message.request === 5;
        if (isVote) expect([seat, message.off]).toEqual(seat === 1 ? [1, undefined] : [0, true]);
        if (isAnswer) expect(seat).toBe(0);
        if (isWithdrawal) expect(seat).not.toBe(0);
      }
    }
  });

  it('takes off more days than were agreed, at a table with days for each turn', () => {
    const rng = rngFromSeed('days');
    const days = { holidays: 2, vacation: 5 };
    let calendars = 0;
    for (let i = 0; i < 500; i++) {
      const { kind, data } = makeFuzzMessage(rng, { target: { ...target, days }, seat: 0, others: [] }, `f${i}`);
      expect(kind).toBe('nothing to ask for');
      const { type, zone, holidays = [], vacation = [] } = parse(String(data)) as Record<string, string & unknown[]>;
      if (type !== 'calendar') continue;
      calendars++;
      const isRefused = holidays.length > 2 || vacation.length > 5 || vacation[0] === '2090-02-3x';
      expect(isRefused || !['UTC', undefined].includes(zone)).toBe(true);
    }
    expect(calendars).toBeGreaterThan(20);
  });

  function parse(text: string): Record<string, unknown> {
    try {
      return (JSON.parse(text) ?? {}) as Record<string, unknown>;
    } catch {
      return {};
    }
  }
});

describe('a pair of worlds', () => {
  it.each(['specimen', 'francis-drake'])('of %s looks the same to one seat, even after paired moves', (id) => {
    const game = shipped(id, same);
    const rng = rngFromSeed('pairs');
    let paired = 0;
    for (let i = 0; i < 12; i++) {
      let pair = dealPair(game, 3, rng);
      for (let step = 0; step < 5; step++) {
        expect(game.view(pair.one, pair.seat)).toEqual(game.view(pair.other, pair.seat));
        expect(JSON.stringify(pair.one)).not.toBe(JSON.stringify(pair.other));
        const [mover] = game.awaiting(pair.one);
        const moves = mover === undefined ? undefined : pairMoves(game, pair, mover, rng);
        if (mover === undefined || moves === undefined) break;
        const replayed = advance(game, { state: pair.one, seq: 0 }, mover, game.readMove(moves.texts[0]));
        expect(replayed.state).toEqual(moves.next.one);
        pair = moves.next;
        paired++;
      }
    }
    expect(paired).toBeGreaterThan(5);
  });
});
