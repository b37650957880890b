import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultyLine, readJsonFile } from './dataFile.ts';
import { scratch } from './testing/cliProcess.ts';

describe('a data file', () => {
  const folder = scratch();
  const write = (text: string): string => {
    const file = join(folder, 'data.json');
    writeFileSync(file, text);
    return file;
  };

  it('is read as JSON', () => {
    expect(readJsonFile(write('{"a": [1]}'))).toEqual({ a: [1] });
  });

  it('that is missing or a folder is reported with its problem', () => {
    expect(() => readJsonFile(join(folder, 'nope.json'))).toThrow('nope.json: no such file');
    expect(() => readJsonFile(folder)).toThrow('is a folder');
  });

  it('that is truncated or invalid is reported with its line', () => {
    expect(() => readJsonFile(write('{\n"a": [1,\n'))).toThrow(/data\.json:2: not JSON: /);
    expect(() => readJsonFile(write('{\n"a": tru\n}'))).toThrow(/data\.json:2: not JSON: [^\n]+$/);
    expect(() => readJsonFile(write(''))).toThrow(/data\.json:1: not JSON: /);
  });

  it('is reported with the line of the fault, wherever it is', () => {
    const lines = JSON.stringify({ a: [1, 2, { b: 'x' }], c: { d: true } }, undefined, 1).split('\n');
    for (const [index] of lines.entries()) {
      expect(faultyLine(lines.map((line, at) => (at === index ? `${line}@` : line)).join('\n'))).toBe(index + 1);
    }
  });
});
