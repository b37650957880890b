import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { customMedia, expander } from './customMedia.ts';

const DEFINITIONS = `
@custom-media --to-phone (max-width: 40rem);
@custom-media --sideways (not (--to-phone)) and (orientation: landscape),
  print;
`;

describe('custom media queries', () => {
  it('are written out, also where one is defined by another', () => {
    const expand = expander(DEFINITIONS);
    expect(expand('(--to-phone), (pointer: coarse)')).toBe('(max-width: 40rem), (pointer: coarse)');
    expect(expand('(--sideways)')).toBe('(not (max-width: 40rem)) and (orientation: landscape), print');
  });

  it('must be defined', () => {
    expect(() => expander(DEFINITIONS)('(--to-moon)')).toThrow('no custom media query is named --to-moon');
  });

  it('are written out in imported style sheets too', async () => {
    const config = await resolveConfig({ configFile: false, plugins: [customMedia()] }, 'build');
    const index = fileURLToPath(import.meta.resolve('@portolan/ui-kit/style.css'));
    const { code } = await preprocessCSS('@import "./controls.css";', index, config);
    expect(code.match(/@media [^{]+/g)).toEqual(['@media (max-width: 52rem), (max-height: 32rem) ']);
  });
});
