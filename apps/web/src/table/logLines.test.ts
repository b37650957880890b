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
});
