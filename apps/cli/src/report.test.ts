import { afterEach, expect, it, vi } from 'vitest';
import { UserError } from './errors.ts';
import { report } from './report.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function told(error: unknown): { code: number; text: string } {
  let text = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  return { code: report('portolan', error), text };
}

it('wrong input is reported in one line', () => {
  expect(told(new UserError('no such game'))).toEqual({ code: 2, text: 'portolan: no such game\n' });
});

it('a bug is reported in one line too, without the stack trace', () => {
  const { code, text } = told(new Error('stack\n  went wrong'));
  expect(code).toBe(70);
  expect(text).toBe('portolan: internal error: stack went wrong; run with PORTOLAN_DEBUG=1 for the trace\n');
});

it('the stack trace is shown on request', () => {
  vi.stubEnv('PORTOLAN_DEBUG', '1');
  expect(told(new Error('oops')).text).toMatch(/^Error: oops\n\s+at /);
});
