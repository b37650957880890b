import { describe, expect, it } from 'vitest';
import { flagFields, readFlags } from './flags.ts';
import { object } from './shape.ts';

const KEYS = ['fog', 'wind'] as const;

describe('flags', () => {
  it('are written down only if they are on', () => {
    expect(readFlags({ fog: true, wind: false, rain: true }, KEYS)).toStrictEqual({ fog: true });
    expect(readFlags({ wind: true, fog: true }, KEYS)).toStrictEqual({ fog: true, wind: true });
  });

  it('are undefined if all are off, or if there is nothing to read', () => {
    for (const input of [{}, { fog: false }, { fog: 1 }, null, [true]]) expect(readFlags(input, KEYS)).toBeUndefined();
  });

  it('are optional booleans', () => {
    const shape = object(flagFields(KEYS));
    expect(shape({}, '')).toBeUndefined();
    expect(shape({ fog: false, wind: true }, '')).toBeUndefined();
    expect(shape({ wind: 1 }, '')).toMatchObject({ path: '/wind', problem: 'boolean' });
    expect(shape({ rain: true }, '')).toMatchObject({ path: '/rain', problem: 'unknownField' });
  });
});
