import { Legend, type LegendSection } from '@portolan/table-kit/legend';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { GLYPH_SECTIONS } from './legendSections.ts';
import { t } from './messages/legend.ts';

const SECTIONS = ['actions', 'goods', 'map', 'board', 'sheet'] as const;

/** Every symbol of the game with its name. */
export function SymbolLegend(): JSX.Element {
  const sections = SECTIONS.map(
    (section): LegendSection => ({
      title: t(section),
      entries: GLYPH_SECTIONS[section].map((key) => ({
        key,
        picture: <Glyph name={key} />,
        name: t(key),
      })),
    }),
  );
  return <Legend sections={sections} />;
}
