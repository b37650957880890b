import { describe, expect, it } from 'vitest';
import { drawBar, progress } from './progress.ts';

function stream(isTTY: boolean): { isTTY: boolean; columns: number; text: string; write(text: string): void } {
  return {
    isTTY,
    columns: 60,
    text: '',
    write(text) {
      this.text += text;
    },
  };
}

describe('progress', () => {
  it('writes nothing outside a terminal', () => {
    const pipe = stream(false);
    const bar = progress('games', 10, pipe);
    bar.at(5);
    bar.at(10);
    bar.done();
    expect(pipe.text).toBe('');
  });

  it('redraws itself in a terminal at a limited rate and clears itself at the end', () => {
    const terminal = stream(true);
    const bar = progress('games', 1000, terminal);
    for (let i = 1; i < 1000; i++) bar.at(i);
    expect(terminal.text.split('\r').length).toBeLessThan(10);
    bar.at(1000);
    expect(terminal.text).toContain('100% (1000/1000)');
    bar.done();
    expect(terminal.text.endsWith('\r\u001B[2K')).toBe(true);
  });

  it('never exceeds the width of the terminal', () => {
    const terminal = stream(true);
    progress('a very long label that takes most of the line away', 10, terminal).at(1);
    expect(terminal.text.replace('\r\u001B[2K', '').length).toBe(59);
  });

  it('shows the share done and the time left', () => {
    expect(drawBar('x', { done: 1, total: 4, ms: 30_000 })).toBe('x █████░░░░░░░░░░░░░░░ 25% (1/4)  1 min 30 s left');
    expect(drawBar('x', { done: 0, total: 0, ms: 1 })).toContain('100%');
    expect(drawBar('x', { done: 0, total: 4, ms: 1 })).not.toContain('left');
  });
});
