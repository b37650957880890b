import { describe, expect, it } from 'vitest';
import { francisDrake } from '../src/index.ts';

describe('the package', () => {
  it('describes itself', () => {
    const { id, title, rulePrefix } = francisDrake;
    expect({ id, title, rulePrefix }).toEqual({ id: 'francis-drake', title: 'Francis Drake', rulePrefix: 'FD' });
  });

  it('opens with the components that come with it', () => {
    const opened = francisDrake.open();
    expect(opened.ok && opened.value.game.id).toBe('francis-drake');
    expect(opened.ok && typeof opened.value.advice.rate).toBe('function');
    expect(francisDrake.open(francisDrake.components).ok).toBe(true);
  });

  it('names the fault in unusable components', () => {
    const opened = francisDrake.open({ ...(francisDrake.components as object), voyages: 'three' });
    expect(opened.ok ? undefined : opened.error.path).toBe('/voyages');
  });
});
