import type { Box } from '@portolan/nina-pinta';
import { Legend, type LegendSection } from '@portolan/table-kit/legend';
import type { ComponentType, JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { GLYPH_SECTIONS } from './legendSections.ts';
import { t } from './messages/legend.ts';
import { symbolName } from './symbolName.ts';

const SECTIONS = ['pieces', 'lands', 'worlds', 'groups', 'bonus', 'progress', 'nations'] as const;

/** Every symbol of the game with its name. */
export function legendFor(box: Box): ComponentType {
  return () => <SymbolLegend box={box} />;
}

export function SymbolLegend({ box }: { readonly box: Box }): JSX.Element {
  const sections = SECTIONS.map(
    (section): LegendSection => ({
      title: t(section),
      entries: GLYPH_SECTIONS[section].map((key) => ({
        key,
        picture: <Glyph name={key} />,
        name: symbolName(box, key),
      })),
    }),
  );
  return <Legend sections={sections} />;
}
