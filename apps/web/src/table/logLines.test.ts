import type { EntryInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { lastLine, logLines } from './logLines.ts';

const NAMES = ['Ana', 'Ben'];

function move(seq: number, seat: number, ...kinds: readonly string[]): EntryInfo {
  return { seq, kind: 'move', seat, events: kinds.map((kind) => ({ kind, seat })), at: 0 };
}

describe('the log in words', () => {
  it('has one line for each event, with its seat and moment', () => {
    const lines = logLines({}, [move(1, 0, 'bidLaid', 'wentHome')], NAMES);
    expect(lines).toEqual([
      { key: '1.0', seq: 1, seat: 0, text: 'Ana: bid laid.', undone: false },
      { key: '1.1', seq: 1, seat: 0, text: 'Ana: went home.', undone: false },
    ]);
  });

  it('keeps undone moves and names the player who undid them', () => {
    const undo: EntryInfo = { seq: 2, kind: 'undo', seat: 1, to: 0, events: [], at: 0 };
    const lines = logLines({}, [move(1, 1, 'docked'), undo, move(3, 1, 'stopped')], NAMES);
    expect(lines.map(({ text, undone }) => [text, undone])).toEqual([
      ['Ben: docked.', true],
      ['Ben takes back a move.', false],
      ['Ben: stopped.', false],
    ]);
  });

  it('reports at least that a seat has moved', () => {
    const text = {
      prompt: () => '',
      describeMove: () => ({ text: '' }),
      describeEvent: () => undefined,
      describeView: () => '',
    };
    expect(logLines({ text }, [move(1, 1, 'x')], NAMES).map((line) => line.text)).toEqual(['Ben made a move.']);
  });

  it('ends with the last line that has a text', () => {
    const text = {
      prompt: () => '',
      describeMove: () => ({ text: '' }),
      describeEvent: ({ kind }: { readonly kind: string }) => (kind === 'silent' ? undefined : `${kind}!`),
      describeView: () => '',
    };
    expect(lastLine({ text }, [move(1, 0, 'docked'), move(2, 1, 'silent')], NAMES)?.text).toBe('docked!');
    expect(lastLine({ text }, [move(2, 1, 'silent')], NAMES)?.text).toBe('Ben made a move.');
    expect(lastLine({ text }, [], NAMES)).toBeUndefined();
  });

  it('leaves out the end of a turn', () => {
    expect(logLines({}, [{ seq: 1, kind: 'end', seat: 0, events: [], at: 0 }], NAMES)).toEqual([]);
  });

  it('reports a resignation', () => {
    const resign: EntryInfo = { seq: 1, kind: 'resign', seat: 0, events: [], at: 0 };
    expect(logLines({}, [resign], NAMES)[0]?.text).toBe('Ana resigns; a bot plays on.');
  });

  it('marks the moves of a stand-in at their first line', () => {
    const entry: EntryInfo = { ...move(1, 0, 'docked', 'stopped'), standIn: 'bosun' };
    expect(logLines({}, [entry], NAMES).map(({ mark }) => mark)).toEqual(['Bosun for Ana', undefined]);
    expect(logLines({ you: 0 }, [entry], NAMES)[0]?.mark).toBe('Bosun for you');
  });

  it('reports what players and the table itself do besides moving', () => {
    const base = { events: [], at: 0 };
    const others: Omit<EntryInfo, 'seq' | 'events' | 'at'>[] = [
      { kind: 'standIn', seat: 0, standIn: 'bosun', why: 'asked' },
      { kind: 'return', seat: 0 },
      { kind: 'vote', seat: 1, for: 0 },
      { kind: 'vote', seat: 1, for: 0, off: true },
      { kind: 'standIn', seat: 0, standIn: 'bosun', why: 'vote', byTable: true },
      { kind: 'standIn', seat: 0, standIn: 'bosun', why: 'flag', byTable: true },
      { kind: 'resign', seat: 1, why: 'flag', byTable: true },
      { kind: 'askBack', seat: 0, to: 12 },
      { kind: 'answerBack', seat: 1, agree: true },
      { kind: 'answerBack', seat: 1, agree: false },
      { kind: 'withdrawBack', seat: 0 },
      { kind: 'takeBack', seat: 0, to: 0, byTable: true },
      { kind: 'calendar', seat: 1 },
      { kind: 'paused', why: 'away', byTable: true },
      { kind: 'paused', why: 'nobody', byTable: true },
      { kind: 'resumed', byTable: true },
    ];
    const entries = others.map((other, at): EntryInfo => ({ ...base, ...other, seq: at + 1 }));
    expect(logLines({}, entries, NAMES).map(({ text }) => text)).toEqual([
      'Ana hands the seat to Bosun.',
      'Ana is back.',
      'Ben votes for a stand-in for Ana.',
      'Ben no longer wants a stand-in for Ana.',
      'The others have voted: Bosun plays for Ana.',
      'Ana has run out of time: Bosun takes over.',
      'Ben has run out of time and has resigned; a bot plays on.',
      'Ana asks to go back to move 12.',
      'Ben agrees to go back.',
      'Ben does not agree. The game goes on as it is.',
      'Ana no longer asks to go back.',
      'All agree: the game goes back to the beginning.',
      'Ben changes their days off.',
      'The clocks stood still while the server was away.',
      'The clocks stop: nobody has the table open.',
      'The clocks run again.',
    ]);
    expect(logLines({ you: 0 }, entries, NAMES)[0]?.text).toBe('You hand your seat to Bosun.');
  });
});
